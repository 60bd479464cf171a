"""Ludoteka: play, study and simulate heavy strategy board games on one typed rules engine."""

__version__ = "0.2.0"
