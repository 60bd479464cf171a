"""The routes: a thin layer that reads a request, asks the services and writes the answer."""
