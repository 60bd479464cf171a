/** What is printed on the cards, from the content: effects as messages, symbols, what a step of a quest asks. */

import type { Argument, Entry, Stage } from '$board/contract';
import * as content from '$generated/content/lords_of_hellas.json';

type Words = Pick<Stage, 'say' | 'thing'>;

export type CombatFacts = (typeof content.combat_card)[number];
export type SymbolFacts = (typeof content.symbol)[number];

const COMBAT = new Map(content.combat_card.map((card) => [card.id, card]));
const SYMBOL = new Map(content.symbol.map((symbol) => [symbol.id, symbol]));

export const combatFacts = (card: string): CombatFacts | undefined => COMBAT.get(card);
export const symbolFacts = (symbol: string): SymbolFacts | undefined => SYMBOL.get(symbol);

/** The name of a combat card without its symbol, which is drawn. */
export const shortName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** What a combat card does in a battle. */
export function battleEffect(facts: CombatFacts, words: Words): string {
  const amount = facts.amount as Record<string, number | string | undefined>;
  const args: Record<string, Argument> = {};
  for (const [name, value] of Object.entries(amount)) {
    if (typeof value === 'number') args[name.replaceAll('_', '-')] = value;
    else if (name === 'attribute' && value) args['attribute'] = ['attribute', value];
  }
  return words.say(`board-effect-${facts.effect}`, args);
}

/** What its symbol does in a hunt. */
export function huntEffect(facts: SymbolFacts, words: Words): string {
  if (facts.parries) return words.say('board-symbol-parries', { injuries: facts.parry_injuries });
  if (facts.wound === 'any') return words.say('board-symbol-any');
  const symbol: Argument = ['symbol', facts.wound];
  if (facts.any_with > 1) return words.say('board-symbol-set', { symbol, cards: facts.any_with });
  return words.say('board-symbol-one', { symbol });
}

type Step = (typeof content.quest)[number]['steps'][number];

/** What a step of a quest asks for, one phrase each. */
export function stepDemands(step: Step, words: Words): string[] {
  return Object.entries(step).map(([what, count]) =>
    ['leadership', 'strength', 'speed'].includes(what)
      ? words.say('board-asks-attribute', { attribute: ['attribute', what], count: Number(count) })
      : words.say(`board-asks-${what.replaceAll('_', '-')}`, { count: Number(count) }),
  );
}

export const questFacts = (quest: string) => content.quest.find((one) => one.id === quest);
export const blessingGod = (blessing: string): string => content.blessing.find((one) => one.id === blessing)?.god ?? '';
export const artifactFacts = (artifact: string) => content.artifact.find((one) => one.id === artifact);
/** How much the power of a god brings at each level, from the first. */
export const powersOf = (god: string): number[] =>
  content.power_level.filter((one) => one.god === god).sort((a, b) => a.level - b.level).map((one) => one.amount);

/** What the reference says of a figure that is our own or not confirmed; null where there is nothing to say. */
export function doubtOf(entry: Entry | null): { mark: string; label: string; text: string } | null {
  return entry?.marks?.find(({ mark }) => mark === 'own') ?? entry?.marks?.find(({ mark }) => mark === 'unsure') ?? null;
}
