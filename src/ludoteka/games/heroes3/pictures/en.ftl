known-world = Tiles and fields
    .now = Seven fields make a tile. The hero stands in [town](field:t1-c) on the starting tile; tiles that lie face down are discovered by going there.

far-tile = A far tile
    .before = The hero stands at the edge of what is known and has a far tile in supply.
    .placed = The tile lies next to the hero's and has been turned so that no closed edge is in the way.

a-town = The town
    .before = What stands is inked, what could be built shows its price. One building a round.
    .built = The [City Hall](building:necropolis_city_hall) stands, and the token for building is used up.

a-hand = Cards in hand
    .now = Most cards show a basic effect and below it an expert one, which you may use as often in a round as your level allows.

combat-board = The combat board
    .empty = Four rows and five columns. Your units begin in your two columns, the enemy in the two opposite.
    .ready = All three units are placed: quick ones act first, so the order at the side matters more than the place.

a-blow = A blow
    .far = The [skeletons](space:c3) are active; the [marksmen](space:a5) stand in the corner.
    .marched = They have marched next to them: a unit on the ground must be adjacent to strike.
    .attacks = Attack is declared. Before the die is rolled both sides may play cards.
    .card = A card has raised the attack. Now the die adds one, nothing, or takes one away; attack minus defence is the damage.

few-and-pack = Few and pack
    .before = The [Wraiths](unit:wraiths) are few. A pack is stronger and takes two falls.
    .after = With the [Citadel](building:necropolis_citadel) they have been reinforced: the card is turned to its pack side.
