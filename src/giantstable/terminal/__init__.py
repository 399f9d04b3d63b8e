"""The toolkit of all terminal screens: canvas, menus, saves, and a match played at one keyboard."""
