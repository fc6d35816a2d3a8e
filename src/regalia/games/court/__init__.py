"""To Court the King."""
