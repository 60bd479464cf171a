import { describe, expect, it } from 'vitest';
import type { Argument, Option } from '$board/contract';
import { buttonsOf, endingOf, nearest, optionRef, plain, type Reading, remaining, search, situation, valuesOf, withNumbers } from './refs';

const THINGS = new Set(['area', 'building', 'item', 'god', 'cove', 'site']);
/** What the game declares: these numbers are amounts, and sites have no names. */
const AMOUNTS = new Set(['bid amount', 'troops soldiers', 'troops mercenaries', 'give amount']);
const reading: Reading = {
  isAmount: (verb, argument) => AMOUNTS.has(`${verb} ${argument}`),
  isNamed: (ref) => !ref.startsWith('site:'),
};

/** An option from its notation and the kinds of its arguments: option('move a b', 'from:area to:area'). */
function option(action: string, parts = ''): Option {
  const [verb, ...words] = action.split(' ');
  const args: Record<string, Argument> = {};
  const refs: string[] = [];
  parts
    .split(' ')
    .filter(Boolean)
    .forEach((part, i) => {
      const [label, kind = label] = part.split(':') as [string, string?];
      const word = words[i] as string;
      args[label] = kind === 'int' ? Number(word) : [kind, word];
      if (THINGS.has(kind)) refs.push(`${kind}:${word}`);
    });
  return { action, label: { id: `verb-${verb}`, args, rule: '' }, refs };
}

const move = (from: string, to: string) => option(`move ${from} ${to}`, 'from:area to:area');
const glow = (options: Option[], picked: string[] = [], present: string[] | null = null) =>
  [...situation(options, picked, present && new Set(present), reading).glow.keys()].sort();

describe('clicking through the refs of options', () => {
  it('glows at the first ref, then at the second', () => {
    const options = [move('a', 'b'), move('a', 'c'), move('b', 'c')];
    expect(glow(options)).toEqual(['area:a', 'area:b']);
    expect(glow(options, ['area:a'])).toEqual(['area:b', 'area:c']);
    expect(situation(options, ['area:b']).candidates).toEqual([move('b', 'c')]);
  });

  it('keeps the order of things of one kind and lets others come in any order', () => {
    expect(remaining(move('a', 'b'), ['area:b'])).toBeNull();
    expect(remaining(option('fill wall stone', 'area item'), ['item:stone'])).toEqual(['area:wall']);
  });

  it('passes over what all options of a verb share', () => {
    const options = [option('build fort a', 'building area'), option('build fort b', 'building area')];
    expect(glow(options)).toEqual(['area:a', 'area:b']);
  });

  it('takes any thing of a lone option', () => {
    expect(glow([option('build fort a', 'building area')])).toEqual(['area:a', 'building:fort']);
  });

  it('asks for the first telling thing where several tell', () => {
    const options = ['wall stone', 'wall wood', 'fort stone'].map((words) => option(`fill ${words}`, 'area item'));
    expect(glow(options)).toEqual(['area:fort', 'area:wall']);
    expect(glow(options, ['area:wall'])).toEqual(['item:stone', 'item:wood']);
  });

  it('prefers things on the board and offers the others as buttons', () => {
    const options = ['fort a', 'port a', 'fort b'].map((words) => option(`build ${words}`, 'building area'));
    expect(glow(options, [], ['area:a', 'area:b'])).toEqual(['area:a', 'area:b']);
    const after = situation(options, ['area:a'], new Set(['area:a', 'area:b']));
    expect([...after.offBoard.keys()]).toEqual(['building:fort', 'building:port']);
    expect(after.glow.size).toBe(0);
  });

  it('makes a menu of options that share all their refs', () => {
    const options = [option('recruit a', 'cove'), option('march a', 'cove'), option('march b', 'cove')];
    expect(glow(options)).toEqual(['cove:a', 'cove:b']);
    expect(situation(options, ['cove:a']).buttons).toEqual([{ one: options[0] }, { one: options[1] }]);
  });

  it('goes on glowing while one of the options is complete', () => {
    const options = [option('recruit a', 'area'), move('a', 'b'), move('a', 'c')];
    const after = situation(options, ['area:a']);
    expect(after.buttons).toEqual([{ one: options[0] }]);
    expect([...after.glow.keys()]).toEqual(['area:b', 'area:c']);
  });

  it('has buttons for options without a place', () => {
    const now = situation([option('pass'), option('rest')], []);
    expect(now.buttons.map((button) => button.one?.action)).toEqual(['pass', 'rest']);
  });
});

describe('options drawn as a whole', () => {
  it('glow where the board stands for them and leave the bar', () => {
    const options = [option('diplomat'), option('exchange builder servant', 'worker worker')];
    const now = situation(options, [], new Set(['option:diplomat', 'worker:servant']));
    expect([...now.glow.keys()]).toContain('option:diplomat');
    expect(now.buttons.map((button) => button.one?.action)).not.toContain('diplomat');
    const drawn = situation(options, [], new Set(options.map(optionRef).concat('worker:servant')));
    expect([...drawn.glow.keys()]).toEqual(options.map(optionRef));
    expect(drawn.offBoard.size).toBe(0);
    expect(situation(options, [], new Set()).buttons.map((button) => button.one?.action)).toContain('diplomat');
  });
});

describe('amounts', () => {
  const bids = [1, 2, 5].map((amount) => option(`bid ares ${amount}`, 'god amount:int'));

  it('gathers options that differ in numbers only', () => {
    const now = situation([...bids, option('bid zeus 1', 'god amount:int')], [], null, reading);
    expect([...now.glow.keys()]).toEqual(['god:ares', 'god:zeus']);
    const [button] = situation([...bids, option('bid zeus 1', 'god amount:int')], ['god:ares'], null, reading).buttons;
    expect(button?.amount?.options).toEqual(bids);
    expect(valuesOf(button!.amount!, 'amount')).toEqual([1, 2, 5]);
  });

  it('offers an amount without a place at once', () => {
    const [button] = buttonsOf([0, 1].map((amount) => option(`bid ${amount}`, 'amount:int')), reading);
    expect(button?.amount?.names).toEqual(['amount']);
  });

  it('keeps two numbers in step', () => {
    const troops = ['1 0', '0 1', '2 1'].map((words) => option(`troops ${words}`, 'soldiers:int mercenaries:int'));
    const amount = { names: ['soldiers', 'mercenaries'], options: troops };
    expect(withNumbers(amount, { soldiers: 2, mercenaries: 0 })).toBeNull();
    expect(nearest(amount, { soldiers: 2, mercenaries: 0 }, 'soldiers').action).toBe('troops 2 1');
    expect(valuesOf(amount, 'mercenaries', { soldiers: 2 })).toEqual([1]);
  });
});

describe('numbers that are no amounts', () => {
  it('stay choices with words of their own', () => {
    const bonus = ['1', '2'].map((number) => option(`bonus gold ${number}`, 'gift number:int'));
    expect(buttonsOf(bonus, reading)).toEqual(bonus.map((one) => ({ one })));
    const turns = [0, 1, 2].map((sixths) => option(`rotate ${sixths}`, 'sixths:int'));
    expect(situation(turns, [], new Set(), reading).buttons).toEqual(turns.map((one) => ({ one })));
  });

  it('keep the amounts of each way apart', () => {
    const gifts = ['1 gold 1', '2 gold 1', '1 gold 2', '2 gold 2'].map((words) => option(`give ${words}`, 'amount:int what way:int'));
    const buttons = buttonsOf(gifts, reading);
    expect(buttons.map((button) => button.amount?.names)).toEqual([['amount'], ['amount']]);
    expect(buttons.map((button) => button.amount?.options)).toEqual([[gifts[0], gifts[1]], [gifts[2], gifts[3]]]);
  });

  it('are never amounts where the game has not told', () => {
    const bids = [1, 2].map((amount) => option(`bid ${amount}`, 'amount:int'));
    expect(buttonsOf(bids)).toEqual(bids.map((one) => ({ one })));
  });
});

describe('things without a name', () => {
  const tiles = ['8,-3 0', '8,-3 1', '5,-2 0'].map((words) => option(`place-tile ${words}`, 'site sixths:int'));

  it('are clicked where they are drawn', () => {
    expect(glow(tiles, [], ['site:8,-3', 'site:5,-2'])).toEqual(['site:5,-2', 'site:8,-3']);
    const after = situation(tiles, ['site:8,-3'], new Set(['site:8,-3', 'site:5,-2']), reading);
    expect(after.buttons.map((button) => button.one?.action)).toEqual(['place-tile 8,-3 0', 'place-tile 8,-3 1']);
  });

  it('are no buttons elsewhere: the options stand there in words', () => {
    const now = situation(tiles, [], new Set(), reading);
    expect(now.offBoard.size).toBe(0);
    expect(now.buttons).toEqual(tiles.map((one) => ({ one })));
  });
});

describe('ending and searching', () => {
  it('knows the option that ends a turn', () => {
    expect(endingOf([option('play'), option('end-turn')])?.action).toBe('end-turn');
    expect(endingOf([option('endow')])).toBeNull();
    expect(endingOf([option('stay'), option('done')], ['stay'])?.action).toBe('stay');
  });

  it('searches without accents', () => {
    expect(plain('Žluťoučký kůň, Łódź')).toBe('zlutoucky kun, lodz');
    expect(search(['Přihodit 3', 'Uprchnout: Solná jeskyně'], 'solna', (text) => text)).toEqual([
      'Uprchnout: Solná jeskyně',
    ]);
    expect(search(['a blue sea', 'seagull'], 'sea', (text) => text)).toEqual(['a blue sea', 'seagull']);
  });
});
