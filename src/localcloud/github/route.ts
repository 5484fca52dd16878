import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';
import type { Endpoint } from '../router.ts';
import type { Assignments } from './assignments.ts';
import type { GitData } from './git.ts';
import type { Features, LocalRepository, LocalRun } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** A request below a repository. */
export interface RepositoryRequest {
  readonly method: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path segments captured by the route. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly repository: LocalRepository;
  readonly defaultBranch: string;
  readonly git: GitData;
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** Login of the token's owner; `github-actions[bot]` for a job's token. */
  readonly author: string;
  /** The token belongs to a person, not to a job or an App. */
  readonly isUser: boolean;
  readonly assignments: Assignments;
  readonly features: Features;
  readonly response: ServerResponse;
  readonly webhooks: Webhooks;
}

/** A GitHub endpoint below a repository. */
export interface GitHubRoute extends Endpoint {
  readonly answer: (request: RepositoryRequest) => void | Promise<void>;
}

export function notFound(response: ServerResponse): void {
  refuse(response, 404, 'Not Found');
}

/** Sends an error in GitHub's format. */
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
