import type { EventEmitter } from 'node:events';
import { parse } from 'yaml';
import { sendJson } from '../http.ts';
import type { GitHubEvent } from './events.ts';
import type { GitData } from './git.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { type LocalRepository, type LocalRun, nextId } from './state.ts';
import { record, text } from './values.ts';

type Ask = GitData['ask'];

/** Runs of what these have opened or changed begin only when somebody with write access says so. */
const held = (login: string) => login === 'github-actions[bot]' || /^copilot/i.test(login);

interface Started {
  readonly repository: LocalRepository;
  readonly ask: Ask;
  readonly runs: EventEmitter<{ run: [run: LocalRun] }>;
  /** Login of who has caused the event. */
  readonly by: string;
  /** Whether runs can wait for an approval. An Enterprise Server starts none instead. */
  readonly holds: boolean;
}

/**
 * Starts what the workflows of a pull request begin by its events. Those of the token of a job, or of a coding agent,
 * wait: they are completed as `action_required`
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export async function startPullRuns({ name, payload }: GitHubEvent, started: Started): Promise<void> {
  const { pull_request: opened, action, ref, deleted } = record(payload);
  const { repository, ask, by, holds } = started;
  if (held(by) && !holds) return;
  if (name === 'pull_request' && action === 'opened') return start(record(opened), 'opened', started);
  if (name !== 'push' || deleted === true) return;
  const branch = text(ref).replace('refs/heads/', '');
  const [owner = ''] = repository.fullName.split('/');
  const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
  const { json } = await ask('GET', `/repos/${repository.fullName}/pulls?${query}`);
  for (const pull of Array.isArray(json) ? json.map(record) : []) await start(pull, 'synchronize', started);
}

async function start(
  pull: Readonly<Record<string, unknown>>,
  type: 'opened' | 'synchronize',
  { repository, ask, runs, by }: Started,
): Promise<void> {
  const at = `/repos/${repository.fullName}`;
  const [head, base] = [pull.head, pull.base].map((side) => text(record(side).ref));
  const { json: found } = await ask('GET', `${at}/git/ref/heads/${head}`);
  const commit = text(record(record(found).object).sha);
  if (commit === '') return;
  const { json: listed } = await ask('GET', `${at}/git/trees/${commit}?recursive=1`);
  const { tree } = record(listed);
  for (const { path, sha } of (Array.isArray(tree) ? tree : []).map(record)) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(text(path))) continue;
    const { json: blob } = await ask('GET', `${at}/git/blobs/${sha}`);
    const source = Buffer.from(text(record(blob).content), 'base64').toString('utf8');
    if (!beginsBy(source, type, base ?? '')) continue;
    const run: LocalRun = {
      id: nextId(),
      workflow: text(path),
      title: text(pull.title),
      event: 'pull_request',
      branch: head ?? '',
      commit,
      repository: repository.fullName,
      inputs: {},
      createdAt: new Date().toISOString(),
      ...(held(by) ? { status: 'completed', conclusion: 'action_required' } : { status: 'queued', conclusion: null }),
    };
    repository.runs.push(run);
    if (!held(by)) runs.emit('run', run);
  }
}

function beginsBy(source: string, type: string, base: string): boolean {
  const on = record(read(source)).on;
  if (typeof on === 'string' || Array.isArray(on)) return [on].flat().includes('pull_request');
  if (!('pull_request' in record(on))) return false;
  const { types, branches } = record(record(on).pull_request);
  const isType = types === undefined || [types].flat().includes(type);
  return isType && (branches === undefined || [branches].flat().some((pattern) => matches(base, String(pattern))));
}

function read(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

function matches(branch: string, pattern: string): boolean {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`).test(branch);
}

/** What lets a run begin that waits for it. */
export const pullRunRoutes: readonly GitHubRoute[] = [
  {
    method: 'POST',
    path: '/actions/runs/{id}/approve',
    answer({ repository, parameters, author, response, dispatches }) {
      const run = repository.runs.find(({ id }) => String(id) === parameters.id);
      if (run === undefined) return notFound(response);
      // The token of a job is not somebody.
      if (held(author)) return refuse(response, 403, 'Resource not accessible by integration');
      if (!approveRun(run)) return refuse(response, 403, 'This run is not from a fork pull request');
      sendJson(response, 201, {});
      dispatches.emit('run', run);
    },
  },
];

/** Somebody presses "Approve and run". @returns whether it waited for that */
export function approveRun(run: LocalRun): boolean {
  if (run.conclusion !== 'action_required') return false;
  Object.assign(run, { status: 'queued', conclusion: null });
  return true;
}
