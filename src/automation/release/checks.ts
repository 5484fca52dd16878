import { parse } from 'yaml';
import { readPush } from '../../clients/github/commits.ts';
import { readTimeline } from '../../clients/github/issues.ts';
import { type CheckRun, type MergeablePull, readCheckRuns } from '../../clients/github/merging.ts';
import type { GitHubRepository } from '../../clients/github/repository.ts';
import { findObjection, listReviews, type Review } from '../../clients/github/reviews.ts';
import { runsOfHead, type WorkflowRun } from '../../clients/github/runs.ts';
import { listTree, readBytes, readCommit, type TreeEntry } from '../../clients/github/tree.ts';
import { matchesAny, matchesBranch } from '../../config/branch-pattern.ts';
import { compact } from '../../shared/compact.ts';
import { isObject } from '../../shared/json.ts';
import type { ReleaseContext } from '../context.ts';

export type Checks = Omit<ReturnType<typeof summarizeChecks>, 'passed'>;

/** Results of the checks and reviews of a pull request. */
export interface PullVerdict {
  readonly checks: Checks;
  readonly blockedRun: string | undefined;
  /** URL of a run that waits for the review of an environment. */
  readonly waitingRun?: string | undefined;
  /** Unresolved review, of any commit, in which somebody with write access requests changes. */
  readonly objection?: Review | undefined;
  /** Whether the pull request is a draft because somebody has converted it back to one. */
  readonly isHeld?: boolean;
}

const fine = ['success', 'neutral', 'skipped'];
const isOfPull = (event: string) => /^pull_request(_target)?$/.test(event);

/**
 * Summarizes checks by the last result of each job, because GitHub also lists those of earlier
 * attempts. A cancelled check only counts if its job has no other check.
 */
export function summarizeChecks(checks: readonly CheckRun[], runs: readonly WorkflowRun[]) {
  const runsBySuite = new Map<number | undefined, WorkflowRun>(
    runs.filter((run) => run.suite).map((run) => [run.suite, run]),
  );
  const last = new Map<string, CheckRun>();
  for (const check of checks.toSorted((a, b) => a.id - b.id)) {
    const run = runsBySuite.get(check.suite);
    const key = run ? `${run.workflow}\n${isOfPull(run.event)}\n${check.name}` : String(check.id);
    if (check.conclusion !== 'cancelled' || !last.has(key)) last.set(key, check);
  }
  const found = [...last.values()];
  const hasCheck = (run: WorkflowRun) => checks.some(({ suite }) => suite && suite === run.suite);
  const nameless = runs.filter((run) => isInProgress(run) && !hasCheck(run));
  return {
    running: [
      ...found.filter((run) => run.status !== 'completed').map((run) => run.name),
      ...nameless.map((run) => run.workflow.split('/').at(-1) || run.title),
    ],
    failed: found
      .filter((checkRun) => checkRun.status === 'completed' && !fine.includes(checkRun.conclusion))
      .map((checkRun) => checkRun.name),
    passed: found
      .filter(({ conclusion }) => conclusion === 'success')
      .map(({ name, suite }) => ({ name, run: runsBySuite.get(suite) })),
  };
}

/**
 * Returns whether a run for a pull request or push is in progress. GitHub doesn't list its jobs as
 * checks at first.
 */
function isInProgress(run: WorkflowRun): boolean {
  if (!isOfPull(run.event) && run.event !== 'push') return false;
  return run.status !== 'completed' && run.status !== 'action_required';
}

const settlingMs = 20_000;
const maxAheadMs = 10 * 60_000;

/**
 * Returns whether a push is so recent that its runs may still appear. Dates that are invalid or far
 * in the future aren't recent.
 */
export function isRecent(since: string, now: number): boolean {
  const age = now - Date.parse(since);
  return age < settlingMs && age > -maxAheadMs;
}

export async function readPullChecks(
  context: ReleaseContext,
  pull: MergeablePull,
  entries?: ReadonlyMap<string, TreeEntry>,
) {
  const { repository, deps } = context;
  const { number, headCommit, head, base } = pull;
  const [checkRuns, runs, { committedAt }, reviews, events] = await Promise.all([
    readCheckRuns(repository, headCommit),
    runsOfHead(repository, headCommit),
    readCommit(repository, headCommit),
    listReviews(repository, number),
    pull.draft ? readTimeline(repository, number) : [],
  ]);
  const ofBranch = runs.filter((run) => run.branch === head);
  const { running, failed, passed } = summarizeChecks(checkRuns, ofBranch);
  if (await mayBegin()) running.push('checks that may still start');
  const blocked = runs.find((run) => [run.status, run.conclusion].includes('action_required'));
  const verdict: PullVerdict = {
    checks: { running, failed },
    blockedRun: blocked?.url,
    waitingRun: ofBranch.find((run) => run.status === 'waiting')?.url,
    objection: findObjection(reviews),
    isHeld: events.some(({ event }) => event === 'convert_to_draft'),
  };
  return { verdict, passed, committedAt };

  /**
   * Returns whether a run may still start, because runs appear with a delay. Pushes and pull
   * requests each start their own runs.
   */
  async function mayBegin(): Promise<boolean> {
    const now = deps.clock.now();
    const has = (on: RegExp) => runs.some((run) => run.branch === head && on.test(run.event));
    const hasPull = has(/^pull_request(_target)?$/);
    const hasPush = has(/^push$/);
    if (hasPull && hasPush) return false;
    const push = await readPush(repository, { branch: head, commit: headCommit });
    const isPushed = isRecent(push?.at || committedAt, now);
    const isPull = !hasPull && (isPushed || isRecent(pull.createdAt, now));
    const isPush = !hasPush && isPushed && push?.isByJob !== true;
    if (!isPull && !isPush) return false;
    const tree = entries ?? (await listTree(repository, headCommit));
    return mayStartOnPull(repository, tree, { head, base }, { isPull, isPush });
  }
}

interface PullBranches {
  readonly head: string;
  readonly base: string;
}

interface PullEvents {
  readonly isPull: boolean;
  readonly isPush: boolean;
}

async function mayStartOnPull(
  repository: GitHubRepository,
  entries: ReadonlyMap<string, TreeEntry>,
  branches: PullBranches,
  events: PullEvents,
): Promise<boolean> {
  const found = [...entries].filter(([path]) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const texts = await Promise.all(found.map(([, { id }]) => readBytes(repository, id)));
  return texts.some((bytes) => startsOnPull(Buffer.from(bytes).toString('utf8'), branches, events));
}

/**
 * Returns whether a workflow may run for a pull request or its push. Evaluates only the events and
 * their branch filters, and returns `true` if in doubt.
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
    if (filter[key] === undefined) return undefined;
    return [filter[key]].flat().map(String);
  };
  const fits = (pattern: string) => /[?+![\]]/.test(pattern) || matchesBranch(branch, pattern);
  const patterns = getPatterns('branches');
  if (patterns) return patterns.some(fits);
  const isOfTags = filter.tags !== undefined || filter['tags-ignore'] !== undefined;
  if (filter['branches-ignore'] === undefined) return !isOfTags;
  return !matchesAny(branch, getPatterns('branches-ignore') ?? []);
}
