import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReleaseContext } from '../../../../src/automation/context.ts';
import { isApproved } from '../../../../src/automation/release/approved.ts';
import type { PortalDeployments } from '../../../../src/automation/release/read-portal.ts';
import type { Provenance } from '../../../../src/contracts/portal/deployment.ts';
import { fullName, openReleaseWorld } from './world.ts';

let here: Awaited<ReturnType<typeof openReleaseWorld>>;
let world: ReleaseContext;
/** Heads: what both come from; the approved change; what is live; and merges of the two. */
let base: string;
let change: string;
let live: string;
let merged: string;
let edited: string;
let again: string;
let trees: Record<string, string>;

beforeAll(async () => {
  here = await openReleaseWorld({});
  ({ world } = await here.open());
  const { api } = here;
  const at = `/repos/${fullName}`;
  const head = async (branch: string) => (await api.getHead(fullName, branch)) ?? '';
  const create = async (name: string, sha: string) => {
    await api.send('POST', `${at}/git/refs`, { ref: `refs/heads/${name}`, sha });
  };
  const commit = async (branch: string, file: string, text = file) => {
    await api.writeFile(fullName, branch, file, text);
    return await head(branch);
  };
  await create('change', await head('master'));
  base = await head('master');
  change = await commit('change', 'form.html');
  live = await commit('master', 'urgent.html');
  await create('merged', change);
  merged = await commit('merged', 'urgent.html');
  edited = await commit('merged', 'form.html', 'BUY NOW');
  // The same files as the approved change, in another commit.
  await create('again', base);
  again = await commit('again', 'form.html');
  trees = {};
  for (const sha of [base, change, live, merged, edited, again]) {
    const { json } = await api.send('GET', `${at}/git/commits/${sha}`);
    trees[sha] = (json as { tree: { sha: string } }).tree.sha;
  }
});
afterAll(() => here.close());

const inputs = (commit: string, more: Partial<Provenance> = {}): Provenance => ({
  commit,
  tree: trees[commit] ?? '',
  ...{ content: 'sha256:texts', pages: 'sha256:pages', files: 'sha256:files' },
  ...more,
});
/** An approval of what Preview served at the change. */
const approvalOf = (commitSha?: string, provenance?: Provenance) => ({
  ...{ at: '2026-01-01T00:00:00Z', by: 'anna', via: 'portal' as const },
  commitSha,
  provenance,
});
const deployed = (preview: Provenance | undefined, production?: string): PortalDeployments =>
  new Map([
    ['Preview', { commit: preview?.commit ?? '', provenance: preview }],
    ['Production', { commit: production ?? '' }],
  ]);

it.each<[string, () => Parameters<typeof isApproved>, boolean]>([
  ['the approved commit', () => [world, approvalOf(change), change, undefined], true],
  ['another commit with the same files', () => [world, approvalOf(change), again, undefined], true],
  ['no commit', () => [world, approvalOf(), change, undefined], false],
  ['a commit that is gone', () => [world, approvalOf('f'.repeat(40)), change, undefined], false],
  ['other files', () => [world, approvalOf(change), edited, deployed(undefined, live)], false],
  [
    'the change and what is live',
    () => [world, approvalOf(change), merged, deployed(undefined, live)],
    true,
  ],
  [
    'the change and something that is not live',
    () => [world, approvalOf(change), merged, deployed(undefined, base)],
    false,
  ],
  [
    'the change, with nothing known to be live',
    () => [world, approvalOf(change), merged, undefined],
    false,
  ],
  [
    'the same texts and metadata',
    () => [world, approvalOf(change, inputs(change)), change, deployed(inputs(change))],
    true,
  ],
  [
    'other metadata of pages',
    () => [
      ...([world, approvalOf(change, inputs(change)), change] as const),
      deployed(inputs(change, { pages: 'sha256:other' })),
    ],
    false,
  ],
  [
    'other texts',
    () => [
      ...([world, approvalOf(change, inputs(change)), change] as const),
      deployed(inputs(change, { content: 'sha256:other' })),
    ],
    false,
  ],
  [
    'texts of a Preview that serves another commit',
    () => [
      ...([world, approvalOf(change, inputs(change)), change] as const),
      deployed(inputs(merged, { content: 'sha256:other' })),
    ],
    true,
  ],
  [
    'a tree that is not that of the approved commit',
    () => [world, approvalOf(change, inputs(change, { tree: '1'.repeat(40) })), change, undefined],
    false,
  ],
])('whether an approval holds for %s', async (_, asked, expected) => {
  expect(await isApproved(...asked())).toBe(expected);
});
