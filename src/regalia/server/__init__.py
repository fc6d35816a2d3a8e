"""The table server: people play together over the network, and what a player saw is saved."""
