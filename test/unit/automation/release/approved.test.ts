import { afterAll, describe, expect, it } from 'vitest';
import { isApproved } from '../../../../src/automation/release/approved.ts';
import type { PortalDeployments } from '../../../../src/automation/release/read-portal.ts';
import type { Provenance } from '../../../../src/contracts/portal/deployment.ts';
import { openReleaseHarness } from './harness.ts';

const here = await openReleaseHarness();
afterAll(() => here.close());
const { harness } = await here.open();
const head = async (branch: string) => (await here.head(branch)) ?? '';
const commit = async (branch: string, file: string, text = file) => {
  await here.write(branch, file, text);
  return await head(branch);
};
/** The common base of `change`, which is approved, and `live`, which is live in Production. */
const base = await head('master');
await here.branchOff('change', 'master');
const change = await commit('change', 'form.html');
const live = await commit('master', 'urgent.html');
await here.branchOff('merged', 'change');
const merged = await commit('merged', 'urgent.html');
const edited = await commit('merged', 'form.html', 'BUY NOW');
// `again` has the same files as the approved change.
await here.send('POST', '/git/refs', { ref: 'refs/heads/again', sha: base });
const again = await commit('again', 'form.html');
// The production branch and `same` make the same change, and `both` builds on `same`.
await commit('master', 'shared.html');
await here.branchOff('same', 'master');
const sameChange = await commit('same', 'shared.html', 'new');
await commit('master', 'shared.html', 'new');
await here.branchOff('both', 'same');
const both = await commit('both', 'other.html');
const bothLive = await commit('master', 'other.html');
const trees: Record<string, string> = {};
for (const sha of [base, change, live, merged, edited, again]) {
  const { tree } = await here.send<{ tree: { sha: string } }>('GET', `/git/commits/${sha}`);
  trees[sha] = tree.sha;
}

const inputs = (commit: string, more: Partial<Provenance> = {}): Provenance => ({
  commit,
  tree: trees[commit] ?? '',
  ...{ texts: 'sha256:texts', seo: 'sha256:pages', files: 'sha256:files' },
  ...more,
});
/** Creates an approval of the Preview that served this commit. */
const createApproval = (commitSha?: string, provenance?: Provenance) => ({
  ...{ at: '2026-01-01T00:00:00Z', by: 'anna', via: 'portal' as const },
  commitSha,
  provenance,
});
const deployed = (preview: Provenance | undefined, production?: string): PortalDeployments =>
  new Map([
    ['Preview', { commit: preview?.commit ?? '', provenance: preview }],
    ['Production', { commit: production ?? '' }],
  ]);

type Approval = Parameters<typeof isApproved>[1];
const approved = createApproval(change, inputs(change));
const otherTree = createApproval(change, inputs(change, { tree: '1'.repeat(40) }));
const pages = inputs(change, { seo: 'sha256:other' });
const texts = { texts: 'sha256:other' };
type Row = readonly [string, Approval, commit: string, PortalDeployments];
const counts: readonly Row[] = [
  ['the approved commit', createApproval(change), change, undefined],
  ['a different commit with the same files', createApproval(change), again, undefined],
  ['a merge with what is live', createApproval(change), merged, deployed(undefined, live)],
  ['a merge of equal changes', createApproval(sameChange), both, deployed(undefined, bothLive)],
  ['the same texts and metadata', approved, change, deployed(inputs(change))],
  [
    'a commit that one with different texts has replaced in Preview',
    approved,
    change,
    deployed(inputs(merged, texts)),
  ],
];
const countsNot: readonly Row[] = [
  ['any commit if the approval names none', createApproval(), change, undefined],
  ['any commit if the approved one is missing', createApproval('f'.repeat(40)), change, undefined],
  ['different files', createApproval(change), edited, deployed(undefined, live)],
  ['a merge with what is not live', createApproval(change), merged, deployed(undefined, base)],
  ['a merge if it is unknown what is live', createApproval(change), merged, undefined],
  ['different page metadata', approved, change, deployed(pages)],
  ['different texts', approved, change, deployed(inputs(change, texts))],
  ['a commit with a tree other than the approved one', otherTree, change, undefined],
];

describe('an approval', () => {
  it.each(counts)('counts for %s', async (_, approval, commit, portal) => {
    expect(await isApproved(harness, approval, commit, portal)).toBe(true);
  });

  it.each(countsNot)('does not count for %s', async (_, approval, commit, portal) => {
    expect(await isApproved(harness, approval, commit, portal)).toBe(false);
  });
});
