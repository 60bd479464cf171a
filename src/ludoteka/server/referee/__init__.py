"""The referee: rules and bots in processes of their own, so that no game can hold up or bring down the server."""
