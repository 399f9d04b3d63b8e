"""The ways into the server."""
