"""Setup: gathering and placing the armies."""
