"""What Regalia costs: `python -m bench` measures, prints a table and writes `bench/results.json`."""
