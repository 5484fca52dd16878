import { parse } from 'yaml';
import type { RepoName } from '../../clients/github/repository.ts';
import { readBytes, type TreeEntry } from '../../clients/github/tree.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { matchesBranch } from '../../config/branch-pattern.ts';
import { compact } from '../../shared/compact.ts';
import { isObject } from '../../shared/json.ts';

export interface PullBranches {
  readonly head: string;
  readonly base: string;
}

export interface PullEvents {
  readonly isPull: boolean;
  readonly isPush: boolean;
}

/** @param entries the tree of the commit */
export async function mayStartOnPull(
  github: GitHub,
  repository: RepoName,
  entries: ReadonlyMap<string, TreeEntry>,
  branches: PullBranches,
  events: PullEvents,
): Promise<boolean> {
  const found = [...entries].filter(([path]) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const texts = await Promise.all(found.map(([, { id }]) => readBytes(github, repository, id)));
  return texts.some((bytes) => startsOnPull(Buffer.from(bytes).toString('utf8'), branches, events));
}

/**
 * Only branch filters are evaluated; if in doubt, true
 * (https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows).
 */
export function startsOnPull(text: string, branches: PullBranches, pullEvents: PullEvents) {
  let workflow: unknown;
  try {
    workflow = parse(text);
  } catch {
    return true;
  }
  if (!isObject(workflow)) return true;
  const { on } = workflow;
  const events = compact([
    ...(pullEvents.isPull ? ['pull_request', 'pull_request_target'] : []),
    pullEvents.isPush && 'push',
  ]);
  if (typeof on === 'string' || Array.isArray(on))
    return [on].flat().some((name) => events.includes(String(name)));
  if (!isObject(on)) return true;
  return events.some(
    (event) => event in on && isFor(on[event], event === 'push' ? branches.head : branches.base),
  );
}

function isFor(filter: unknown, branch: string): boolean {
  if (!isObject(filter)) return true;
  const getPatterns = (key: string) => {
    const found = filter[key];
    if (found === undefined) return undefined;
    return [found].flat().map(String);
  };
  const fits = (pattern: string) => /[?+![\]]/.test(pattern) || matchesBranch(branch, pattern);
  const patterns = getPatterns('branches');
  if (patterns) return patterns.some(fits);
  // A push filter with only tags excludes branches.
  const isOfTags = filter.tags !== undefined || filter['tags-ignore'] !== undefined;
  if (filter['branches-ignore'] === undefined) return !isOfTags;
  return !(getPatterns('branches-ignore') ?? []).some((pattern) => matchesBranch(branch, pattern));
}
