import type { FlowOutcome } from '../../../../src/automation/reconcile.ts';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import type { MergeMethod } from '../../../../src/clients/github/merging.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { call, startPortal } from '../../localcloud/portal/harness.ts';
import { fullName, type Interruption, jobToken, Killed, openReleaseHarness } from './harness.ts';
import { judge, merge, type Place, type Protection } from './protections.ts';

/** The merge methods and the protection of a repository with a release. */
export interface Row {
  readonly methods: readonly MergeMethod[];
  readonly protection: Protection;
}

/** Returns the merge methods that both the settings and the protection allow. */
const left = ({ methods, protection }: Row) =>
  methods.filter((method) => protection.leaves === undefined || protection.leaves.includes(method));

/** Returns whether a release can be finished in a repository with these settings. */
export const isPossible = (row: Row) => left(row).length > 0;

export interface Played {
  /** State of the repository at the end. */
  readonly state: unknown;
  /** Messages to people, in order. */
  readonly output: readonly FlowOutcome[];
  readonly writes: number;
}

const waitMs = 60_000;
const site = { id: 'site_docs', slug: 'acme-docs', url: 'https://docs.acme.example' };

/**
 * Takes a release to Production in as many processes as necessary, while people do what they are
 * asked to do.
 */
export async function play(row: Row, how?: Pick<Interruption, 'at' | 'how'>): Promise<Played> {
  const portal = await startPortal({ rateLimits: { read: 1e6, write: 1e6, delete: 1e6 } });
  const judged: Parameters<typeof openReleaseHarness>[0] = {
    portal,
    site,
    mayReport: true,
    judge: (run) => judge(here.repository(), run),
    ...(row.protection.pushes !== undefined && { pushes: row.protection.pushes }),
  };
  const here: Place = await openReleaseHarness(judged);
  try {
    await prepare(here, row);
    const interruption: Interruption = { at: 0, how: 'ends', ...how, writes: 0 };
    const output: FlowOutcome[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const end = await oneProcess(here, row, interruption);
      if (end === undefined) continue;
      if (end.kind === 'done')
        return { state: await getState(here, portal), output, writes: interruption.writes };
      if (end.kind !== 'person') throw new Error(`${end.kind}: ${end.what}`);
      output.push(end);
      await press(here, row, end);
    }
    throw new Error(`It does not end: ${output.map(({ what }) => what).join(' · ')}`);
  } finally {
    await here.close();
    await portal.close();
  }
}

async function prepare(here: Place, { methods, protection }: Row): Promise<void> {
  const { api, repository, manifest } = here;
  const isPulled = protection.name === 'checks that wait for a person';
  if (isPulled)
    await api.writeFile(fullName, 'master', '.github/workflows/test.yml', 'on: pull_request');
  if (protection.fromStart !== true) {
    const sha = await api.getHead(fullName, 'master');
    await api.send('POST', `/repos/${fullName}/git/refs`, { ref: 'refs/heads/release/1.4.0', sha });
    await api.writeFile(fullName, 'release/1.4.0', 'package.json', manifest('1.4.0'));
  }
  const { settings, unsigned } = repository();
  settings.allow_merge_commit = methods.includes('merge');
  settings.allow_squash_merge = methods.includes('squash');
  settings.allow_rebase_merge = methods.includes('rebase');
  if (protection.name.endsWith('one is not'))
    unsigned.add((await api.getHead(fullName, 'release/1.4.0')) ?? '');
  protection.protect?.(repository());
}

/**
 * Continues the release in one process.
 * @returns its outcome; `undefined` if it was interrupted
 */
async function oneProcess(
  here: Place,
  { protection }: Row,
  interruption: Interruption,
): Promise<FlowOutcome | undefined> {
  const isBefore = interruption.writes < interruption.at;
  try {
    const options = { interruption, ...(protection.byJob === true && { token: jobToken }) };
    const { harness } = await here.open(undefined, options);
    if (protection.fromStart === true && here.repository().merges.length === 0) {
      const started = await startRelease(harness, { level: 'minor' }, { waitMs });
      if (started.kind !== 'done') return started;
    }
    return await finishRelease(harness, '1.4.0', { waitMs });
  } catch (error) {
    const isMet = isBefore && interruption.writes >= interruption.at;
    const isFault =
      error instanceof Killed ||
      (error instanceof SiteDeployError && /_UNAVAILABLE$/.test(error.code));
    if (isMet && isFault) return undefined;
    throw error;
  }
}

const mergedByPeople = /press the merge button|Merge when ready/;

async function press(here: Place, row: Row, { what }: FlowOutcome): Promise<void> {
  const { protection } = row;
  const way = left(row)[0] ?? 'merge';
  const isMerge =
    mergedByPeople.test(what) ||
    (protection.bypassed === true && protection.message?.test(what) === true);
  if (!isMerge) return protection.press?.(here);
  // The message that asks for the merge may also name missing reviewers. With classic protection,
  // only GitHub's page shows them.
  if (/ needs /.test(what) || protection.name.endsWith('classic protection'))
    await protection.press?.(here);
  await merge(here, way, protection.bypassed === true);
}

/** Returns the final state of a release without values that depend on interruptions. */
async function getState({ api, repository, live }: Place, portal: Portal) {
  const refs = async (kind: string) =>
    ((await api.send('GET', `/repos/${fullName}/git/matching-refs/${kind}/`)).json as Ref[]).map(
      ({ ref, object }) => ({ ref, isMerge: object.sha === commit }),
    );
  const { merges, releases, runs } = repository();
  const { commit = '' } = merges[0] ?? {};
  const pulls = (await api.send('GET', `/repos/${fullName}/pulls?state=all`)).json as {
    number: number;
  }[];
  const readPortal = async (path: string) =>
    (await call(portal, 'GET', `/api/sites/${site.id}${path}`, { token: 'local-admin-token' }))
      .json;
  const { versions } = (await readPortal('/versions')) as { versions: Version[] };
  const { environments } = (await readPortal('/environments')) as {
    environments: { environment: string; version: string; commitSha?: string }[];
  };
  return {
    branches: (await refs('heads')).map(({ ref }) => ref),
    tags: await refs('tags'),
    pulls: pulls.length,
    merges: merges.length,
    releases: releases.map(({ tag, draft, body }) => ({ tag, draft, body })),
    manifest: await api.readFile(fullName, 'master', 'package.json'),
    isLive: JSON.stringify(live.get('Production')).includes(commit),
    // Runs started by pushes may end in any order.
    runs: runs
      .filter(({ event }) => event !== 'push')
      .map(({ event, branch, inputs, conclusion }) => ({ event, branch, inputs, conclusion })),
    versions: versions.map(({ version, status, releaseNotes }) => ({
      version,
      status,
      releaseNotes,
    })),
    environments: environments.map(({ environment, version, commitSha }) => ({
      environment,
      version,
      // A commit that is rebased within a second of its creation keeps its id.
      ...(environment === 'Production' && { isMerge: commitSha === commit }),
    })),
  };
}

interface Ref {
  readonly ref: string;
  readonly object: { readonly sha: string };
}
interface Version {
  readonly version: string;
  readonly status: string;
  readonly releaseNotes: string;
}
