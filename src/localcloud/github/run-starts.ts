import type { EventEmitter } from 'node:events';
import { parse } from 'yaml';
import type { GitHubEvent } from './events.ts';
import type { BareRepository } from './git/bare-repository.ts';
import { changesBetween } from './git/history.ts';
import { listTree, readCommit } from './git/trees.ts';
import { isWorkflow } from './git/workflow-changes.ts';
import type { EventContext, Occasion } from './occasion.ts';
import { pullOccasions, pushOccasions } from './occasions.ts';
import { type LocalRun, nextId } from './state.ts';
import { record } from './values.ts';
import { begins } from './workflow-filters.ts';

/** On GitHub, runs appear some time after the triggering write; defer them to simulate that. */
export interface RunStarts {
  isDeferred: boolean;
  release(): Promise<void>;
}

/** Files that GitHub compares; a larger change always starts the run. */
const maxComparedFiles = 3_000;
const skips = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/;

/**
 * @param runs emits each started run
 * @param now milliseconds since 1970
 */
export function createRunStarts(runs: EventEmitter<{ run: [run: LocalRun] }>, now: () => number) {
  /** By the git id of the workflow's text. */
  const triggers = new Map<string, unknown>();
  const deferred: (() => Promise<void>)[] = [];
  const starts: RunStarts = {
    isDeferred: false,
    async release() {
      for (const start of deferred.splice(0)) await start();
    },
  };
  return { starts, begin };

  async function begin(event: GitHubEvent, context: EventContext): Promise<void> {
    const all = async () => {
      const found = [...pushOccasions(event, context), ...pullOccasions(event, context)];
      for (const occasion of found) await startRuns(occasion, context);
    };
    if (starts.isDeferred) deferred.push(all);
    else await all();
  }

  async function startRuns(occasion: Occasion, eventContext: EventContext): Promise<void> {
    const { repository, git } = eventContext;
    const { event, commit, needsApproval } = occasion;
    const paths = () => changedPaths(occasion, git);
    const { tree = '', message = '' } = (await readCommit(git, commit)) ?? {};
    const isSilent = (event === 'push' || event === 'pull_request') && isSkipped(message);
    if (isSilent) return;
    const base = describeRun(occasion, repository.fullName, message);
    for (const [workflow, on] of await readTriggers(git, tree)) {
      const isDisabled = repository.disabledWorkflows.has(workflow);
      if (isDisabled || !(await begins(on, occasion, paths))) continue;
      const createdAt = new Date(now()).toISOString();
      const { actor } = eventContext;
      const run = { ...base, id: nextId(), workflow, actor, createdAt };
      repository.runs.push(run);
      if (!needsApproval) runs.emit('run', run);
    }
  }

  async function readTriggers(git: BareRepository, tree: string): Promise<[string, unknown][]> {
    const found: [string, unknown][] = [];
    for (const [path, { id }] of await listTree(git, tree)) {
      if (!isWorkflow(path)) continue;
      if (!triggers.has(id)) {
        const source = (await git.readObject(id))?.content.toString('utf8') ?? '';
        triggers.set(id, parseTrigger(source));
      }
      found.push([path, triggers.get(id)]);
    }
    return found;
  }
}

function describeRun(occasion: Occasion, repository: string, message: string) {
  const { event, branch, commit, payload, needsApproval } = occasion;
  const run: Omit<LocalRun, 'id' | 'workflow' | 'createdAt'> = {
    title: occasion.title || message.split('\n', 1)[0],
    event,
    branch,
    commit,
    repository,
    inputs: {},
    payload,
    status: 'queued',
    conclusion: null,
  };
  if (needsApproval) Object.assign(run, { status: 'completed', conclusion: 'action_required' });
  return run;
}

function parseTrigger(source: string): unknown {
  try {
    return record(parse(source)).on;
  } catch {
    return undefined;
  }
}

/** https://docs.github.com/actions/managing-workflow-runs/skipping-workflow-runs */
const isSkipped = (message: string) =>
  skips.test(message) || /\n\n\nskip-checks: ?true\s*$/.test(message);

async function changedPaths(
  occasion: Occasion,
  git: BareRepository,
): Promise<string[] | undefined> {
  const base = occasion.since ?? (await readCommit(git, occasion.commit))?.parents[0];
  // A repository's first commit has nothing to compare with.
  if (!base) return undefined;
  const changes = await changesBetween(git, base, occasion.commit);
  if (changes.length > maxComparedFiles) return undefined;
  return changes.map((change) => change.filename);
}
