import type { HttpResponse } from '../../shared/http/client.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's address, with a leading slash. */
  readonly path: string;
  readonly json?: unknown;
  /** The permission that the call needs, in GitHub's words: `Administration: write`. */
  readonly needs: string;
  /** Statuses besides 2xx that the caller knows what to do with. */
  readonly expected?: readonly number[];
}

/** Calls of GitHub's REST API (https://docs.github.com/rest). */
export interface GitHub {
  readonly apiUrl: string;
  /**
   * Sends a request, waits where a rate limit asks for it, and returns the answer.
   * @throws SiteDeployError `GITHUB_*`
   */
  call(request: GitHubRequest): Promise<HttpResponse>;
  /**
   * All items of a list, page by page.
   * @param key where the items are, for lists that are an object
   * @param pages the most that are asked for, 100 items each
   */
  list(request: Pick<GitHubRequest, 'path' | 'needs' | 'expected'>, key?: string, pages?: number): Promise<unknown[]>;
}
