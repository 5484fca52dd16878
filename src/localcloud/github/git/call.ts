import type { GitHubEvent } from '../events.ts';
import type { LocalRepository, TokenPermissions } from '../state.ts';
import type { Fields } from '../values.ts';
import type { BareRepository } from './bare-repository.ts';
import { compareCommits } from './history.ts';
import { nothing } from './refs.ts';

/** A request that reads or changes git data, issues or pull requests. */
export interface Call {
  readonly repository: LocalRepository;
  readonly git: BareRepository;
  /** Groups of the route's pattern, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Fields;
  /** Login. */
  readonly actor: string;
  readonly isApp: boolean;
  readonly permissions: TokenPermissions;
  /** Rules for refs don't apply to a person who may bypass them. */
  readonly mayBypass: boolean;
  /** ISO 8601. */
  readonly at: string;
}

export interface Answered {
  readonly status: number;
  readonly json?: unknown;
  readonly events?: readonly GitHubEvent[];
}

/** The path is relative to the repository. */
export type Route = readonly [
  method: string,
  path: RegExp,
  answer: (call: Call) => Answered | Promise<Answered>,
];

export const ok = (json: unknown): Answered => ({ status: 200, json });

export function refused(status: number, message: string, errors?: readonly object[]): Answered {
  const documentation = 'https://docs.github.com/rest';
  const json = { message, errors, documentation_url: documentation, status: String(status) };
  return { status, json };
}

export const missing = refused(404, 'Not Found');

export const invalid = (error: object): Answered => refused(422, 'Validation Failed', [error]);

interface RefMove {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
}

/** Of a branch or tag that has changed. */
export async function pushEvent(git: BareRepository, move: RefMove): Promise<GitHubEvent> {
  const { ref, before, after } = move;
  const [created, deleted] = [before === nothing, after === nothing];
  const moved = created || deleted ? undefined : await compareCommits(git, before, after);
  const forced = (moved?.behindBy ?? 0) > 0;
  const commits = (moved?.ahead ?? []).map((id) => ({ id }));
  return { name: 'push', payload: { ref, before, after, created, deleted, forced, commits } };
}
