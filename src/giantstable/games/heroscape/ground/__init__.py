"""The ground: hexes, tiles and battlefields, and everything that can be measured on them."""
