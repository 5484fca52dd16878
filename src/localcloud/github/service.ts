import type { EventEmitter } from 'node:events';
import { agentRoutes, isUser } from './agents.ts';
import { checkRoutes } from './check-runs.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import { actionsRoutes, environmentRoutes } from './environments.ts';
import { activityRoutes, noteActivity, toApiRepository } from './events.ts';
import {
  type Answered,
  type GitHubCall,
  type GitHubEvent,
  mayNotPropose,
  noSuchThing,
  ok,
  refused,
} from './git/call.ts';
import { commitRoutes } from './git/commits-api.ts';
import { contentRoutes } from './git/contents-api.ts';
import { objectRoutes } from './git/objects-api.ts';
import { refRoutes } from './git/refs-api.ts';
import type { RepositoryStore } from './git/store.ts';
import type { RefChange } from './git/types.ts';
import { mutationRoutes } from './graphql/commit-mutations.ts';
import { answerGraphQL } from './graphql/graphql.ts';
import { commentRoutes, issueRoutes, person } from './issues.ts';
import { mergeRoutes } from './merging.ts';
import { moveRoutes } from './move-routes.ts';
import { pullRunRoutes } from './occasions.ts';
import { isGranted, neededFor } from './permissions.ts';
import { closePulls, pullRoutes } from './pulls.ts';
import { releaseRoutes } from './releases.ts';
import type { createRunStarts } from './run-starts.ts';
import { runRoutes, workflowRoutes } from './runs.ts';
import type { LocalRepository } from './state.ts';
import { type Fields, record, text } from './values.ts';
import { hookRoutes } from './webhooks.ts';

const routes = [
  ...environmentRoutes,
  ...actionsRoutes,
  ...activityRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...pullRunRoutes,
  ...hookRoutes,
  ...gitHubDeploymentRoutes,
  ...agentRoutes,
  ...commentRoutes,
  ...releaseRoutes,
  ...refRoutes,
  ...objectRoutes,
  ...contentRoutes,
  ...checkRoutes,
  ...pullRoutes,
  ...mergeRoutes,
  ...issueRoutes,
  ...commitRoutes,
  ...mutationRoutes,
  ...moveRoutes,
];

export type RefChanges = EventEmitter<{ change: [change: RefChange] }>;

type FindRepository = (fullName: string) => LocalRepository | undefined;

export type GitHubCaller = Pick<GitHubCall, 'actor' | 'isApp' | 'permissions' | 'mayBypass'>;

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
  /** Whether a job's token causes runs that wait for approval. Otherwise, it causes none. */
  holdsRuns(): boolean;
}

export function createService(options: ServiceOptions) {
  const { known, store, shared, refChanges } = options;
  return { answer, query, publish };

  async function answer(
    repository: LocalRepository,
    method: string,
    path: string,
    body: unknown,
    caller: GitHubCaller,
  ): Promise<Answered> {
    const [pathname = '', query] = path.split('?');
    for (const route of routes) {
      const found = route.pattern.exec(pathname);
      if (!found || route.method !== method) continue;
      const parts = found.slice(1).map((part) => decodeURIComponent(part ?? ''));
      const call = { ...(await toCall(repository, body, caller)), parts };
      const answered = await route.answer({ ...call, query: new URLSearchParams(query) });
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

  /** @param find excludes repositories that the caller may not see */
  function query(body: Fields, caller: GitHubCaller, find: FindRepository): Promise<object> {
    const { permissions, actor } = caller;
    return answerGraphQL(body, {
      login: actor === 'local-admin' ? person : actor,
      find(wanted) {
        const byId = [...known.values()].find(({ id }) => id === wanted)?.fullName;
        return find(byId ?? String(wanted))?.fullName;
      },
      mayWrite: () => isGranted(permissions, { name: 'contents', level: 'write' }),
      async call(fullName, ...call) {
        const repository = find(fullName);
        return repository ? callFor(repository, call, caller) : noSuchThing;
      },
    });
  }

  async function callFor(repository: LocalRepository, call: RestCall, caller: GitHubCaller) {
    const [method, path, sent] = call;
    if (path === '') return ok(toApiRepository(repository));
    const needed = neededFor(method, path, JSON.stringify(sent ?? ''));
    if (method === 'MUTATION') needed.push({ name: 'contents', level: 'write' });
    if (!needed.every((permission) => isGranted(caller.permissions, permission)))
      return refused(403, 'Resource not accessible by integration');
    if (method !== 'GET' && repository.archived)
      return refused(403, 'Repository was archived so is read-only.');
    if (method === 'POST' && path === '/pulls' && !repository.jobsMayPropose && !isUser(caller))
      return refused(403, mayNotPropose);
    return answer(repository, method, path, sent, caller);
  }
}

type RestCall = readonly [method: string, path: string, body?: object];
