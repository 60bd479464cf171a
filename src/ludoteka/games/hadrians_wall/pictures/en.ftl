two-cards = Two cards, two uses
    .now = The upper half of a card is a path, a goal for the end of the game. The lower half is a prospect, which pays at once. You choose which card is which.

pool-of-the-year = Your pool
    .now = These workers and resources are all you have for the year. What is left when it ends is lost.

fort-and-wall = From the fort to the wall
    .before = Nothing is built yet. The next box of [the fort](area:fort) costs a builder or a soldier.
    .fort = The first box of [the fort](area:fort) stands and carries the first box of [the wall](area:wall) above it.
    .wall = A resource has filled the first box of [the wall](area:wall). The symbol in it is gained at once.

three-cohorts = The three cohorts
    .now = Each filled box stops one attack on its side, every year anew. Here [the left](side:left) and [the centre](side:centre) have one each, the right has none.

four-attributes = The four attributes
    .now = Each filled box of [renown](area:renown), [piety](area:piety), [valour](area:valour) and [discipline](area:discipline) is one point at the end. Boxes with a symbol also give what they show.

pattern-on-the-map = Placing a pattern
    .before = The scouts bring a pattern of four squares. It may be turned and mirrored, and must lie on free squares.
    .after = It lies in the upper corner. Every symbol it covers has been gained.

attack-of-the-picts = The attack at the end of a year
    .cards = Every fate card attacks one cohort. A filled box holds one of them; the rest get through, unless a favour helps.
    .favour = A diplomat has spoken for the left: one card there is ignored.
    .settled = Another favour in the centre. One card still gets through: one disdain, and the valour of the grey flag is one less.
