import { expect, it } from 'vitest';
import type { Option } from '$board/contract';
import type { Lexicon } from './wire';
import { bareVerbs, labelOf, meant } from './why';

const thing = (name: string, kind: string) => ({ name, kind, number: false, amount: false });

const lexicon: Lexicon = {
  kinds: [
    { name: 'area', slugs: ['naxos', 'paros'], on_board: true, worded: true },
    { name: 'building', slugs: ['fort', 'port'], on_board: true, worded: true },
  ],
  verbs: [
    { name: 'build', arguments: [thing('building', 'building'), thing('area', 'area')], rule: '' },
    { name: 'push', arguments: [thing('from', 'area'), thing('to', 'area')], rule: '' },
    { name: 'troops', arguments: [{ name: 'count', kind: 'amount', number: true, amount: true }], rule: '' },
    { name: 'end', arguments: [], rule: '' },
  ],
};
const option = (action: string): Option => ({ action, label: { id: '', args: {}, rule: '' }, refs: [] });

it('means the verbs on offer, filled in as the offered options are', () => {
  expect(meant('area:paros', [option('build port naxos'), option('end')], [], lexicon)).toEqual(['build port paros']);
});

it('means any fitting verb where none is on offer', () => {
  expect(meant('area:paros', [option('end')], [], lexicon)).toEqual(['build fort paros', 'push paros naxos']);
});

it('keeps what was clicked before', () => {
  expect(meant('area:naxos', [option('push paros naxos')], ['area:paros'], lexicon)).toEqual(['push paros naxos']);
});

it('words an action that is not on offer', () => {
  expect(labelOf('build port naxos', lexicon)).toEqual({
    id: 'verb-build',
    args: { building: ['building', 'port'], area: ['area', 'naxos'] },
    rule: '',
  });
  expect(labelOf('troops 3', lexicon).args).toEqual({ count: 3 });
});

it('knows the verbs without things that are missing', () => {
  expect(bareVerbs([option('build fort naxos')], lexicon)).toEqual(['end']);
});
