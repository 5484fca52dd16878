import { listBranches } from '../../clients/github/branches.ts';
import { commitsSince } from '../../clients/github/commits.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { compact } from '../../shared/compact.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { count } from '../../shared/units.ts';
import { type ReleaseContext, releasePrefix, type StartWish } from './context.ts';
import {
  compareVersions,
  isVersion,
  levelOfMessage,
  nextVersion,
  type WaitingChange,
} from './next-version.ts';
import type { StartState } from './plan-start.ts';
import { readDeploymentProgress } from './read-deployment.ts';
import { askPortal, readPortalDeployments } from './read-portal.ts';
import {
  readProductionHead,
  releaseBranch,
  releasedVersions,
  toVersionBranches,
} from './read-release.ts';
import { readFloor, whyTooLow } from './version-floor.ts';

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

async function waitingChanges(
  context: ReleaseContext,
  released: string | undefined,
): Promise<WaitingChange[]> {
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
