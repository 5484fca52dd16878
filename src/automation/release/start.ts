import { listBranches } from '../../clients/github/branches.ts';
import { commitsSince } from '../../clients/github/commits.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { compact } from '../../shared/compact.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { count } from '../../shared/units.ts';
import { type ReleaseContext, releasePrefix, type StartWish } from '../context.ts';
import type { Next } from '../reconcile.ts';
import { readDeploymentProgress } from './deployment-runs.ts';
import {
  type ChosenVersion,
  compareVersions,
  isVersion,
  levelOfMessage,
  nextVersion,
  type WaitingChange,
} from './next-version.ts';
import { deployment } from './plan-finish.ts';
import { askPortal, readPortalDeployments } from './read-portal.ts';
import {
  readProductionHead,
  releaseBranch,
  releasedVersions,
  toVersionBranches,
} from './read-release.ts';
import type { DeploymentProgress, DeployStep, ReleaseBranch } from './state.ts';
import { readFloor, whyTooLow } from './version-floor.ts';

export interface StartState {
  readonly productionBranch: string;
  readonly productionHead: string;
  readonly page: string;
  readonly open: readonly (ReleaseBranch & {
    readonly packageVersion: string | undefined;
    readonly isMerged: boolean;
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
  | DeployStep;

export function planStart(state: StartState): Next<StartStep> {
  const { open, requested: asked, chosen, page, productionBranch, productionHead } = state;
  const found =
    open.find((item) => {
      if (asked) return item.version === asked;
      return !item.isMerged;
    }) ?? (asked ? undefined : open[0]);
  if (!found) {
    if (state.tooLow) return { kind: 'person', what: state.tooLow, url: `${page}/releases` };
    const [second] = open;
    if (second)
      return {
        kind: 'person',
        what:
          `${second.branch} is open: finish it first, or start the release of ` +
          `${second.version}.`,
        url: `${page}/tree/${second.branch}`,
      };
    const branch = `release/${chosen.version}`;
    return {
      kind: 'step',
      step: { do: 'create-branch', branch, commit: productionHead },
      why: chosen.because.join('; '),
    };
  }
  const { branch, version, packageVersion, head, isMerged, preview } = found;
  if (isMerged)
    return {
      kind: 'person',
      what:
        `${branch} is merged, but ${version} is not released yet: finish it (site-deploy ` +
        'release finish).',
      url: `${page}/tree/${branch}`,
    };
  if (packageVersion && packageVersion !== version)
    return {
      kind: 'step',
      step: { do: 'bump', branch, version, parent: head },
      why: `package.json says ${packageVersion}.`,
    };
  const missing = preview && deployment(preview, branch);
  if (missing) return missing;
  return {
    kind: 'done',
    what: `${branch} is open, from ${productionBranch}${preview ? ', and live in Preview' : ''}.`,
  };
}

export async function readStartState(
  context: ReleaseContext,
  wish: StartWish,
): Promise<StartState> {
  const { github, repository, config } = context;
  const { production, preview } = config.environments;
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
  const current = highest ?? (await packageVersion(context, productionHead));
  const open = await Promise.all(
    toVersionBranches(heads)
      .filter(({ version, name }) => merged.includes(name) || !whyTooLow(version, floor))
      .filter(({ version }) => !versions.includes(version))
      .map(async (candidate) => {
        const [branch, version] = await Promise.all([
          releaseBranch(context, candidate, productionHead),
          packageVersion(context, candidate.commit),
        ]);
        const served = {
          environment: 'Preview',
          commits: [candidate.commit],
          url: preview.url,
          branch: candidate.name,
        } as const;
        // The commit that bumps the version is deployed, not its parent.
        const isBumped = !version || version === candidate.version;
        return {
          ...branch,
          packageVersion: version,
          isMerged: merged.includes(candidate.name),
          preview:
            isBumped && !merged.includes(candidate.name)
              ? await readDeploymentProgress(context, served, portal)
              : undefined,
        };
      }),
  );
  const waiting = open.length > 0 || wish.version ? [] : await waitingChanges(context, released);
  const chosen = wish.version
    ? {
        version: wish.version,
        level: 'patch' as const,
        because: [`Version ${wish.version} was requested.`],
      }
    : nextVersion(current, waiting, wish.level);
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

export function packagePath(releaseContext: Pick<ReleaseContext, 'config'>): string {
  if (releaseContext.config.build.root === '.') return 'package.json';
  return `${releaseContext.config.build.root}/package.json`;
}

async function packageVersion(context: ReleaseContext, head: string): Promise<string | undefined> {
  const files = await readCommitFiles(context.github, context.repository, head);
  const manifest = parseJson((await files.read(packagePath(context))) ?? '');
  const version = isObject(manifest) ? manifest.version : undefined;
  if (typeof version === 'string' && isVersion(version)) return version;
  return undefined;
}

async function waitingChanges(context: ReleaseContext, released: string | undefined) {
  const { github, repository, config, portal } = context;
  const since = released && `v${released}`;
  const committed = since
    ? await commitsSince(github, repository, since, config.environments.production.branch)
    : [];
  const commits = committed.flatMap((message) => {
    const level = levelOfMessage(message.message);
    if (level) return [{ description: `commit "${message.message.split('\n', 1)[0]}"`, level }];
    return [];
  });
  if (!portal) return commits;
  const [{ requests }, { pending }] = await Promise.all([
    askPortal({ ...context, portal }, 'listRequests', {}),
    askPortal({ ...context, portal }, 'getTextContent', {}),
  ]);
  const waiting = requests
    .filter((request) => request.status === 'triage' || request.status === 'in-progress')
    .map((request) => ({
      description: `request "${request.title}"`,
      level: request.versionLevel ?? levelOfClass[request.classification ?? 'other'] ?? 'patch',
    }));
  const texts =
    pending.length === 0
      ? []
      : [{ description: `${count(pending.length, 'edited text')}`, level: 'patch' as const }];
  return [...waiting, ...texts, ...commits];
}

const levelOfClass: Readonly<Record<string, WaitingChange['level']>> = {
  feature: 'minor',
  design: 'minor',
};
