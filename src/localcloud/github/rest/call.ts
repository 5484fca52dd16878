import type { EventEmitter } from 'node:events';
import { compareCommits } from '../git/history.ts';
import { nothing } from '../git/refs.ts';
import { readCommit } from '../git/trees.ts';
import type { BareRepository, OpenRepository } from '../git/types.ts';
import type { LocalHook, LocalRepository, LocalRun, TokenPermissions } from '../state/state.ts';
import type { Features } from './permissions.ts';
import { type Fields, page } from './values.ts';

export interface GitHubCall extends OpenRepository {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Fields;
  readonly actor: string;
  readonly isApp: boolean;
  readonly permissions: TokenPermissions;
  /** Whether the caller may bypass branch and tag rules. */
  readonly mayBypass: boolean;
  readonly accept?: string;
  readonly at: string;
  readonly webhooks: Webhooks;
  readonly assignments: Assignments;
  readonly dispatches: Dispatches;
  readonly features: Features;
  readonly moves: Moves;
}

export type GitHubCaller = Pick<
  GitHubCall,
  'actor' | 'isApp' | 'permissions' | 'mayBypass' | 'accept'
>;

export interface Moves {
  rename(fullName: string, name: string): Promise<void>;
  transfer(fullName: string, owner: string): Promise<void>;
}

export type Dispatches = EventEmitter<{ run: [run: LocalRun] }>;

export interface Answered {
  readonly status: number;
  readonly json?: unknown;
  /** Body of a different media type, sent instead of `json`. */
  readonly media?: { readonly type: string; readonly content: Buffer };
  /** Redirect target: a path on this server. */
  readonly location?: string;
  readonly events?: readonly GitHubEvent[];
}

export type RouteAnswer = (call: GitHubCall) => Answered | Promise<Answered>;
export type ItemAnswer<Item> = (item: Item, call: GitHubCall) => Answered | Promise<Answered>;

/**
 * Handlers by method and path below the repository, e.g. `GET /issues/{number}`. The parameter
 * `{+rest}` may contain slashes.
 */
export type GitHubRoutes = Readonly<Record<string, RouteAnswer>>;

const placeholders: Readonly<Record<string, string>> = { '{number}': '(\\d+)', '{+rest}': '(.+)' };

export function toPattern(route: string): RegExp {
  const source = route.replaceAll(/\{\+?\w+\}/g, (name) => placeholders[name] ?? '([^/]+)');
  return new RegExp(`^${source}$`);
}

export const ok = (json: unknown): Answered => ({ status: 200, json });

export const created = (json: unknown, events?: readonly GitHubEvent[]): Answered => ({
  status: 201,
  json,
  events,
});

export const paged = (all: readonly unknown[], call: GitHubCall) => ok(page(all, call.query));

export function refused(status: number, message: string, errors?: readonly object[]): Answered {
  const documentation = 'https://docs.github.com/rest';
  const json = { message, errors, documentation_url: documentation, status: String(status) };
  return { status, json };
}

export const noSuchThing = refused(404, 'Not Found');
export const noContent: Answered = { status: 204 };

export const invalid = (error: object): Answered => refused(422, 'Validation Failed', [error]);

export function counted(name: string, all: readonly object[], call: GitHubCall, max?: number) {
  return ok({ total_count: all.length, [name]: page(all, call.query, max) });
}

export function found(json: unknown): Answered {
  if (json === undefined) return noSuchThing;
  return ok(json);
}

type Listed = 'artifacts' | 'checks' | 'comments' | 'deployments' | 'hooks' | 'releases' | 'runs';

export function onItem<Name extends Listed>(
  name: Name,
  answer: ItemAnswer<LocalRepository[Name][number]>,
): RouteAnswer {
  return (call) => {
    const items: LocalRepository[Name][number][] = call.repository[name];
    const item = items.find(({ id }) => String(id) === call.parts[0]);
    if (!item) return noSuchThing;
    return answer(item, call);
  };
}

/** Creates a handler that finds the commit, or refuses an unknown name. */
export function onCommit(answer: ItemAnswer<string>): RouteAnswer {
  return async (call) => {
    const [name = ''] = call.parts;
    const commit = await call.git.resolve(name);
    return commit ? answer(commit, call) : refused(422, `No commit found for SHA: ${name}`);
  };
}

export function onRemoval(name: Listed): RouteAnswer {
  return onItem(name, (item, call) => {
    const items: unknown[] = call.repository[name];
    items.splice(items.indexOf(item), 1);
    return noContent;
  });
}

export interface RefMove {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
}

export async function pushEvent(git: BareRepository, move: RefMove): Promise<GitHubEvent> {
  const { ref, before, after } = move;
  const [created, deleted] = [before === nothing, after === nothing];
  const moved = created || deleted ? undefined : await compareCommits(git, before, after);
  const forced = (moved?.behindBy ?? 0) > 0;
  const describe = async (id: string) => {
    const commit = await readCommit(git, id);
    if (!commit) return null;
    const { tree: tree_id, message, author, committer } = commit;
    return { id, tree_id, message, timestamp: committer.date, author, committer };
  };
  const commits = await Promise.all((moved?.ahead ?? []).map(describe));
  const head_commit = await describe(after);
  const change = { ref, before, after, created, deleted, forced };
  return { name: 'push', payload: { ...change, commits, head_commit } };
}

export interface Assignment {
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;

export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
}

export interface Webhooks {
  send(repository: LocalRepository, event: string, payload: object): void;
  ping(repository: LocalRepository, hook: LocalHook): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}
