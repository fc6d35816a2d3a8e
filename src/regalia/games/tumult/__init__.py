"""Tumult Royale."""
