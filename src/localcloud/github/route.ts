import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';
import type { Endpoint } from '../router.ts';
import type { GitData } from './git.ts';
import type { Features, LocalRepository, LocalRun } from './state.ts';
import type { Webhooks } from './webhooks.ts';

export interface Assignment {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

/** The listener works on the issue. */
export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;

export const newAssignments = (): Assignments => new EventEmitter();

export interface RepositoryRequest {
  readonly method: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly repository: LocalRepository;
  readonly defaultBranch: string;
  readonly git: GitData;
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** Login; `github-actions[bot]` for a job's token. */
  readonly author: string;
  readonly isUser: boolean;
  readonly assignments: Assignments;
  readonly features: Features;
  readonly response: ServerResponse;
  readonly webhooks: Webhooks;
}

export interface GitHubRoute extends Endpoint {
  readonly answer: (request: RepositoryRequest) => void | Promise<void>;
}

export function gitHubRoute(
  method: string,
  path: string,
  answer: GitHubRoute['answer'],
): GitHubRoute {
  return { method, path, answer };
}

export function notFound(response: ServerResponse): void {
  refuse(response, 404, 'Not Found');
}

export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  errors?: readonly object[],
): void {
  sendJson(response, status, {
    message,
    errors,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  });
}
