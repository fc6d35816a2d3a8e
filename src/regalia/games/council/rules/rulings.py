"""The rulings by number, for `refuse`. Their sentences are in `en.ftl` and `de.ftl`."""

RULINGS = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K7b", *(f"K{number}" for number in range(8, 21)))

ALLOWED = 0
K1, K2, K3, K4, K5, K6, K7, K7B, K8, K9, K10, K11, K12, K13, K14, K15, K16, K17, K18, K19, K20 = range(1, 22)
