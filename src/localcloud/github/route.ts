import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';
import type { Endpoint } from '../router.ts';
import type { Assignments } from './assignments.ts';
import type { GitData } from './git.ts';
import type { Features, LocalRepository, LocalRun } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** A request for something that belongs to a repository. */
export interface RepositoryRequest {
  readonly method: string;
  /** Below the repository. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Segments of the path that the route names. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly repository: LocalRepository;
  readonly defaultBranch: string;
  readonly git: GitData;
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** Login of whom the token is of: a token of a job speaks for `github-actions[bot]`. */
  readonly author: string;
  /** The token is one of a person, not of a job or an App. */
  readonly byUser: boolean;
  readonly assignments: Assignments;
  readonly features: Features;
  readonly response: ServerResponse;
  readonly webhooks: Webhooks;
}

/** Something that GitHub answers below a repository. */
export interface GitHubRoute extends Endpoint {
  readonly answer: (request: RepositoryRequest) => void | Promise<void>;
}

export function notFound(response: ServerResponse): void {
  refuse(response, 404, 'Not Found');
}

/** An error as GitHub words it. */
export function refuse(response: ServerResponse, status: number, message: string, errors?: readonly object[]): void {
  sendJson(response, status, {
    message,
    errors,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  });
}
