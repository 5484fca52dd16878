import { record } from './values.ts';

/** What has happened, as the triggers of workflows are held against it. */
export interface Trigger {
  readonly event: 'push' | 'create' | 'delete' | 'pull_request';
  /** What was done to a pull request; empty for other events. */
  readonly type: string;
  /** Full name of what was pushed; of a pull request the branch that it goes into. */
  readonly ref: string;
}

/** Types of a workflow that names none. */
const usualTypes = ['opened', 'synchronize', 'reopened'];

/**
 * Whether a workflow begins
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#on).
 * @param on what stands below `on`
 * @param changedPaths is only asked where paths decide; `undefined`: too much changed to be looked at
 */
export async function begins(
  on: unknown,
  { event, type, ref }: Trigger,
  changedPaths: () => Promise<readonly string[] | undefined>,
): Promise<boolean> {
  if (typeof on === 'string' || Array.isArray(on))
    return [on].flat().includes(event) && (event !== 'pull_request' || usualTypes.includes(type));
  if (!(event in record(on))) return false;
  const filter = record(record(on)[event]);
  if (event === 'create' || event === 'delete') return true;
  const types = filter.types === undefined ? usualTypes : [filter.types].flat().map(String);
  if (event === 'pull_request' && !types.includes(type)) return false;
  if (!fitsRef(filter, ref)) return false;
  // Tags have no changed files that would count.
  const hasPaths = filter.paths !== undefined || filter['paths-ignore'] !== undefined;
  if (!hasPaths || ref.startsWith('refs/tags/')) return true;
  const paths = await changedPaths();
  if (!paths) return true;
  if (filter.paths !== undefined) return paths.some((path) => matchesAny(path, filter.paths));
  return paths.some((path) => !matchesAny(path, filter['paths-ignore']));
}

function fitsRef(filter: Readonly<Record<string, unknown>>, ref: string): boolean {
  const [, kind = '', name = ''] = /^refs\/(heads|tags)\/(.*)$/s.exec(ref) ?? [];
  const [own, other] = kind === 'tags' ? ['tags', 'branches'] : ['branches', 'tags'];
  if (filter[own] !== undefined) return matchesAny(name, filter[own]);
  if (filter[`${own}-ignore`] !== undefined) return !matchesAny(name, filter[`${own}-ignore`]);
  // A filter of branches alone leaves tags out, and the other way round.
  return filter[other] === undefined && filter[`${other}-ignore`] === undefined;
}

/** The last pattern that matches decides: one that begins with `!` takes out again. */
function matchesAny(name: string, patterns: unknown): boolean {
  let isIn = false;
  for (const pattern of [patterns].flat().map(String)) {
    const isOut = pattern.startsWith('!');
    if (regexOf(isOut ? pattern.slice(1) : pattern).test(name)) isIn = !isOut;
  }
  return isIn;
}

/** GitHub's patterns: `*`, `**`, `?` and `+` of the character before, and `[]`. */
function regexOf(pattern: string): RegExp {
  const parts = pattern.match(/\*\*\/|\*\*|\\.|\[[^\]]*\]|[\s\S]/g) ?? [];
  const source = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?' || part === '+' || part.length > 1) return part;
    return part.replace(/[.^$(){}|[\]\\]/, String.raw`\$&`);
  });
  try {
    return new RegExp(`^${source.join('')}$`, 's');
  } catch {
    // A pattern that is none matches nothing.
    return /(?!)/;
  }
}
