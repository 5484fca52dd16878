import { commitsSince } from '../../clients/github/commits.ts';
import { isVersion } from '../../contracts/portal/values.ts';
import { compact } from '../../shared/compact.ts';
import { markdownText } from '../../shared/plain-text.ts';
import { count, limitLines } from '../../shared/units.ts';
import type { ReleaseContext } from '../context.ts';
import { readCommitChanges } from './commit-levels.ts';
import { isKnownAncestor } from './deployment-runs.ts';
import {
  type ChosenVersion,
  compareVersions,
  isPreRelease,
  nextVersion,
  type VersionBase,
  type WaitingChange,
} from './next-version.ts';
import { listVersionTags, readFloor } from './open-releases.ts';
import { askPortal, listRequests, type PortalDeployments } from './read-portal.ts';
import type { ReleaseContent } from './state.ts';
import { readPackageVersion } from './version-files.ts';

type KnownVersions = Awaited<ReturnType<typeof readVersions>>;

/**
 * Reads the released versions, the limits and the base of the next version, and the tag or commit
 * from which changes are counted.
 */
export async function readVersions(
  context: ReleaseContext,
  productionHead: string,
  portal: PortalDeployments,
) {
  const tags = await listVersionTags(context);
  const versions = tags.map(({ version }) => version).filter(isVersion);
  const floor = await readFloor(context, versions, portal);
  const [highest] = compact([floor.released, floor.live]).sort(compareVersions).reverse();
  const inPackage = await readPackageVersion(context, productionHead);
  const preReleases = tags.map(({ version }) => version).filter(isPreRelease);
  const base = toBase(highest, inPackage, preReleases);
  const tag = tags.findLast(({ version }) => isVersion(version))?.tag;
  return { versions, floor, base, since: tag ?? (await findLive(context, productionHead, portal)) };
}

/**
 * Returns the commit that is live in Production; `undefined` if the head doesn't contain it. If no
 * version has a tag, changes are counted from this commit.
 */
async function findLive(context: ReleaseContext, head: string, portal: PortalDeployments) {
  const commit = portal?.get('Production')?.commit;
  if (!commit || commit === head || (await isKnownAncestor(context, commit, head))) return commit;
  return undefined;
}

/**
 * Determines the base of the next version.
 * @param highest highest released or live version
 */
export function toBase(
  highest: string | undefined,
  inPackage: string | undefined,
  preReleases: readonly string[],
): VersionBase {
  const current = highest ?? inPackage;
  const isAnnounced = (version: string) => current && compareVersions(version, current) > 0;
  return { current, named: compact([...preReleases, inPackage]).filter(isAnnounced) };
}

/**
 * Reads the changes between two commits: the commits themselves, and the requests merged with them.
 */
async function readChanges(context: ReleaseContext, since: string, until: string) {
  const commits = await commitsSince(context.repository, since, until);
  const ids = new Set(commits.map(({ id }) => id));
  const found = readCommitChanges(commits);
  const merged = (await listRequests(context)).filter(
    ({ mergeCommit }) => mergeCommit && ids.has(mergeCommit),
  );
  return { ...found, changes: [...merged.map(toChange), ...found.changes] };
}

/**
 * Reads the changes for a new release: commits on the production branch, and pending requests and
 * texts.
 */
export async function readWaiting(context: ReleaseContext, since: string | undefined) {
  const { config, portal } = context;
  const none = { changes: [], unclassified: [], releaseAs: undefined };
  const { branch } = config.environments.production;
  const found = since ? await readChanges(context, since, branch) : none;
  if (!portal) return found;
  const [requests, { pending }] = await Promise.all([
    listRequests(context),
    askPortal({ ...context, portal }, 'getTextContent', {}),
  ]);
  const open = requests.filter(({ status }) => status === 'triage' || status === 'in-progress');
  const changes: WaitingChange[] = [...open.map(toChange), ...found.changes];
  if (pending.length > 0)
    changes.push({ description: count(pending.length, 'edited text'), level: 'patch' });
  return { ...found, changes };
}

function toChange(request: Awaited<ReturnType<typeof listRequests>>[number]): WaitingChange {
  const { title, versionLevel, classification } = request;
  const level = versionLevel ?? levelOfClass[classification ?? 'other'] ?? 'patch';
  return { description: `request "${title}"`, level };
}

const levelOfClass: Readonly<Record<string, WaitingChange['level']>> = {
  feature: 'minor',
  design: 'minor',
};

/**
 * Reads the content of an open release. It has an offer if its changes require a higher version.
 * @param others versions of open releases. Only a version below the next higher one of these is
 * offered
 */
export async function readReleaseContent(
  context: ReleaseContext,
  release: { readonly version: string; readonly head: string },
  known: KnownVersions,
  others: readonly string[],
): Promise<ReleaseContent> {
  const { version, head } = release;
  const since = known.since ?? context.config.environments.production.branch;
  const { changes, unclassified, releaseAs } = await readChanges(context, since, head);
  const chosen = nextVersion({ ...known.base, releaseAs }, changes, undefined);
  const isHigher = changes.length > 0 && compareVersions(chosen.version, version) > 0;
  const isTaken = others.some(
    (other) => compareVersions(other, version) > 0 && compareVersions(other, chosen.version) <= 0,
  );
  return { offer: isHigher && !isTaken ? chosen : undefined, unclassified };
}

/** Formats the content of a release for its pull request. */
export function formatContent(content: ReleaseContent, branch: string): string[] {
  const { offer, unclassified } = content;
  const titles = unclassified.map((title) => `- ${markdownText(title)}`);
  const subject =
    unclassified.length === 1 ? 'One commit names' : `${unclassified.length} commits name`;
  const because = markdownText(offer?.because.slice(0, 5).join('; ') ?? '');
  return compact([
    offer &&
      `\n## Version\n\n${offerLine(offer)} ${because}. ` +
        `${takeOffer(offer, branch)} before anybody approves.`,
    unclassified.length > 0 && `\n## Without a level\n\n${subject} no type: a patch.\n`,
    ...limitLines(titles, 20),
  ]);
}

export const offerLine = ({ version }: ChosenVersion) => `Its content asks for **${version}**.`;

export function takeOffer({ version, level }: ChosenVersion, branch: string): string {
  if (level) return `To take it, run \`site-deploy release start --level ${level}\``;
  return `To take it, push ${branch} as release/${version} and delete ${branch}`;
}
