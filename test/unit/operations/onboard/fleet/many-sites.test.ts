import { expect, it } from 'vitest';
import { openFleet } from '../../../../bench/fleet/simulate.ts';

it('onboarding a fleet opens at most --max-open pull requests and reports the sites left out', {
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
    // The local GitHub supports labels and reviewers, but not automerge, so the pull request stays
    // open.
    expect(opened?.details?.at(-1)).toContain('enablePullRequestAutoMerge');

    // Pull requests that are still open count, although an earlier run has finished their sites.
    const again = await fleet.run({ apply: true, more: { maxOpen: 2 } });
    expect(again.outcomes.filter(({ status }) => status === 'not reached')).toHaveLength(1);
    const more = await fleet.run({ apply: true, more: { maxOpen: 3 } });
    expect(more.outcomes.filter(({ status }) => status === 'applied')).toHaveLength(1);
  } finally {
    await fleet.close();
  }
});

it('onboarding a fleet reports every remark about a site in addition to the URL of its pull request', async () => {
  const fleet = await openFleet(1);
  try {
    const rival = 'on: push\njobs: { a: { steps: [{ uses: Azure/static-web-apps-deploy@v1 }] } }\n';
    await fleet.api.writeFile('acme/site-0', 'master', '.github/workflows/swa.yml', rival);
    const [outcome] = (await fleet.run({ apply: true })).outcomes;
    expect(outcome).toMatchObject({ status: 'applied', note: expect.stringMatching(/pull\/1$/) });
    expect(outcome?.details).toEqual([expect.stringContaining('swa.yml also deploys')]);
  } finally {
    await fleet.close();
  }
});
