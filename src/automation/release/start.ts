import { type Branch, listBranches } from '../../clients/github/branches.ts';
import { commitsSince } from '../../clients/github/commits.ts';
import { readPulls, recentlyMerged } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { compact } from '../../shared/compact.ts';
import { count } from '../../shared/units.ts';
import { type ReleaseContext, releasePrefix, type StartWish } from '../context.ts';
import { type Next, person, step } from '../reconcile.ts';
import { readDeploymentProgress } from './deployment-runs.ts';
import {
  type ChosenVersion,
  compareVersions,
  levelOfMessage,
  nextVersion,
  type WaitingChange,
} from './next-version.ts';
import { readFloor, releasedVersions, toVersionBranches, whyTooLow } from './open-releases.ts';
import { deployment } from './plan-finish.ts';
import { askPortal, type PortalDeployments, readPortalDeployments } from './read-portal.ts';
import { readProductionHead, releaseBranch } from './read-release.ts';
import { planPull } from './release-pull.ts';
import type { DeploymentProgress, DeployStep, PullStep, ReleaseBranch } from './state.ts';
import {
  findOutdated,
  type OutdatedFile,
  readPackageVersion,
  writeChangelog,
} from './version-files.ts';

export interface StartState {
  readonly productionBranch: string;
  readonly productionHead: string;
  readonly page: string;
  readonly open: readonly (ReleaseBranch & {
    readonly outdated: OutdatedFile | undefined;
    readonly isMerged: boolean;
    readonly pull: { readonly body: string } | undefined;
    readonly preview: DeploymentProgress | undefined;
  })[];
  readonly chosen: ChosenVersion;
  readonly requested: string | undefined;
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
  | PullStep
  | DeployStep;

export function planStart(state: StartState): Next<StartStep> {
  const { open, requested: asked, chosen, page, productionBranch, productionHead } = state;
  let found = open.find((item) => item.version === asked);
  if (!asked) found = open.find((item) => !item.isMerged) ?? open[0];
  if (!found) {
    if (state.tooLow) return person(state.tooLow, `${page}/releases`);
    const [other] = open;
    // A hotfix may start while the next release is open, which gets its changes afterwards.
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
  if (isMerged) {
    const what = `${branch} is merged, but ${version} is not released yet`;
    return person(`${what}: finish it (site-deploy release finish).`, `${page}/tree/${branch}`);
  }
  if (outdated)
    return step(
      { do: 'bump', branch, version, parent: head },
      `${outdated.path} says ${outdated.found}.`,
    );
  const missing = preview && deployment(preview, branch);
  if (missing) return missing;
  const opened = planPull(found, found.pull);
  if (opened) return opened;
  const what = `${branch} is open, from ${productionBranch}`;
  if (!preview) return { kind: 'done', what: `${what}.` };
  return { kind: 'done', what: `${what}, and live in Preview.` };
}

export async function readStartState(
  context: ReleaseContext,
  wish: StartWish,
): Promise<StartState> {
  const { github, repository, config } = context;
  const { production } = config.environments;
  const [heads, productionHead, versions, merged, portal] = await Promise.all([
    listBranches(github, repository, releasePrefix),
    readProductionHead(context),
    releasedVersions(context),
    recentlyMerged(github, repository, production.branch),
    readPortalDeployments(context),
  ]);
  const floor = await readFloor(context, versions, portal);
  const { released, live } = floor;
  const highest = compact([released, live]).sort(compareVersions).at(-1);
  const current = highest ?? (await readPackageVersion(context, productionHead));
  const candidates = toVersionBranches(heads)
    .filter(({ version, name }) => merged.includes(name) || !whyTooLow(version, floor))
    .filter(({ version }) => !versions.includes(version));
  const read = (found: (typeof candidates)[number]) =>
    readOpenRelease(context, found, productionHead, merged.includes(found.name), portal);
  const open = await Promise.all(candidates.map(read));
  const waiting = open.length > 0 || wish.version ? [] : await waitingChanges(context, released);
  let chosen = nextVersion(current, waiting, wish.level);
  if (wish.version) {
    const because = [`Version ${wish.version} was requested.`];
    chosen = { version: wish.version, level: 'patch', because };
  }
  return {
    productionBranch: production.branch,
    productionHead,
    page: repositoryPage(github, repository),
    open,
    chosen,
    requested: wish.version,
    tooLow: whyTooLow(chosen.version, floor),
  };
}

async function readOpenRelease(
  context: ReleaseContext,
  candidate: Branch & { readonly version: string },
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
  const pulls = await readPulls(context.github, context.repository, name);
  const pull = pulls.find((item) => item.state === 'open' && item.base === base);
  const known = { ...branch, outdated, isMerged, pull };
  // The commit that bumps the version is deployed, not its parent.
  if (outdated || isMerged) return { ...known, preview: undefined };
  const served = { environment: 'Preview', commits: [commit], branch: name } as const;
  const preview = await readDeploymentProgress(context, served, portal);
  return { ...known, preview };
}

async function waitingChanges(context: ReleaseContext, released: string | undefined) {
  const { github, repository, config, portal } = context;
  const { branch } = config.environments.production;
  const changes: WaitingChange[] = [];
  if (released)
    for (const { message } of await commitsSince(github, repository, `v${released}`, branch)) {
      const level = levelOfMessage(message);
      const description = `commit "${message.split('\n', 1)[0]}"`;
      if (level) changes.push({ description, level });
    }
  if (!portal) return changes;
  const [{ requests }, { pending }] = await Promise.all([
    askPortal({ ...context, portal }, 'listRequests', {}),
    askPortal({ ...context, portal }, 'getTextContent', {}),
  ]);
  const waiting = requests
    .filter(({ status }) => status === 'triage' || status === 'in-progress')
    .map(({ title, versionLevel, classification }): WaitingChange => {
      const level = versionLevel ?? levelOfClass[classification ?? 'other'] ?? 'patch';
      return { description: `request "${title}"`, level };
    });
  if (pending.length > 0)
    waiting.push({ description: count(pending.length, 'edited text'), level: 'patch' });
  return [...waiting, ...changes];
}

const levelOfClass: Readonly<Record<string, WaitingChange['level']>> = {
  feature: 'minor',
  design: 'minor',
};
