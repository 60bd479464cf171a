areas-on-the-map = Land and sea
    .now = [Sikinos](area:sikinos) and [Thera](area:thera) are land, [Menippe](area:menippe) and [Evagore](area:evagore) are sea. Areas that touch are neighbours, whatever they are.

income-of-horns = Horns pay
    .now = Each horn pays one gold to whoever controls its area: here purple has one on [Sikinos](area:sikinos) and two on [Dexamene](area:dexamene).

bidding = Outbid and moving on
    .first = Purple promises two gold to [Hera](god:hera).
    .outbid = Yellow promises three. Purple is thrown off and must go to another god, not straight back.
    .elsewhere = Purple offers five at [Zeus](god:zeus) and throws blue off in turn.
    .end = In the end everybody stands somewhere. Purple has settled for [Apollo](god:apollo), who costs nothing.

creatures-on-sale = The creature market
    .now = The price stands beside each card: the longer a creature has been waiting, the cheaper it is. Each of your temples takes one gold off.

bridge-of-ships = Ships are the bridge
    .before = Soldiers walk from [Sikinos](area:sikinos) to [Antiparos](area:antiparos) because purple ships lie on the seas between them.
    .after = [Antiparos](area:antiparos) was not defended, so it changes hands without a battle, and its port with it.

land-battle = A round of battle on land
    .strengths = Blue attacks [Amorgos](area:amorgos). Each side counts soldiers, mercenaries, heroes and buildings that help. The defender may leave before the dice.
    .round = Each side has rolled one die and added it. The lower sum loses a unit; the last defender has fallen and the area changes hands.

sea-battle = A round of battle at sea
    .before = The purple ship at [Speio](area:speio) is about to attack the yellow one at [Halia](area:halia).
    .round = One die for each side, plus ships and whatever helps. Yellow has the lower sum, loses its only ship, and the sea is purple.

from-buildings-to-metropolis = Four buildings, one metropolis
    .four = Purple has a temple on [Mykonos](area:mykonos), a fortress and an academy on [Thera](area:thera). Only a port is missing, and it stands on [Antiparos](area:antiparos).
    .stands = With the port the four different buildings are complete. They are taken off, and a metropolis stands on [Mykonos](area:mykonos).
