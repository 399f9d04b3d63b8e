"""Many games: simulations and tournaments, in many processes or on many machines."""
