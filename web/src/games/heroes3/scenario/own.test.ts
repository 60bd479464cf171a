import { describe, expect, it } from 'vitest';
import { factsOfCode, isOwn } from './own.svelte';

/** The scenario of tests/games/heroes3/test_own_scenario.py, packed by the server. */
const CODE =
  'own:eNrdVU1v2zAM_SuDzi7gJLf8gGH37VYEgmwxsRBJNPSRtAvy30dast1sLTBgPe0SiLTI9_hIKjcRMYcexF5oiObkQYtGGE12uqIcjLWRHF45vvLjil--vXHJ94Idavb0VsWBzNGqVwhR7J-3h0YEzF6TsWsEvKSg5OxoG9HhC_A90WMAceBMAWT1HpWNQC41LqA-W9uIBMpxFN1X1hrle5jNnAYMRIVY6KCOackSkwpk3USAkiyycUJLdW82xCQbq40_SacSBENBYr9txEXZrDrLt9s7qeR7ZFmWyPb9yPaPyOxNYpI3Ec0k1qj6syj-ua7RkGsvuoD-J8h-ADVCTOJ-WEFqnUcV5IhoJ6QBAkoLFyCTKulVCAa0xAuEpfzpTtVA4NXLRD9i9ltcOJQWdejzBHWf9C_El7aSLhxSy5mCxfcNZTsbz2M04RBZ8ij69vy0a3gQIrBFDJVZeCVj17bSWR4DulKjy5ETe_QguOIeZB5r4L1ZgbcfA--apxV4-8nAX99UTP2YMdumXSDbT4E88ABcjS96V8RejSnTroAH9zp38zqAp2_GOdCGpvFhFymJxV4lg35hgecpoOLOq7F6lKNdLYUk46BMtgWlpwPzL9s8mWWv5QC22Ma_ZTerQBtbPPSDi3ekxlWSGDQPLh9LYMtypmTBQeXiDLHjQ5-7crhiSMO6l3-5ltzNqueIxqe4akhvBwRJD1qqFf4XUu4-kHLz71IShoYjjf3DmII1hFCUqmX9LsGDkJyGv-nCOmQ7P-3YUa54rtWYtHzgDSs9WF4tfgTdqOjvqWb9BVdzUNg=';

describe('a scenario of somebody\'s own', () => {
  it('is unpacked from its code', async () => {
    const facts = await factsOfCode(CODE);
    expect(facts).toMatchObject({ id: 'two_hills', name: 'Two Hills', rounds: 3, players: [2], mode: 'clash' });
    expect(facts.wins.map((win) => win.kind)).toEqual(['capture_enemy_town', 'points']);
  });

  it('is told from the id of a scenario of the box', () => {
    expect(isOwn(CODE)).toBe(true);
    expect(isOwn('brave_new_world')).toBe(false);
  });
});
