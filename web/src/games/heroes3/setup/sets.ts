/** The scenario a first game is best played with, by the number of people. */
export const FIRST: Readonly<Record<number, string>> = { 1: 'llq1_homecoming', 2: 'brave_new_world', 3: 'brave_new_world', 4: 'community_emerald_island' };

/** Towns in the core box: a table of more people needs a town of another box. */
const CORE_TOWNS = 3;

/** What a first game is set to: towns drawn, an easy start. */
export const quickGame = (seats: number): Record<string, string | boolean> => ({
  scenario: FIRST[seats] ?? 'auto',
  difficulty: 'easy',
  factions: 'random',
  ...(seats > CORE_TOWNS ? { tower: true } : {}),
});

/** The options that the set-up page draws; the shell draws the rest. Written out, so that the lobby need not load the box. */
export const SETS: readonly string[] = [
  'scenario',
  'whole_campaign',
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
