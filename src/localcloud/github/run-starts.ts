import type { EventEmitter } from 'node:events';
import { parse } from 'yaml';
import type { GitHubEvent } from './events.ts';
import type { EventContext, Occasion } from './occasion.ts';
import { pullOccasions, pushOccasions } from './occasions.ts';
import { type LocalRun, nextId } from './state.ts';
import { changesBetween } from './trees.ts';
import { list, record, records, text } from './values.ts';
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
      const found = [
        ...(await pushOccasions(event, context)),
        ...(await pullOccasions(event, context)),
      ];
      for (const occasion of found) await startRuns(occasion, context);
    };
    if (starts.isDeferred) deferred.push(all);
    else await all();
  }

  async function startRuns(occasion: Occasion, eventContext: EventContext): Promise<void> {
    const { repository, send } = eventContext;
    const { event, branch, commit, needsApproval, payload } = occasion;
    const at = `/repos/${repository.fullName}`;
    const paths = () => changedPaths(occasion, repository.fullName, send);
    for (const [workflow, on] of await readTriggers(repository.fullName, commit, send)) {
      if (repository.disabledWorkflows.has(workflow) || !(await begins(on, occasion, paths)))
        continue;
      const { message } = record((await send('GET', `${at}/git/commits/${commit}`)).json);
      const commitMessage = text(message);
      if ((event === 'push' || event === 'pull_request') && isSkipped(commitMessage)) return;
      const run: LocalRun = {
        id: nextId(),
        workflow,
        title: occasion.title || (commitMessage.split('\n', 1)[0] ?? ''),
        event,
        branch,
        commit,
        repository: repository.fullName,
        inputs: {},
        payload,
        createdAt: new Date(now()).toISOString(),
        status: needsApproval ? 'completed' : 'queued',
        conclusion: needsApproval ? 'action_required' : null,
      };
      repository.runs.push(run);
      if (!needsApproval) runs.emit('run', run);
    }
  }

  async function readTriggers(
    fullName: string,
    commit: string,
    send: EventContext['send'],
  ): Promise<[string, unknown][]> {
    const at = `/repos/${fullName}/git`;
    const { tree } = record((await send('GET', `${at}/trees/${commit}?recursive=1`)).json);
    const found: [string, unknown][] = [];
    for (const { path, sha } of records(tree)) {
      if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(text(path))) continue;
      const id = text(sha);
      if (!triggers.has(id)) {
        const { content } = record((await send('GET', `${at}/blobs/${id}`)).json);
        triggers.set(id, parseTrigger(Buffer.from(text(content), 'base64').toString('utf8')));
      }
      found.push([text(path), triggers.get(id)]);
    }
    return found;
  }
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
  fullName: string,
  send: EventContext['send'],
): Promise<string[] | undefined> {
  const { parents } = record(
    (await send('GET', `/repos/${fullName}/git/commits/${occasion.commit}`)).json,
  );
  const base = occasion.since ?? text(record(list(parents)[0]).sha);
  // A repository's first commit has nothing to compare with.
  if (base === '') return undefined;
  const changes = await changesBetween(send, fullName, { base, head: occasion.commit });
  if (changes.length > maxComparedFiles) return undefined;
  return changes.map((change) => change.filename);
}
