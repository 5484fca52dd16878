import type { EventEmitter } from 'node:events';
import { evaluateText } from '../../workflow-language/language.ts';
import { listSchedules } from '../../workflow-language/schedule.ts';
import { readWorkflow, type Workflow } from '../../workflow-language/workflow.ts';
import { changesBetween, readTreeId } from '../git/history.ts';
import { listTree, readCommit } from '../git/trees.ts';
import type { BareRepository } from '../git/types.ts';
import { isWorkflow } from '../resources/rules.ts';
import type { GitHubEvent } from '../rest/call.ts';
import { type LocalRepository, type LocalRun, nextId } from '../state/state.ts';
import { createContexts } from './run-contexts.ts';
import {
  type EventContext,
  otherTriggers,
  pullTriggers,
  pushTriggers,
  type RunTrigger,
} from './run-triggers.ts';
import { begins } from './workflow-filters.ts';

/**
 * Controls when runs appear. On GitHub, they appear some time after the write that triggers them.
 * Tests can simulate this by deferring runs.
 */
export interface RunStarts {
  isDeferred: boolean;
  release(): Promise<void>;
}

export type IsDue = (cron: string, path: string, timezone: string) => boolean;

type Runs = EventEmitter<{ run: [run: LocalRun] }>;

/**
 * Maximum number of files that GitHub's path filters compare. Here, larger changes always start the
 * run.
 */
const maxComparedFiles = 3_000;
const skips = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/;

interface CommitState {
  readonly message: string;
  readonly workflows: readonly Workflow[];
  /** Lists the changed paths, if they are known. Called only if a path filter needs them. */
  changedPaths(): Promise<readonly string[] | undefined>;
}

export async function listStarts(
  event: GitHubEvent,
  context: EventContext,
  readState: (trigger: RunTrigger) => Promise<CommitState>,
): Promise<{ readonly workflow: Workflow; readonly run: NewRun }[]> {
  const triggers = [
    ...pushTriggers(event, context),
    ...(await pullTriggers(event, context)),
    ...otherTriggers(event, context),
  ];
  const starts: { workflow: Workflow; run: NewRun }[] = [];
  for (const trigger of triggers) {
    const { message, workflows, changedPaths } = await readState(trigger);
    const isSilent = trigger.event === 'push' || trigger.event === 'pull_request';
    if (isSilent && isSkipped(message)) continue;
    const base = describeRun(trigger, message);
    for (const workflow of workflows) {
      if (context.repository.disabledWorkflows.has(workflow.path)) continue;
      // GitHub reports an unreadable workflow file on every push, because its events are unknown.
      const isInvalid = Object.keys(workflow.events).length === 0 && trigger.event === 'push';
      if (!isInvalid && !(await begins(workflow.source.on, trigger, changedPaths))) continue;
      starts.push({ workflow, run: { ...base, actor: context.actor } });
    }
  }
  return starts;
}

export type NewRun = Omit<LocalRun, 'id' | 'workflow' | 'name' | 'repository' | 'createdAt'>;

export const queued = { status: 'queued', conclusion: null } as const;

export function addRun(
  repository: LocalRepository,
  workflow: Workflow,
  wanted: NewRun,
  at: string,
): LocalRun {
  const { path, name } = workflow;
  const known = { id: nextId(), workflow: path, name, repository: repository.fullName };
  const run: LocalRun = { ...wanted, ...known, createdAt: at };
  repository.runs.push(run);
  const runName = workflow.source['run-name'];
  if (runName) {
    const contexts = { ...createContexts(run, workflow, repository, {}) };
    run.title = evaluateText(runName, { contexts });
  }
  return run;
}

export function createRunStarts(runs: Runs, now: () => number) {
  const deferred: (() => Promise<void>)[] = [];
  const starts: RunStarts = {
    isDeferred: false,
    async release() {
      for (const start of deferred.splice(0)) await start();
    },
  };
  const at = () => new Date(now()).toISOString();
  return { starts, begin, schedule };

  async function schedule(
    repository: LocalRepository,
    git: BareRepository,
    isDue: IsDue,
  ): Promise<LocalRun | undefined> {
    const branch = repository.defaultBranch;
    const commit = git.readRef(`refs/heads/${branch}`) ?? '';
    let last: LocalRun | undefined;
    for (const workflow of await readWorkflows(git, await readTreeId(git, commit))) {
      const { cron } =
        listSchedules(workflow).find((one) => isDue(one.cron, workflow.path, one.timezone)) ?? {};
      if (!cron || repository.disabledWorkflows.has(workflow.path)) continue;
      const of = { event: 'schedule', branch, commit, payload: { schedule: cron } };
      const wanted = { ...of, ...queued, title: workflow.name, inputs: {}, actor: 'octocat' };
      last = addRun(repository, workflow, wanted, at());
      runs.emit('run', last);
    }
    return last;
  }

  async function begin(event: GitHubEvent, context: EventContext): Promise<void> {
    const all = async () => {
      const { repository, git } = context;
      const found = await listStarts(event, context, (trigger) => readState(trigger, git));
      for (const { workflow, run: wanted } of found) {
        const run = addRun(repository, workflow, wanted, at());
        if (run.conclusion !== 'action_required') runs.emit('run', run);
      }
    };
    if (starts.isDeferred) deferred.push(all);
    else await all();
  }
}

async function readState(trigger: RunTrigger, git: BareRepository): Promise<CommitState> {
  const { commit, merge = commit } = trigger;
  const { message = '' } = (await readCommit(git, commit)) ?? {};
  const changedPaths = () => listChangedPaths(trigger, git);
  const workflows = await readWorkflows(git, await readTreeId(git, merge));
  return { message, workflows, changedPaths };
}

export async function readWorkflows(git: BareRepository, tree: string): Promise<Workflow[]> {
  const files = [...(await listTree(git, tree))].filter(([path]) => isWorkflow(path));
  return Promise.all(
    files.map(([path, { id }]) =>
      git.once(`workflow ${path} ${id}`, async () => {
        const source = (await git.readObject(id))?.content.toString('utf8') ?? '';
        return readWorkflow(path, source);
      }),
    ),
  );
}

function describeRun(trigger: RunTrigger, message: string): NewRun {
  const { event, branch, commit, merge, payload, chain, needsApproval } = trigger;
  const { runRef: ref = trigger.ref } = trigger;
  const title = trigger.title || message.split('\n', 1)[0];
  const wanted = { title, event, branch, ref, commit, merge, inputs: {}, payload, chain };
  if (needsApproval) return { ...wanted, status: 'completed', conclusion: 'action_required' };
  return { ...wanted, ...queued };
}

/**
 * Returns whether a commit message skips runs:
 * https://docs.github.com/actions/managing-workflow-runs/skipping-workflow-runs
 */
const isSkipped = (message: string) =>
  skips.test(message) || /\n\n\nskip-checks: ?true\s*$/.test(message);

async function listChangedPaths(trigger: RunTrigger, git: BareRepository) {
  const base = trigger.since ?? (await readCommit(git, trigger.commit))?.parents[0];
  // The repository's first commit has no parent to compare it with.
  if (!base) return undefined;
  const changes = await changesBetween(git, base, trigger.compared ?? trigger.commit);
  if (changes.length > maxComparedFiles) return undefined;
  return changes.map((change) => change.filename);
}
