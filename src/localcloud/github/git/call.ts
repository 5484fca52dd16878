import type { EventEmitter } from 'node:events';
import type { Assignments } from '../assignments.ts';
import type { Features } from '../enterprise-server.ts';
import type { GitHubEvent } from '../events.ts';
import type { LocalRepository, LocalRun, TokenPermissions } from '../state.ts';
import { type Fields, page } from '../values.ts';
import type { Webhooks } from '../webhooks.ts';
import type { BareRepository } from './bare-repository.ts';
import { compareCommits } from './history.ts';
import { nothing } from './refs.ts';

export interface GitHubCall {
  readonly repository: LocalRepository;
  readonly git: BareRepository;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Fields;
  readonly actor: string;
  readonly isApp: boolean;
  readonly permissions: TokenPermissions;
  /** Rules for refs don't apply to a person who may bypass them. */
  readonly mayBypass: boolean;
  readonly at: string;
  readonly webhooks: Webhooks;
  readonly assignments: Assignments;
  readonly dispatches: Dispatches;
  readonly features: Features;
}

export type Dispatches = EventEmitter<{ run: [run: LocalRun] }>;

export interface Answered {
  readonly status: number;
  readonly json?: unknown;
  readonly events?: readonly GitHubEvent[];
}

export type GitHubRoute = readonly [
  method: string,
  path: RegExp,
  answer: (call: GitHubCall) => Answered | Promise<Answered>,
];

export const ok = (json: unknown): Answered => ({ status: 200, json });

export function refused(status: number, message: string, errors?: readonly object[]): Answered {
  const documentation = 'https://docs.github.com/rest';
  const json = { message, errors, documentation_url: documentation, status: String(status) };
  return { status, json };
}

export const missing = refused(404, 'Not Found');
export const noContent: Answered = { status: 204 };

export const invalid = (error: object): Answered => refused(422, 'Validation Failed', [error]);

export function counted(
  name: string,
  all: readonly object[],
  call: GitHubCall,
  max?: number,
): Answered {
  return ok({ total_count: all.length, [name]: page(all, call.query, max) });
}

export function found(json: unknown): Answered {
  if (json === undefined) return missing;
  return ok(json);
}

type Listed = 'comments' | 'deployments' | 'hooks' | 'releases' | 'runs';

export function ofItem<Name extends Listed>(
  name: Name,
  answer: (item: LocalRepository[Name][number], call: GitHubCall) => Answered | Promise<Answered>,
): GitHubRoute[2] {
  return (call) => {
    const items: LocalRepository[Name][number][] = call.repository[name];
    const item = items.find(({ id }) => String(id) === call.parts[0]);
    if (!item) return missing;
    return answer(item, call);
  };
}

export function removeItem(name: Listed): GitHubRoute[2] {
  return ofItem(name, (item, { repository }) => {
    const items: unknown[] = repository[name];
    items.splice(items.indexOf(item), 1);
    return noContent;
  });
}

interface RefMove {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
}

export async function pushEvent(git: BareRepository, move: RefMove): Promise<GitHubEvent> {
  const { ref, before, after } = move;
  const [created, deleted] = [before === nothing, after === nothing];
  const moved = created || deleted ? undefined : await compareCommits(git, before, after);
  const forced = (moved?.behindBy ?? 0) > 0;
  const commits = (moved?.ahead ?? []).map((id) => ({ id }));
  return { name: 'push', payload: { ref, before, after, created, deleted, forced, commits } };
}
