import path from 'node:path';
import { parseBranch } from '../../../config/branch-pattern.ts';
import { parsePackageFile } from '../../../config/package-file.ts';
import { isVersion } from '../../../contracts/portal/values.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readIfThere } from '../../../shared/files.ts';
import { isObject } from '../../../shared/json.ts';
import { resolveInside } from '../../../shared/paths.ts';
import type { Plan } from './types.ts';

const releasePrefix = 'release/';

interface VersionSources extends Pick<Plan, 'workspace' | 'buildRoot' | 'event' | 'config'> {
  readonly input: string | undefined;
}

/**
 * Finds the version of a deployment. Sources in order: the input `site-version`; the branch
 * `release/X.Y.Z`; on the production branch, the commit's highest tag `vX.Y.Z`, or the release
 * branch that its pull request or its merge message names; `version` in the package.json of
 * `buildRoot`.
 *
 * A pull request without any of these has the version `0.0.0`.
 *
 * Rejects an invalid source instead of skipping it, because a guess could deploy a wrong version.
 * Skips only tags and pull request branches that don't name a valid version. Spec: Versioning.
 */
export async function findVersion(sources: VersionSources, deps: Deps): Promise<string> {
  const { workspace, buildRoot, event, config } = sources;
  const given = sources.input?.trim() ?? '';
  if (given !== '') return parseVersion(given, 'the input "site-version"');

  const branch = parseBranch(event.ref);
  if (branch?.startsWith(releasePrefix)) {
    return parseVersion(branch.slice(releasePrefix.length), `the branch ${branch}`);
  }
  let version: string | undefined;
  if (branch === config.environments.production.branch)
    version = await versionOfCommit(sources, deps);
  version ??= await versionOfPackage(workspace, buildRoot);
  if (version) return version;
  // A site that is versioned by branch or tag has no version for a pull request yet.
  if (event.pull) return '0.0.0';
  const source = event.sha ? `the commit ${event.sha}` : 'a folder without a commit';
  throw new SiteDeployError('VERSION_NOT_FOUND', `Found no version for ${source}.`);
}

async function versionOfCommit(versionSources: VersionSources, deps: Deps) {
  const { workspace, event, config } = versionSources;
  const runGit = (...args: string[]) => deps.git(workspace, args, deps.signal);
  const tagged = highestTag((await runGit('tag', '--points-at', event.sha)) ?? '');
  if (tagged) return tagged;
  if (deps.github) {
    // Ask GitHub for the pull request: after squashing or rebasing, git doesn't show the branch.
    const { mergedInto } = await import('./merged-into.ts');
    const { branch } = config.environments.production;
    const merged = await mergedInto(branch, event, deps.github, deps);
    const releases = merged.filter((name) => name.startsWith(releasePrefix));
    const versions = releases.map((name) => name.slice(releasePrefix.length));
    const released = versions.find(isVersion);
    if (released) return released;
  }
  const readMessage = () => runGit('log', '-1', '--format=%B', event.sha);
  const release = mergedRelease(event.commitMessage ?? (await readMessage()) ?? '');
  if (!release) return undefined;
  return parseVersion(release, `the branch ${releasePrefix}${release} that the merge commit names`);
}

export function highestTag(lines: string): string | undefined {
  const tags = lines.split('\n').map((line) => line.trim());
  const versions = tags.filter((tag) => tag.startsWith('v')).map((tag) => tag.slice(1));
  return versions
    .filter(isVersion)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

function mergedRelease(message: string): string | undefined {
  const title = message.trimStart().split('\n', 1)[0] ?? '';
  const match =
    /^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(title) ??
    /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(title);
  return match?.[1];
}

async function versionOfPackage(workspace: string, buildRoot: string): Promise<string | undefined> {
  const file = path.join(buildRoot, 'package.json');
  const text = await readPackage(workspace, file);
  if (text === undefined) return undefined;
  const content = parsePackageFile(text, path.relative(workspace, file));
  if (!isObject(content) || !('version' in content)) return undefined;
  return parseVersion(content.version, '"version" in package.json');
}

async function readPackage(workspace: string, file: string): Promise<string | undefined> {
  try {
    return await readIfThere(await resolveInside(workspace, file, 'package.json'));
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const message = 'The package.json that might contain the version cannot be read.';
    throw new SiteDeployError('VERSION_NOT_FOUND', message, { cause });
  }
}

function parseVersion(value: unknown, from: string): string {
  if (typeof value === 'string' && isVersion(value)) return value;
  let found = JSON.stringify(value);
  let hint = '';
  if (typeof value === 'string') {
    const bare = value.replace(/^v/i, '');
    if (isVersion(bare)) hint = `; did you mean "${bare}"?`;
  } else found += ', which is not a string';
  const expected = 'expected MAJOR.MINOR.PATCH without leading zeros, e.g. 1.4.0';
  const message = `found the version ${found} in ${from}, ${expected}${hint || '.'}`;
  throw new SiteDeployError('VERSION_INVALID', message);
}
