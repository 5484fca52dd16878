import compare from 'semver/functions/compare.js';
import inc from 'semver/functions/inc.js';
import prerelease from 'semver/functions/prerelease.js';
import { VersionLevel } from '../../contracts/portal/development-request.ts';
import { isVersion } from '../../contracts/portal/values.ts';

export interface WaitingChange {
  readonly description: string;
  readonly level: VersionLevel;
}

export interface ChosenVersion {
  readonly version: string;
  /** `undefined` if the version itself was requested, e.g. with `Release-As`. */
  readonly level: VersionLevel | undefined;
  readonly because: readonly string[];
}

export const findHighest = (levels: readonly (VersionLevel | undefined)[]) =>
  VersionLevel.options.find((level) => levels.includes(level));

/** Versions from which the next one is derived. */
export interface VersionBase {
  /** Highest released or live version, or else the version in package.json. */
  readonly current: string | undefined;
  /**
   * Announced versions, e.g. of a pre-release. The next version isn't lower than any of them,
   * unless `releaseAs` chooses it.
   */
  readonly named?: readonly string[];
  /** Version in the `Release-As` footer of a commit. */
  readonly releaseAs?: string;
}

/**
 * Chooses the next version: 1.0.0 if nothing was released, announced or requested, or else the
 * current version increased by the requested level or, by default, by the highest level of the
 * unreleased changes (`patch` if there are none). A higher announced version takes precedence, and
 * so does `releaseAs` unless a level is requested. Spec: Versioning.
 */
export function nextVersion(
  { current, named = [], releaseAs }: VersionBase,
  waiting: readonly WaitingChange[],
  requested: VersionLevel | undefined,
): ChosenVersion {
  const announced = named.map(withoutPreRelease).sort(compareVersions).at(-1);
  const isHigher = (version: string, than: string | undefined) =>
    !than || compareVersions(version, than) > 0;
  const highest = findHighest(waiting.map((change) => change.level));
  const level = requested ?? highest ?? 'patch';
  if (!requested && releaseAs && isVersion(releaseAs) && isHigher(releaseAs, current))
    return {
      version: releaseAs,
      level: undefined,
      because: [`A commit says Release-As: ${releaseAs}.`],
    };
  if (!current && !requested && !announced)
    return { version: '1.0.0', level: 'major', because: ['There is no earlier release.'] };
  const reasons = waiting.filter((change) => change.level === highest);
  let because = reasons.map((change) => `${change.description}: ${highest}`);
  if (!highest) because = ['No pending changes are known, so the smallest increment is used.'];
  if (requested) because = [`The level ${requested} was requested.`];
  let version = inc(current ?? '0.0.0', level) ?? '';
  if (announced && isHigher(announced, version)) {
    version = announced;
    because = [...because, `${announced} is announced already, by package.json or a pre-release.`];
  }
  return { version, level, because };
}

const withoutPreRelease = (version: string) => version.replace(/[-+].*/s, '');

/** Compares versions by precedence: https://semver.org/#spec-item-11 */
export const compareVersions = (a: string, b: string): number => compare(a, b);

/** Description of a valid version, for messages. */
export const versionFormat =
  'MAJOR.MINOR.PATCH (no pre-release: a release branch is live in Preview before its release)';

/**
 * Returns whether a version is a pre-release, e.g. 2.0.0-beta.3. site-deploy never releases one
 * itself.
 */
export const isPreRelease = (text: string): boolean =>
  !/^[v=\s]/.test(text) && prerelease(text) !== null;

export function raiseVersion(text: string, version: string): string | undefined {
  const [first] = findVersions(text);
  if (!first) return undefined;
  let result = text;
  for (const { start, end } of findVersions(text).toReversed())
    result = `${result.slice(0, start)}${JSON.stringify(version)}${result.slice(end)}`;
  return result;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

function findVersions(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const path: string[] = [];
  let key: string | undefined;
  const token = /"(?:[^"\\]|\\.)*"?|[{}[\],:]/g;
  let isValue = false;
  for (const match of text.matchAll(token)) {
    const [found] = match;
    if (found === '{' || found === '[') {
      path.push(isValue ? (key ?? '') : '-');
      isValue = found === '[';
      key = found === '[' ? '-' : undefined;
    } else if (found === '}' || found === ']') {
      path.pop();
      isValue = false;
    } else if (found === ':') isValue = true;
    else if (found === ',') isValue = false;
    else if (isValue) {
      const isPackageVersion =
        path.length === 1 || (path.length === 3 && path[1] === 'packages' && path[2] === '');
      if (key === 'version' && isPackageVersion)
        ranges.push({ start: match.index, end: match.index + found.length });
    } else key = JSON.parse(found);
  }
  return ranges;
}
