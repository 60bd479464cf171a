"""The rules of Heroes III, one package per chapter, each building on those before it.

world, cards, victory, trade, map, town, play (cards outside combat), scenario, battlefield, combat with spells and
units, ai, turn, setup. `importlinter.ini` keeps the order; what a chapter asks of a later one stands in `book`.
"""
