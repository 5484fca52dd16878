import { record } from '../rest/values.ts';

export interface Trigger {
  readonly event:
    | 'push'
    | 'create'
    | 'delete'
    | 'pull_request'
    | 'pull_request_target'
    | 'pull_request_review'
    | 'release'
    | 'repository_dispatch'
    | 'issues'
    | 'issue_comment'
    | 'merge_group'
    | 'workflow_run';
  readonly type: string;
  /**
   * Full ref that filters examine: the base branch for a pull request, the other run's ref for
   * `workflow_run`.
   */
  readonly ref: string;
  readonly workflow?: string;
}

const pullTypes = ['opened', 'synchronize', 'reopened'];
const defaultTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: pullTypes,
  pull_request_target: pullTypes,
};

/**
 * Returns whether an event starts a workflow:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#on
 */
export async function begins(
  on: unknown,
  trigger: Trigger,
  changedPaths: () => Promise<readonly string[] | undefined>,
): Promise<boolean> {
  const { event, type, ref, workflow } = trigger;
  const isBare = typeof on === 'string' || Array.isArray(on);
  const events = isBare ? Object.fromEntries([on].flat().map((name) => [name, null])) : record(on);
  if (!(event in events)) return false;
  const filter = record(events[event]);
  const types = filter.types ?? defaultTypes[event];
  if (types !== undefined && type !== '' && ![types].flat().includes(type)) return false;
  if (event === 'workflow_run' && ![filter.workflows].flat().includes(workflow)) return false;
  if (!fitsRef(filter, ref)) return false;
  // Path filters don't apply to pushes of tags.
  const hasPaths = filter.paths !== undefined || filter['paths-ignore'] !== undefined;
  if (!hasPaths || ref.startsWith('refs/tags/')) return true;
  const paths = await changedPaths();
  if (!paths) return true;
  if (filter.paths !== undefined) return paths.some((path) => matchesAny(path, filter.paths));
  return paths.some((path) => !matchesAny(path, filter['paths-ignore']));
}

function fitsRef(filter: Readonly<Record<string, unknown>>, ref: string): boolean {
  const [, kind = '', name = ''] = /^refs\/(heads|tags)\/(.*)$/s.exec(ref) ?? [];
  const [kindFilter, otherFilter] = kind === 'tags' ? ['tags', 'branches'] : ['branches', 'tags'];
  if (filter[kindFilter] !== undefined) return matchesAny(name, filter[kindFilter]);
  if (filter[`${kindFilter}-ignore`] !== undefined)
    return !matchesAny(name, filter[`${kindFilter}-ignore`]);
  // A workflow that filters only branches doesn't start for tags, and vice versa.
  return filter[otherFilter] === undefined && filter[`${otherFilter}-ignore`] === undefined;
}

/**
 * Returns whether the patterns include a name. The last matching pattern decides, and one with `!`
 * excludes the name.
 */
function matchesAny(name: string, patterns: unknown): boolean {
  let isIn = false;
  for (const pattern of [patterns].flat().map(String)) {
    const isOut = pattern.startsWith('!');
    if (toRegex(isOut ? pattern.slice(1) : pattern).test(name)) isIn = !isOut;
  }
  return isIn;
}

/**
 * Converts a filter pattern to a regular expression. The pattern may contain `*`, `**` and `[]`,
 * and `?` or `+` after a character.
 */
function toRegex(pattern: string): RegExp {
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
    // Let an invalid pattern match nothing.
    return /(?!)/;
  }
}
