/** The end of a scenario: who won by which goal, or how it was lost; the score sheet. */

import type { Course, Player, ScoreLine, Stage } from '$board/contract';
import type { Heroes3View } from '$generated/views';
import type { Defeat } from './facts';
import { knownFacts } from './own.svelte';

type Words = Pick<Stage, 'say' | 'thing'>;
type Goal = Heroes3View['goals'][number];

/** Which message a goal has: some kinds have another where they are looked at otherwise. */
function goalKey(goal: Goal): string {
  if (goal.kind === 'control_after_countdown' && goal.from_round > 0) return 'turns_countdown';
  if (goal.kind === 'hold_location' && goal.when === 'turn_start') return 'hold_at_turn_start';
  if (goal.kind === 'flag_location' && goal.need > 1) return 'flag_locations';
  return goal.part ?? goal.kind;
}

/** "Flag an enemy town." */
export function goalWords(goal: Goal, words: Words): string {
  return words.say(`board-goal-${goalKey(goal)}`, {
    need: goal.need,
    lead: goal.lead,
    round: goal.from_round,
    location: goal.location ? ['location', goal.location] : '',
  });
}

/** What a player keeps by the special rules of the scenario: tokens, portals, walls, cards of the secondary hero. */
export function standingOf(player: Heroes3View['players'][number], words: Pick<Stage, 'say'>): string[] {
  return [
    ...(player.damage_tokens ? [words.say('board-standing-tokens', { count: player.damage_tokens })] : []),
    ...(player.portals ? [words.say('board-standing-portals')] : []),
    ...(player.hill_walls ? [words.say('board-standing-walls')] : []),
    ...(player.bombed_last ? [words.say('board-standing-bombed')] : []),
    ...(player.second_cards?.length ? [words.say('board-standing-cards', { count: player.second_cards.length })] : []),
  ];
}

/** "Warlords beat main heroes 2 times." */
export function defeatWords(defeat: Defeat, view: Heroes3View, words: Words): string {
  return words.say(`board-defeat-${defeat.kind}`, {
    round: defeat.kind === 'last_round_ends' ? view.last_round : (defeat.round ?? view.last_round),
    times: defeat.times ?? 1,
    location: defeat.location ? ['location', defeat.location] : '',
  });
}

/** What decided, in a sentence: "Goal reached: Flag an enemy town." */
export function outcomeOf(view: Heroes3View, words: Words, players: readonly Player[]): string {
  const end = view.end;
  if (!end) return '';
  if (end.way === 'defeat') {
    const defeat = knownFacts(view.scenario)?.defeats[end.number];
    return defeat ? words.say('board-end-defeat', { defeat: defeatWords(defeat, view, words) }) : words.say('board-end-nobody');
  }
  if (end.way !== 'goal') return words.say(`board-end-${end.way}`);
  const goals = view.goals.filter((goal) => goal.number === end.number);
  const contest = goals.find((goal) => goal.columns.length > 0);
  if (contest) {
    const ranked = [...players].sort((a, b) => (contest.have[b.seat] ?? 0) - (contest.have[a.seat] ?? 0));
    const standing = ranked.map((player) => `${player.name} ${contest.have[player.seat] ?? 0}`).join(', ');
    if (contest.worth.length === 0) return words.say('board-end-ranking', { round: view.last_round });
    const points = words.say('board-end-points', { round: view.last_round, standing });
    const best = Math.max(...contest.have);
    const tied = contest.have.some((have, seat) => have === best && !end.winners.includes(seat));
    return tied ? `${points} ${words.say('board-end-tie')}` : points;
  }
  return words.say('board-end-goal', { goal: goals.map((goal) => goalWords(goal, words)).join(' ') });
}

/** What everybody holds on the map and how far the heroes have come; where points are compared, those too. */
export function scoresOf(view: Heroes3View, { say, thing }: Words): ScoreLine[] {
  const flags = (slug: string): ScoreLine => ({
    label: thing('location', slug),
    values: view.players.map((_, seat) => held(view, seat, slug)),
  });
  const line = (label: string, value: (player: Heroes3View['players'][number]) => number): ScoreLine => ({ label, values: view.players.map(value) });
  const points = view.goals.find(({ kind }) => kind === 'points' || kind === 'victory_points');
  return [
    flags('town'),
    flags('settlement'),
    flags('mine'),
    line(say('board-level'), (player) => player.level),
    line(say('board-cubes'), (player) => player.cubes.reduce((sum, one) => sum + one, 0)),
    line(say('board-units'), (player) => player.units.length),
    line(say('board-buildings'), (player) => player.buildings.length),
    ...(points ? [{ label: say('board-points'), values: points.have, total: true }] : []),
  ];
}

/** What the chart of the course can show: points where they count, land, army and hero. */
export function coursesOf(view: Heroes3View, { say }: Words): Course[] {
  const line = (label: string, value: (player: Heroes3View['players'][number], seat: number) => number): Course => ({ label, values: view.players.map(value) });
  const points = view.goals.find(({ kind }) => kind === 'points' || kind === 'victory_points');
  return [
    ...(points ? [{ label: say('board-points'), values: points.have }] : []),
    line(say('board-flags'), (_, seat) => ['town', 'settlement', 'mine'].reduce((sum, slug) => sum + held(view, seat, slug), 0)),
    line(say('board-level'), (player) => player.level),
    line(say('board-units'), (player) => player.units.length),
    line(say('board-buildings'), (player) => player.buildings.length),
  ];
}

function held(view: Heroes3View, seat: number, location: string): number {
  const slug = `p${seat + 1}`;
  return view.tiles.flatMap((tile) => tile.fields).filter((field) => field.flag === slug && field.location === location).length;
}
