"""Many games: simulations on one machine, in as many processes as you like."""
