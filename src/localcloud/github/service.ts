import type { EventEmitter } from 'node:events';
import { artifactRoutes } from './actions/artifacts.ts';
import type { createRunStarts } from './actions/run-starts.ts';
import { pullRunRoutes } from './actions/run-triggers.ts';
import { runRoutes, workflowRoutes } from './actions/runs.ts';
import type { RepositoryStore } from './git/store.ts';
import type { BareRepository, RefChange } from './git/types.ts';
import { mutationRoutes } from './graphql/commit-mutations.ts';
import { answerGraphQL } from './graphql/graphql.ts';
import { agentRoutes, isUser } from './resources/agents.ts';
import { checkRoutes } from './resources/check-runs.ts';
import { commitRoutes } from './resources/commits.ts';
import { contentRoutes } from './resources/contents.ts';
import { gitHubDeploymentRoutes } from './resources/deployments.ts';
import { actionsRoutes, environmentRoutes } from './resources/environments.ts';
import { activityRoutes, noteActivity, toApiRepository } from './resources/events.ts';
import { objectRoutes } from './resources/git-objects.ts';
import { refRoutes } from './resources/git-refs.ts';
import { commentRoutes, findIssue, issueRoutes, person } from './resources/issues.ts';
import { labelRoutes } from './resources/labels.ts';
import { advanceQueues, mergeRoutes } from './resources/merging.ts';
import { moveRoutes } from './resources/moves.ts';
import { pullCommitRoutes } from './resources/pull-commits.ts';
import { closePulls, pullRoutes } from './resources/pulls.ts';
import { releaseRoutes } from './resources/releases.ts';
import { ruleRoutes } from './resources/rules.ts';
import { hookRoutes } from './resources/webhooks.ts';
import {
  type Answered,
  type GitHubCall,
  type GitHubCaller,
  type GitHubEvent,
  noSuchThing,
  ok,
  type RouteAnswer,
  refused,
  toPattern,
} from './rest/call.ts';
import { isGranted, neededFor } from './rest/permissions.ts';
import { type Fields, list, record, text } from './rest/values.ts';
import type { LocalRepository } from './state/state.ts';

const routes = Object.entries<RouteAnswer>({
  ...environmentRoutes,
  ...actionsRoutes,
  ...activityRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...pullRunRoutes,
  ...hookRoutes,
  ...gitHubDeploymentRoutes,
  ...agentRoutes,
  ...commentRoutes,
  ...releaseRoutes,
  ...ruleRoutes,
  ...refRoutes,
  ...objectRoutes,
  ...contentRoutes,
  ...checkRoutes,
  ...pullRoutes,
  ...pullCommitRoutes,
  ...mergeRoutes,
  ...labelRoutes,
  ...issueRoutes,
  ...commitRoutes,
  ...mutationRoutes,
  ...moveRoutes,
}).map(([route, answer]) => ({ pattern: toPattern(route), answer }));

export type RefChanges = EventEmitter<{ change: [change: RefChange] }>;

type FindRepository = (fullName: string) => LocalRepository | undefined;

interface ServiceOptions {
  readonly known: ReadonlyMap<string, LocalRepository>;
  readonly store: RepositoryStore;
  readonly shared: Pick<
    GitHubCall,
    'webhooks' | 'assignments' | 'dispatches' | 'features' | 'moves'
  >;
  readonly begin: ReturnType<typeof createRunStarts>['begin'];
  readonly refChanges: RefChanges;
  now(): number;
  /** Whether runs that a job's token triggers wait for approval. Otherwise, they aren't created. */
  holdsRuns(): boolean;
}

export function createService(options: ServiceOptions) {
  const { known, store, shared, refChanges } = options;
  return { answer, call, query, publish };

  async function answer(
    repository: LocalRepository,
    method: string,
    path: string,
    body: unknown,
    caller: GitHubCaller,
  ): Promise<Answered> {
    const [pathname = '', query] = path.split('?');
    const refusal = findRefusal(repository, method, pathname, caller);
    if (refusal) return refusal;
    const queues = await advanceQueues(await toCall(repository, {}, caller));
    await publish(repository, queues, 'github-merge-queue[bot]');
    for (const route of routes) {
      const found = route.pattern.exec(`${method} ${pathname}`);
      if (!found) continue;
      const parts = found.slice(1).map((part) => decodeURIComponent(part ?? ''));
      const call = { ...(await toCall(repository, body, caller)), parts };
      const json = await route.answer({ ...call, query: new URLSearchParams(query) });
      const answered = await toMediaType(json, pathname, call);
      await publish(repository, answered.events ?? [], caller.actor);
      return answered;
    }
    return noSuchThing;
  }

  async function toCall(repository: LocalRepository, body: unknown, caller: GitHubCaller) {
    const git = await store.open(repository);
    const at = new Date(options.now()).toISOString();
    const empty = { parts: [], query: new URLSearchParams() };
    return { repository, git, body: record(body), ...caller, ...shared, at, ...empty };
  }

  async function publish(
    repository: LocalRepository,
    events: readonly GitHubEvent[],
    actor: string,
  ): Promise<void> {
    const git = await store.open(repository);
    const holds = options.holdsRuns();
    for (const event of events) {
      noteActivity(repository, event, actor, options.now());
      shared.webhooks.send(repository, event.name, event.payload);
      if (event.name === 'push') {
        const { ref, before, after } = record(event.payload);
        const move = { ref: text(ref), before: text(before), after: text(after) };
        const byJobToken = actor === 'github-actions[bot]';
        refChanges.emit('change', { repository: repository.fullName, ...move, actor, byJobToken });
      }
      await options.begin(event, { repository, git, actor, holds });
      const at = new Date(options.now()).toISOString();
      await publish(repository, await closePulls({ repository, git, at }, event), actor);
    }
  }

  /**
   * Answers a GraphQL request.
   * @param find hides repositories that the caller may not see
   */
  function query(body: Fields, caller: GitHubCaller, find: FindRepository): Promise<object> {
    const { permissions, actor } = caller;
    return answerGraphQL(body, {
      login: actor === 'local-admin' ? person : actor,
      find(wanted) {
        const byId = [...known.values()].find(({ id }) => id === wanted)?.fullName;
        return find(byId ?? String(wanted))?.fullName;
      },
      mayWrite: () => isGranted(permissions, { name: 'contents', level: 'write' }),
      async call(fullName, ...sent) {
        const repository = find(fullName);
        return repository ? call(repository, sent, caller) : noSuchThing;
      },
    });
  }

  async function call(repository: LocalRepository, rest: RestCall, caller: GitHubCaller) {
    const [method, path, sent] = rest;
    if (path === '') return ok(toApiRepository(repository, caller.permissions));
    const needed = neededFor(method, path, JSON.stringify(sent ?? ''));
    if (method === 'MUTATION') needed.push({ name: 'contents', level: 'write' });
    if (!needed.every((permission) => isGranted(caller.permissions, permission)))
      return refused(403, 'Resource not accessible by integration');
    return answer(repository, method, path, sent, caller);
  }
}

function findRefusal(
  repository: LocalRepository,
  method: string,
  path: string,
  caller: GitHubCaller,
): Answered | undefined {
  if (method !== 'GET' && repository.archived)
    return refused(403, 'Repository was archived so is read-only.');
  if (method === 'POST' && path === '/pulls' && !repository.jobsMayPropose && !isUser(caller))
    return refused(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  const [, number] = /^\/issues\/(\d+)(?:\/|$)/.exec(path) ?? [];
  if (!number) return undefined;
  const issue = findIssue(repository, number);
  if (!issue && Number(number) <= repository.issues.length)
    return refused(410, 'This issue was deleted');
  if (method === 'GET' || !issue?.locked || isUser(caller)) return undefined;
  return refused(403, 'Unable to create comment because issue is locked.');
}

type RestCall = readonly [method: string, path: string, body?: object];

/**
 * Responds with a diff, a patch or a file instead of JSON if the client asks for it:
 * https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
async function toMediaType(
  answered: Answered,
  path: string,
  { git, accept = '' }: { readonly git: BareRepository; readonly accept?: string },
): Promise<Answered> {
  const [type, kind] = /application\/vnd\.github\.(?:v3\.)?(diff|patch|raw)\b/.exec(accept) ?? [];
  if (!kind || answered.status !== 200) return answered;
  const json = record(answered.json);
  const send = (content: Buffer | string): Answered => ({
    status: 200,
    media: { type: `${type}; charset=utf-8`, content: Buffer.from(content) },
  });
  if (kind === 'raw') {
    const file = path.startsWith('/contents/') && (await git.readObject(text(json.sha)));
    return file && file.type === 'blob' ? send(file.content) : answered;
  }
  const sides = readSides(path, json);
  if (!sides) return answered;
  const [from, to] = sides;
  const range = from ? `${from}...${to}` : `${to}^!`;
  const args = kind === 'diff' ? ['diff', range] : ['format-patch', '--stdout', range];
  return send((await git.run(...args)).stdout);
}

/**
 * Returns the commits to compare. If the first is empty, the second is compared with its parent.
 */
function readSides(path: string, json: ReturnType<typeof record>) {
  const sha = (value: unknown) => text(record(value).sha);
  if (/^\/pulls\/\d+$/.test(path)) return [sha(json.base), sha(json.head)] as const;
  if (/^\/commits\/[^/]+$/.test(path)) return ['', sha(json)] as const;
  if (path.startsWith('/compare/'))
    return [sha(json.merge_base_commit), sha(list(json.commits).at(-1))] as const;
  return undefined;
}
