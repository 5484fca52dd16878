import type { HttpResponse } from '../../shared/http/client.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API URL, with a leading slash. */
  readonly path: string;
  readonly json?: unknown;
  /** Required permission, in GitHub's terms: `Administration: write`. */
  readonly needs: string;
  /** Statuses other than 2xx that the caller handles. */
  readonly expected?: readonly number[];
}

/** Client for GitHub's REST API (https://docs.github.com/rest). */
export interface GitHub {
  readonly apiUrl: string;
  /**
   * Sends a request, waiting for rate limits if needed, and returns the response.
   * @throws SiteDeployError `GITHUB_*`
   */
  call(request: GitHubRequest): Promise<HttpResponse>;
  /**
   * Reads all items of a list, page by page.
   * @param key property with the items, for lists wrapped in an object
   * @param pages maximum number of pages, with 100 items each
   */
  list(
    request: Pick<GitHubRequest, 'path' | 'needs' | 'expected'>,
    key?: string,
    pages?: number,
  ): Promise<unknown[]>;
}
