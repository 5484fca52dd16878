import type { HttpResponse } from '../../shared/http/client.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly json?: unknown;
  /** Permission that the request needs, in GitHub's terms, e.g. `Administration: write`. */
  readonly needs: string;
  /** Error statuses that are returned instead of thrown. */
  readonly expected?: readonly number[];
  /** What the response must contain for its status to be expected. */
  readonly expectedText?: RegExp;
  /** Repository that the request concerns, as an API path. Default: the repository in `path`. */
  readonly repository?: string | undefined;
}

export interface GitHub {
  readonly apiUrl: string;
  /**
   * Sends a request, and waits for rate limits.
   * @throws SiteDeployError `GITHUB_*`
   */
  call(request: GitHubRequest): Promise<HttpResponse>;
  /**
   * Reads a list. `key`: property of the response that contains the items. `pages`: maximum number
   * of pages of 100 items.
   */
  list(
    request: Pick<GitHubRequest, 'path' | 'needs' | 'expected'>,
    key?: string,
    pages?: number,
  ): Promise<unknown[]>;
}
