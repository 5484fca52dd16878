import { isAncestor } from '../../clients/github/commits.ts';
import { listPullsInto, readPulls } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { count, firstNames } from '../../shared/units.ts';
import { type ReleaseContext, type RequestedRelease, releasePrefix } from '../context.ts';
import { type Next, person, step } from '../reconcile.ts';
import { readDeploymentProgress } from './deployment-runs.ts';
import { type ChosenVersion, compareVersions, nextVersion } from './next-version.ts';
import {
  listReleaseBranches,
  mergedReleases,
  type VersionBranch,
  whyTooLow,
} from './open-releases.ts';
import { deployment } from './plan-finish.ts';
import { type PortalDeployments, readPortalDeployments } from './read-portal.ts';
import { readProductionHead, releaseBranch } from './read-release.ts';
import { readReleaseContent, readVersions, readWaiting } from './release-content.ts';
import { planPull } from './release-pull.ts';
import type {
  DeploymentProgress,
  DeployStep,
  PullStep,
  ReleaseBranch,
  RetargetStep,
} from './state.ts';
import { findOutdated, type OutdatedFile, writeChangelog } from './version-files.ts';

export interface StartState {
  readonly productionBranch: string;
  readonly productionHead: string;
  readonly page: string;
  readonly open: readonly (ReleaseBranch & {
    readonly outdated: OutdatedFile | undefined;
    readonly isMerged: boolean;
    readonly pull: { readonly body: string } | undefined;
    /** Whether people have closed its pull request without merging it. */
    readonly isPullClosed?: boolean;
    readonly preview: DeploymentProgress | undefined;
  })[];
  readonly chosen: ChosenVersion;
  readonly requested: string | undefined;
  /** Version that results from the requested level. A lower open release is renamed to it. */
  readonly raisedTo: string | undefined;
  /** Open release that `raisedTo` replaces, and the pull requests into its branch. */
  readonly replaced: { readonly version: string; readonly pulls: readonly number[] } | undefined;
  readonly tooLow: string | undefined;
}

export type StartStep =
  | { readonly do: 'create-branch'; readonly branch: string; readonly commit: string }
  | {
      readonly do: 'bump';
      readonly branch: string;
      readonly version: string;
      readonly parent: string;
    }
  | RetargetStep
  | { readonly do: 'remove-replaced'; readonly branch: string }
  | PullStep
  | DeployStep;

export function planStart(state: StartState): Next<StartStep> {
  const { open, requested: asked, chosen, page, productionBranch, productionHead } = state;
  const { raisedTo, replaced } = state;
  let found = open.find((item) => item.version === (asked ?? raisedTo));
  if (!asked) found ??= open.find((item) => !item.isMerged) ?? open[0];
  if (!found) {
    if (state.tooLow) return person(state.tooLow, `${page}/releases`);
    const [other] = open;
    // A hotfix may start while a higher release is open. That release receives the hotfix
    // afterwards.
    const isHotfix = other && asked && compareVersions(asked, other.version) < 0;
    if (other && !isHotfix) {
      const todo = `finish it first, or start the release of ${other.version}.`;
      return person(`${other.branch} is open: ${todo}`, `${page}/tree/${other.branch}`);
    }
    const branch = `release/${chosen.version}`;
    const why = chosen.because.join('; ');
    return step({ do: 'create-branch', branch, commit: productionHead }, why);
  }
  const { branch, version, outdated, head, isMerged, preview } = found;
  if (raisedTo && !isMerged && compareVersions(version, raisedTo) < 0) {
    const others = open.filter((item) => !item.isMerged);
    if (others.length === 1)
      return step(
        { do: 'create-branch', branch: `${releasePrefix}${raisedTo}`, commit: head },
        `${version} becomes ${raisedTo}: ${chosen.because.join('; ')}`,
      );
    const names = firstNames(others.map((item) => item.branch));
    const todo = 'rename the branch that you mean';
    return person(`Several releases are open (${names}): ${todo}.`, `${page}/branches`);
  }
  if (isMerged) {
    const what = `${branch} is merged, but ${version} is not released yet`;
    return person(`${what}: finish it (site-deploy release finish).`, `${page}/tree/${branch}`);
  }
  if (outdated)
    return step(
      { do: 'bump', branch, version, parent: head },
      `${outdated.path} says ${outdated.found}.`,
    );
  const opened = planPull(found, found.pull, replaced?.version);
  if (replaced && opened) return opened;
  if (replaced) {
    const old = `${releasePrefix}${replaced.version}`;
    const why = `${branch} contains all of ${old}.`;
    const [pull] = replaced.pulls;
    if (pull) return step({ do: 'retarget', pull, base: branch }, why);
    return step({ do: 'remove-replaced', branch: old }, why);
  }
  const missing = preview && deployment(preview, branch);
  if (missing) return missing;
  if (opened) return opened;
  const what = `${branch} is open, from ${productionBranch}`;
  if (!preview) return { kind: 'done', what: `${what}.` };
  return { kind: 'done', what: `${what}, and live in Preview.` };
}

export async function readStartState(
  context: ReleaseContext,
  requested: RequestedRelease,
): Promise<StartState> {
  const { repository, config } = context;
  const { production } = config.environments;
  const [heads, productionHead, merged, portal] = await Promise.all([
    listReleaseBranches(repository),
    readProductionHead(context),
    mergedReleases(context),
    readPortalDeployments(context),
  ]);
  const known = await readVersions(context, productionHead, portal);
  const { floor, versions } = known;
  const candidates = heads
    .filter(({ version, name }) => merged.includes(name) || !whyTooLow(version, floor))
    .filter(({ version }) => !versions.includes(version));
  const others = candidates.filter(({ name }) => !merged.includes(name));
  const read = async (found: (typeof candidates)[number]) => {
    const isMerged = merged.includes(found.name);
    const open = await readOpenRelease(context, found, productionHead, isMerged, portal);
    if (isMerged) return open;
    const taken = others.map(({ version }) => version);
    return { ...open, content: await readReleaseContent(context, open, known, taken) };
  };
  const open = await Promise.all(candidates.map(read));
  const isNew = open.length === 0 && !requested.version;
  const waiting = isNew ? await readWaiting(context, known.since) : undefined;
  const base = { ...known.base, releaseAs: waiting?.releaseAs };
  let chosen: ChosenVersion = nextVersion(base, waiting?.changes ?? [], requested.level);
  const silent = waiting?.unclassified ?? [];
  if (silent.length > 0) {
    const names = firstNames(
      silent.map((title) => `"${title}"`),
      5,
    );
    const because = `${count(silent.length, 'commit')} without a type (a patch): ${names}`;
    chosen = { ...chosen, because: [...chosen.because, because] };
  }
  if (requested.version) {
    const because = [`Version ${requested.version} was requested.`];
    chosen = { version: requested.version, level: undefined, because };
  }
  // Ignore the live version: a push may already have deployed the next one without a release.
  const { released: current } = floor;
  const isRaised = requested.level && !requested.version && current;
  const raisedTo = isRaised ? nextVersion({ current }, [], requested.level).version : undefined;
  return {
    productionBranch: production.branch,
    productionHead,
    page: repositoryPage(repository),
    open,
    chosen,
    requested: requested.version,
    raisedTo,
    replaced: await findReplaced(context, open, raisedTo),
    tooLow: whyTooLow(chosen.version, floor),
  };
}

/** Finds a lower open release whose commits are all in the release `raisedTo`. */
async function findReplaced(
  context: ReleaseContext,
  open: StartState['open'],
  raisedTo: string | undefined,
): Promise<StartState['replaced']> {
  const { repository } = context;
  const by = open.find((item) => item.version === raisedTo && !item.isMerged);
  for (const { version, branch, head, isMerged } of open) {
    if (!by || isMerged || compareVersions(version, by.version) >= 0) continue;
    if (head !== by.head && !(await isAncestor(repository, head, by.head))) continue;
    return { version, pulls: await listPullsInto(repository, branch) };
  }
  return undefined;
}

async function readOpenRelease(
  context: ReleaseContext,
  candidate: VersionBranch,
  productionHead: string,
  isMerged: boolean,
  portal: PortalDeployments,
): Promise<StartState['open'][number]> {
  const branch = await releaseBranch(context, candidate, productionHead);
  const { name, commit, version } = candidate;
  let outdated = await findOutdated(context, version, commit);
  if (!outdated && (await writeChangelog(context, version, commit)))
    outdated = { path: 'CHANGELOG.md', found: 'nothing of the last release' };
  const base = context.config.environments.production.branch;
  const pulls = (await readPulls(context.repository, name)).filter((item) => item.base === base);
  const pull = pulls.find(({ state }) => state === 'open');
  const isPullClosed = !pull && pulls[0]?.state === 'closed';
  const known = { ...branch, outdated, isMerged, pull, isPullClosed };
  // Skip Preview: a commit that bumps the version will be deployed instead of this one.
  if (outdated || isMerged) return { ...known, preview: undefined };
  const served = { environment: 'Preview', commits: [commit], branch: name } as const;
  const preview = await readDeploymentProgress(context, served, portal);
  return { ...known, preview };
}
