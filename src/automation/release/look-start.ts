import { listBranches } from '../../clients/github/branches.ts';
import { commitsSince } from '../../clients/github/commits.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { count } from '../../shared/units.ts';
import { askPortal, portalAnswer } from './ask-portal.ts';
import { productionHeadOf, releaseBranch, releasedVersions, versionsOf } from './look.ts';
import { lookAtDeployment } from './look-deployment.ts';
import {
  compareVersions,
  isVersion,
  levelOfMessage,
  nextVersion,
  type WaitingChange,
} from './next-version.ts';
import type { StartSight } from './plan-start.ts';
import { type ReleaseWorld, releasePrefix, type StartWish } from './world.ts';

/** Reads everything that decides how a release starts. Read-only. */
export async function lookAtStart(world: ReleaseWorld, wish: StartWish): Promise<StartSight> {
  const { github, repository, config } = world;
  const { production, preview } = config.environments;
  const [heads, productionHead, versions, merged, portal] = await Promise.all([
    listBranches(github, repository, releasePrefix),
    productionHeadOf(world),
    releasedVersions(world),
    recentlyMerged(github, repository, production.branch),
    askPortal(world),
  ]);
  const released = versions.toSorted(compareVersions).at(-1);
  const current = released ?? (await packageVersion(world, productionHead));
  const open = await Promise.all(
    versionsOf(heads)
      .filter(({ version }) => !versions.includes(version))
      .map(async (one) => {
        const [branch, version] = await Promise.all([
          releaseBranch(world, one, productionHead),
          packageVersion(world, one.commit),
        ]);
        const served = {
          environment: 'Preview',
          commits: [one.commit],
          url: preview.url,
          branch: one.name,
        } as const;
        // The commit that bumps the version is deployed, not its parent.
        const isBumped = !version || version === one.version;
        return {
          ...branch,
          packageVersion: version,
          isMerged: merged.includes(one.name),
          preview:
            isBumped && !merged.includes(one.name)
              ? await lookAtDeployment(world, served, portal)
              : undefined,
        };
      }),
  );
  const waiting = open.length > 0 || wish.version ? [] : await waitingChanges(world, released);
  const chosen = wish.version
    ? {
        version: wish.version,
        level: 'patch' as const,
        because: [`The version ${wish.version} was asked for.`],
      }
    : nextVersion(current, waiting, wish.level);
  return {
    productionBranch: production.branch,
    productionHead,
    page: repositoryPage(github, repository),
    open,
    chosen,
    asked: wish.version,
    isTaken: versions.includes(chosen.version),
  };
}

/** Path of the site's package.json in the repository. */
export function packagePath({ config }: Pick<ReleaseWorld, 'config'>): string {
  if (config.build.root === '.') return 'package.json';
  return `${config.build.root}/package.json`;
}

async function packageVersion(world: ReleaseWorld, commit: string): Promise<string | undefined> {
  const files = await readCommitFiles(world.github, world.repository, commit);
  const manifest = parseJson((await files.read(packagePath(world))) ?? '');
  const version = isObject(manifest) ? manifest.version : undefined;
  if (typeof version === 'string' && isVersion(version)) return version;
  return undefined;
}

/** Unreleased changes, according to the portal and the commits. */
async function waitingChanges(
  world: ReleaseWorld,
  released: string | undefined,
): Promise<WaitingChange[]> {
  const { github, repository, config, portal, deps } = world;
  const since = released === undefined ? undefined : `v${released}`;
  const committed = since
    ? await commitsSince(github, repository, since, config.environments.production.branch)
    : [];
  const commits = committed.flatMap(({ message }) => {
    const level = levelOfMessage(message);
    if (level) return [{ what: `commit "${message.split('\n', 1)[0]}"`, level }];
    return [];
  });
  if (!portal) return commits;
  const { signal } = deps;
  const [{ requests }, { pending }] = await Promise.all([
    portalAnswer(world, portal.requests.list(config.site.id, {}, { signal })),
    portalAnswer(world, portal.texts.getContent(config.site.id, { signal })),
  ]);
  const waiting = requests
    .filter(({ status }) => status === 'triage' || status === 'in-progress')
    .map((request) => ({
      what: `request "${request.title}"`,
      level: request.versionLevel ?? levelOfClass[request.classification ?? 'other'] ?? 'patch',
    }));
  const texts =
    pending.length === 0
      ? []
      : [{ what: `${count(pending.length, 'edited text')}`, level: 'patch' as const }];
  return [...waiting, ...texts, ...commits];
}

const levelOfClass: Readonly<Record<string, WaitingChange['level']>> = {
  feature: 'minor',
  design: 'minor',
};
