"""Council of 4."""
