/** Spec: Versioning. */
export type ReleaseLevel = 'major' | 'minor' | 'patch';

export interface WaitingChange {
  readonly description: string;
  readonly level: ReleaseLevel;
}

export type ChosenVersion = ReturnType<typeof nextVersion>;

const order: readonly ReleaseLevel[] = ['patch', 'minor', 'major'];

/** Bumps by the level, or by the highest unreleased change. Spec: Versioning. */
export function nextVersion(
  current: string | undefined,
  waiting: readonly WaitingChange[],
  requested: ReleaseLevel | undefined,
) {
  if (!current && !requested)
    return { version: '1.0.0', level: 'major', because: ['There is no earlier release.'] };
  const highest = order.findLast((level) => waiting.some((change) => change.level === level));
  const level = requested ?? highest ?? 'patch';
  const reasons = waiting.filter((change) => change.level === highest);
  let because = reasons.map((change) => `${change.description}: ${highest}`);
  if (!highest) because = ['No pending changes are known, so the smallest increment is used.'];
  if (requested) because = [`The level ${requested} was requested.`];
  return { version: raised(current ?? '0.0.0', level), level, because };
}

function raised(version: string, level: ReleaseLevel): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  if (level === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Returns the level of a Conventional Commits message (https://www.conventionalcommits.org). */
export function levelOfMessage(message: string): ReleaseLevel | undefined {
  const [title = ''] = message.split('\n', 1);
  const [, type, bang] = /^(\w+)(?:\([^)\n]*\))?(!)?: /.exec(title) ?? [];
  if (!type) return undefined;
  if (bang !== undefined || /^BREAKING[ -]CHANGE: /m.test(message)) return 'major';
  if (type.toLowerCase() === 'feat') return 'minor';
  if (/^(fix|perf|docs|content|style|refactor|revert|build|chore|ci|test)$/i.test(type))
    return 'patch';
  return undefined;
}

export function compareVersions(a: string, b: string): number {
  const right = b.split('.').map(Number);
  const differences = a.split('.').map((part, index) => Number(part) - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const pattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;

/** The format of a version, for messages. */
export const versionFormat =
  'MAJOR.MINOR.PATCH (no pre-release: a release branch is live in Preview before its release)';

export function isVersion(text: string): boolean {
  return pattern.test(text);
}

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
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
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
