"""Cairns, a game for two or three."""
