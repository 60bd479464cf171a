import { describe, expect, it } from 'vitest';
import { chaptersOf, roundsOf, scenarioFacts, SCENARIOS, sentencesOf } from './facts';

describe('scenarios', () => {
  it('says what each round brings', () => {
    const view = { last_round: 8, optional_rules: [], players: [{}, {}] } as unknown as Parameters<typeof roundsOf>[0];
    const rounds = roundsOf(view, scenarioFacts('brave_new_world'));
    expect(rounds.map((round) => round.income)).toEqual([false, false, true, false, true, false, true, false]);
    expect(rounds[3]).toMatchObject({ astrologers: true, events: [{ deed: 'refresh_mills' }] });
    expect(roundsOf({ ...view, optional_rules: ['opt_no_astrologers'] }, null).some((round) => round.astrologers)).toBe(false);
  });

  it('orders the chapters of a campaign', () => {
    const chapters = chaptersOf(scenarioFacts('llq2_guardian_angels')!);
    expect(chapters.map((one) => one.id)).toEqual(['llq1_homecoming', 'llq2_guardian_angels', 'llq3_steadwick']);
  });

  it('breaks an entry into sentences without cutting numbers', () => {
    expect(sentencesOf('Střet, 2 hráči, 7 kol. Po 8. kole rozhodují body. Mlýny se obnoví ve 4. a 8. kole.')).toEqual([
      'Po 8. kole rozhodují body.',
      'Mlýny se obnoví ve 4. a 8. kole.',
    ]);
  });

  it('knows who made each set-up', () => {
    expect(SCENARIOS.filter((one) => one.source === 'designed')).toHaveLength(21);
  });
});
