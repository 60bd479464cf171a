// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { command, findings, nonceFor, noted, promised, sharedSeed } from './luck';
import { sha256 } from './sha256';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The same figures as in tests/kernel/test_pledge.py. */
const SECRET = hex(sha256(new TextEncoder().encode("the server's")));
const NONCES = [hex(sha256(new TextEncoder().encode("Eva's"))), hex(sha256(new TextEncoder().encode("Bob's"))).slice(0, 32), ''];
const SEED = 'blake2b:6pts-IXyFBAsyk7_BPNLpLLpF5K1PjabEhO68G9Y574';

const over: Parameters<typeof findings>[0] = { commitment: promised(SECRET), nonces: NONCES, secret: SECRET, seed: SEED, adopted: null };
const mine = { commitment: promised(SECRET), nonce: NONCES[1] ?? '' };
const wrong = (table: typeof over, of: typeof mine | null): string[] => findings(table, of).flatMap(({ what, right }) => (right ? [] : [what]));

beforeEach(() => localStorage.clear());

describe('SHA-256', () => {
  it('is the one everybody knows, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });
});

describe('the seed', () => {
  it('is the one the server makes', () => {
    expect(promised(SECRET)).toBe('7c9f9298cf6d37e961ca87cf72036bd69d859f275b45a7ea17db8945c8d60a68');
    expect(sharedSeed(SECRET, NONCES)).toBe(SEED);
    expect(promised(SECRET, 17)).toBe('1b22a02848d4b406098c001aac6305bc41e250d2fdbef78b4e5300c3cf6e8721');
  });
});

describe('the nonce of a table', () => {
  it('is made once, is long enough, and is remembered with the commitment that was seen', () => {
    const first = nonceFor({ id: 'abc', commitment: 'seen' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor({ id: 'abc', commitment: 'another' })).toBe(first);
    expect(noted('abc')).toEqual({ commitment: 'seen', nonce: first });
    expect(nonceFor({ id: 'xyz', commitment: 'seen' })).not.toBe(first);
    expect(noted('nowhere')).toBeNull();
  });

  it('does not pile up for ever', () => {
    for (let i = 0; i < 310; i++) nonceFor({ id: `t${i}`, commitment: 'seen' });
    const kept = JSON.parse(localStorage.getItem('ludoteka-luck') ?? '[]') as [string, object][];
    expect(kept.length).toBe(300);
    expect(kept[0]?.[0]).toBe('t309');
  });

  it('survives storage that somebody else wrote to', () => {
    localStorage.setItem('ludoteka-luck', '{"not": "a list"}');
    expect(nonceFor({ id: 'odd', commitment: 'seen' })).toMatch(/^[0-9a-f]{32}$/);
    localStorage.setItem('ludoteka-luck', 'no JSON at all');
    expect(noted('odd')).not.toBeNull();
  });
});

describe('at the end', () => {
  it('an honest game is found right', () => {
    expect(findings(over, mine)).toEqual(['secret', 'noted', 'mine', 'seed'].map((what) => ({ what, right: true })));
    expect(findings(over, null).map(({ what }) => what)).toEqual(['secret', 'seed']);
  });

  it('every exchange is found', () => {
    const other = 'ab'.repeat(32);
    expect(wrong({ ...over, secret: other }, mine)).toEqual(['secret', 'seed']);
    expect(wrong({ ...over, secret: other, commitment: promised(other), seed: sharedSeed(other, NONCES) }, mine)).toEqual(['noted']);
    const silenced = [NONCES[0] ?? '', 'cd'.repeat(16), ''];
    expect(wrong({ ...over, nonces: silenced, seed: sharedSeed(SECRET, silenced) }, mine)).toEqual(['mine']);
    expect(wrong({ ...over, nonces: [...NONCES].reverse() }, mine)).toEqual(['seed']);
    expect(wrong({ ...over, adopted: 17 }, mine)).toEqual(['secret']);
  });

  it('says nothing as long as the secret is one', () => {
    expect(findings({ ...over, secret: null, seed: null }, mine)).toEqual([]);
  });

  it('the command holds the record to what this browser noted', () => {
    expect(command('abc', null)).toBe('ludoteka verify abc.ludoteka');
    expect(command('abc', mine)).toBe(`ludoteka verify abc.ludoteka --commitment ${mine.commitment} --nonce ${mine.nonce}`);
  });
});
