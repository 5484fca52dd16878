import { expect, it } from 'vitest';
import { getEnd, openFleet } from '../../../../bench/fleet/simulate.ts';

it('onboards 44 sites with five failures in a killed and a resumed run, within GitHub’s limits', {
  timeout: 120_000,
}, async () => {
  const fleet = await openFleet(44);
  try {
    const killed = await fleet.run({ apply: true, killedAfter: 20 });
    const done = killed.outcomes.filter(({ status }) => status === 'applied');
    expect(done.length).toBeGreaterThan(10);
    expect(killed.outcomes.filter(({ status }) => status === 'not reached').length).toBeGreaterThan(
      10,
    );
    // A person needs a minute to start it again.
    await fleet.clock.sleep(60_000);
    const rest = await fleet.run({ apply: true });
    expect(
      rest.outcomes.filter(({ earlier }) => earlier !== undefined).length,
    ).toBeGreaterThanOrEqual(done.length);
    for (const [index, outcome] of rest.outcomes.entries()) {
      const expected = fleet.expected(index);
      if (expected === undefined) expect(outcome).toMatchObject({ status: 'applied' });
      // If a site can be onboarded despite a problem, the possible steps are taken.
      else expect([expected, 'applied'], outcome.slug).toContain(getEnd(outcome));
    }
    expect(await fleet.pulls('site-0')).toBe(1);

    // There are more writes than an hour allows, and GitHub has refused none.
    const { refused, peak, writes } = fleet.counts();
    expect(writes).toBeGreaterThan(500);
    expect(refused).toBe(0);
    // The pace is used up but not exceeded; GitHub counts requests on arrival.
    expect(peak.contentPerHour).toBeGreaterThan(440);
    expect(peak.contentPerHour).toBeLessThan(460);
    expect(killed.hours + rest.hours).toBeGreaterThan(1);
    expect(rest.pauses.join()).toContain("GitHub's request limit is reached: continuing in");
  } finally {
    await fleet.close();
  }
});

it('opens a limited number of pull requests, and names refused ones', {
  timeout: 60_000,
}, async () => {
  const fleet = await openFleet(3);
  try {
    const treatment = { label: ['deploy', 'site'], reviewer: ['ada', 'acme/web'], automerge: true };
    const first = await fleet.run({ apply: true, more: { ...treatment, maxOpen: 2 } });
    expect(first.outcomes.map(({ status }) => status).toSorted()).toEqual([
      'applied',
      'applied',
      'not reached',
    ]);
    const left = first.outcomes.find(({ status }) => status === 'not reached');
    expect(left?.note).toBe('not begun: 2 pull requests of other sites are open (--max-open)');
    const [opened] = first.outcomes.filter(({ status }) => status === 'applied');
    // The local GitHub knows labels and reviewers, but not automerge; the pull request stays.
    expect(opened?.details?.at(-1)).toContain('enablePullRequestAutoMerge');

    // Open pull requests count again, although an earlier run has finished their sites.
    const again = await fleet.run({ apply: true, more: { maxOpen: 2 } });
    expect(again.outcomes.filter(({ status }) => status === 'not reached')).toHaveLength(1);
    const more = await fleet.run({ apply: true, more: { maxOpen: 3 } });
    expect(more.outcomes.filter(({ status }) => status === 'applied')).toHaveLength(1);
  } finally {
    await fleet.close();
  }
});
