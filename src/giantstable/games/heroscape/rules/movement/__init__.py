"""Movement: where a figure may go, at what price, and what happens on the way."""
