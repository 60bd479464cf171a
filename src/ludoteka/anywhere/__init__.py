"""The house without a server: tables in a browser's worker, kept in the browser, with bots in a worker beside it."""
