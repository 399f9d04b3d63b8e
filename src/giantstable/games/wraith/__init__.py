"""Wraith & the Giants: one Wraith climbs one Giant."""
