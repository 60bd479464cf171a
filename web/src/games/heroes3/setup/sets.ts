/** The scenario a first game is best played with, by the number of people. */
export const FIRST: Readonly<Record<number, string>> = {
  1: 'community_emerald_island',
  2: 'community_emerald_island',
  3: 'community_emerald_island',
  4: 'community_emerald_island',
  5: 'community_astral_run_short',
  6: 'community_astral_run_short',
};

/** The boxes that its tiles and a town for everybody come from, by the number of people; the core box holds three towns. */
const BOXES: Readonly<Record<number, Record<string, boolean>>> = {
  3: { tower: true },
  4: { tower: true },
  5: { tower: true, rampart: true },
  6: { tower: true, rampart: true, fortress: true },
};

/** What is chosen before anybody has chosen: the scenario of a first game, and the boxes it needs. */
export const chosenAtFirst = (seats: number): Record<string, string | boolean> => ({
  scenario: FIRST[seats] ?? 'auto',
  ...Object.fromEntries(Object.keys(BOXES[6] ?? {}).map((id) => [id, BOXES[seats]?.[id] ?? false])),
});

/** What a first game is set to: towns drawn, an easy start. */
export const firstSet = (seats: number): Record<string, string | boolean> => ({
  scenario: FIRST[seats] ?? 'auto',
  difficulty: 'easy',
  factions: 'random',
  ...BOXES[seats],
});

/** What is played at once against bots: a scenario in which they are enemies, with nothing to choose but a tile's turn and a bonus. */
const AT_ONCE: Readonly<Record<number, string>> = { 2: 'community_force_of_will', 3: 'community_force_of_will' };

export const quickGame = (seats: number): Record<string, string | boolean> => ({
  ...firstSet(seats),
  ...(AT_ONCE[seats] ? { scenario: AT_ONCE[seats] } : {}),
});

/** The options that the set-up page draws; the shell draws the rest. Written out, so that the lobby need not load the box. */
export const SETS: readonly string[] = [
  'scenario',
  'whole_campaign',
  'teams',
  'pairs',
  'tower',
  'rampart',
  'fortress',
  'inferno',
  'stronghold',
  'conflux',
  'cove',
  'stretch_goals_2024',
  'opt_town_no_income',
  'opt_no_reroll',
  'opt_dice_one',
  'opt_no_bonus',
  'opt_second_hero',
  'opt_min_damage',
  'opt_double_income',
  'opt_free_trade',
  'opt_free_extension',
  'opt_no_attack_die',
  'opt_astrologers_always',
  'opt_no_astrologers',
  'opt_refresh',
  'opt_to_discard',
];
