"""The content in types: one class for each kind of entry in `content/*.toml`."""
