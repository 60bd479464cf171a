"""Moderation: how people are kept safe from one another, and what an operator may do about those who are not kind."""
