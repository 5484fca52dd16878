import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';
import type { RequestGrant } from './access.ts';
import { noteActivity } from './activity.ts';
import { noteOpened, toApiIssue } from './agents.ts';
import { withJobs } from './check-runs.ts';
import type { GitEmulator } from './emulator.ts';
import { type GitHubEvent, toEvents } from './events.ts';
import {
  changePull,
  createCommitOnBranch,
  pullOfMutation,
  repositoryOfMutation,
} from './graphql.ts';
import { mergeBranches, mergePull, toApiPull } from './merging.ts';
import { isGranted } from './permissions.ts';
import type { createRunStarts } from './run-starts.ts';
import type { Signatures } from './signatures.ts';
import type { LocalRepository } from './state.ts';
import { getRefCommit, record, records, text } from './values.ts';
import type { Webhooks } from './webhooks.ts';

const forbidden = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };

/** Default login of a request without a user. */
const person = 'octocat';

interface BehindOptions {
  /** Repositories by name, in lower case. */
  readonly known: ReadonlyMap<string, LocalRepository>;
  readonly webhooks: Webhooks;
  readonly signatures: Signatures;
  readonly begin: ReturnType<typeof createRunStarts>['begin'];
  getDefaultBranch(repository: LocalRepository): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A job's token can cause runs, which wait for approval. Otherwise it causes none. */
  holdsRuns(): boolean;
  emulator(): Promise<GitEmulator>;
}

/** Adds GitHub behaviour that the emulator lacks, and the events of each write. */
export function createBehind(options: BehindOptions) {
  const { known, webhooks, signatures, emulator } = options;
  return { read, write, mutate };

  async function publishEvents(
    repository: LocalRepository,
    events: readonly GitHubEvent[],
    actor: string,
  ): Promise<void> {
    const { send } = await emulator();
    const defaultBranch = options.getDefaultBranch(repository);
    for (const event of events) {
      noteActivity(repository, event, actor, options.now());
      webhooks.send(repository, event.name, event.payload);
      await options.begin(event, {
        repository,
        defaultBranch,
        send,
        actor,
        holds: options.holdsRuns(),
      });
    }
  }

  async function mutate(
    body: Readonly<Record<string, unknown>>,
    requestGrant: Pick<RequestGrant, 'permissions' | 'author'>,
    response: ServerResponse,
  ) {
    const { permissions: granted, author } = requestGrant;
    const id = pullOfMutation(body);
    if (id !== '') {
      const found = await findPullById(id);
      const needed = ['contents', 'pull_requests'].map(
        (name) => ({ name, level: 'write' }) as const,
      );
      if (!found || !needed.every((candidate) => isGranted(granted, candidate)))
        return sendJson(response, 200, { data: null, errors: [forbidden] });
      const { json, events = [] } = await changePull(
        found.repository,
        found.pull,
        body,
        (await emulator()).send,
      );
      await publishEvents(found.repository, events, author);
      return sendJson(response, 200, json);
    }
    const repository = known.get(repositoryOfMutation(body).toLowerCase());
    if (!repository || !isGranted(granted, { name: 'contents', level: 'write' })) {
      return sendJson(response, 200, { data: null, errors: [forbidden] });
    }
    const { json, events = [] } = await createCommitOnBranch(
      repository,
      body,
      (await emulator()).send,
    );
    await publishEvents(repository, events, author);
    // GitHub signs these for any author.
    const made = record(record(record(json).data).createCommitOnBranch);
    signatures.add(text(record(made.commit).oid));
    sendJson(response, 200, json);
  }

  async function findPullById(id: string) {
    const { send } = await emulator();
    for (const repository of known.values()) {
      const { json } = await send(
        'GET',
        `/repos/${repository.fullName}/pulls?state=all&per_page=100`,
      );
      const pull = records(json).find((candidate) => candidate.node_id === id);
      if (pull) return { repository, pull };
    }
    return undefined;
  }

  /** Issues and pull requests in their current state. */
  async function read(address: string) {
    const { send } = await emulator();
    const answered = await send('GET', address);
    const [, ofChecks = '', commit = ''] =
      /^\/repos\/([^/]+\/[^/]+)\/commits\/([^/?]+)\/check-runs/.exec(address) ?? [];
    const checked = known.get(ofChecks.toLowerCase());
    if (checked && answered.status === 200 && !/[?&]page=([2-9]|1\d)/.test(address))
      return { status: 200, json: await withJobs(checked, commit, answered.json, send) };
    const [, ofIssues = ''] =
      /^\/repos\/([^/]+\/[^/]+)\/issues(?:\/\d+)?(?:\?|$)/.exec(address) ?? [];
    const owner = known.get(ofIssues.toLowerCase());
    if (owner && answered.status === 200) {
      const { json } = answered;
      const apiIssues = Array.isArray(json)
        ? json.map((candidate) => toApiIssue(owner, candidate))
        : toApiIssue(owner, json);
      return { status: 200, json: apiIssues };
    }
    const [, fullName = '', one] =
      /^\/repos\/([^/]+\/[^/]+)\/pulls(\/\d+)?(?:\?|$)/.exec(address) ?? [];
    const repository = known.get(fullName.toLowerCase());
    if (!repository || answered.status !== 200) return answered;
    const pulls = Array.isArray(answered.json) ? answered.json : [answered.json];
    const apiPulls = await Promise.all(pulls.map((pull) => toApiPull(repository, pull, send)));
    return { status: 200, json: one === undefined ? apiPulls : apiPulls[0] };
  }

  /** @param by login of the author */
  async function write(method: string, address: string, body?: object, actor = person) {
    const behind = await emulator();
    const [, fullName = '', path = ''] = /^\/repos\/([^/]+\/[^/]+)([^?]*)/.exec(address) ?? [];
    const repository = known.get(fullName.toLowerCase());
    const pull = /^\/pulls\/(\d+)\/merge$/.exec(path)?.[1];
    if (repository && method !== 'GET' && (pull || path === '/merges')) {
      const { send } = behind;
      const merged =
        pull === undefined
          ? await mergeBranches(repository, record(body), send)
          : await mergePull(repository, Number(pull), record(body), send);
      await publishEvents(repository, merged.events ?? [], actor);
      return { status: merged.status, json: merged.json };
    }
    const before = repository && (await commitBefore(repository, method, path, behind));
    const answered = await behind.send(method, address, body);
    if (!repository || answered.status >= 300) return answered;
    const isOpened = method === 'POST' && /^\/(pulls|issues)$/.test(path);
    if (isOpened && actor !== person)
      noteOpened(repository, answered.json, actor, path === '/pulls');
    await publishEvents(
      repository,
      toEvents({ method, path, body, json: answered.json, before }),
      actor,
    );
    if (!/^\/pulls(\/\d+)?$/.test(path)) return answered;
    return {
      status: answered.status,
      json: await toApiPull(repository, answered.json, behind.send),
    };
  }
}

async function commitBefore(
  localRepository: LocalRepository,
  method: string,
  path: string,
  gitEmulator: GitEmulator,
): Promise<string | undefined> {
  const [, ref] = /^\/git\/refs\/((?:heads|tags)\/.+)$/.exec(path) ?? [];
  if (!ref || !/^(PATCH|DELETE)$/.test(method)) return undefined;
  const { json } = await gitEmulator.send(
    'GET',
    `/repos/${localRepository.fullName}/git/ref/${ref}`,
  );
  return getRefCommit(json);
}
