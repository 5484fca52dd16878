import type { HttpResponse } from '../../shared/http/client.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly json?: unknown;
  /** The required permission in GitHub's terms, e.g. `Administration: write`. */
  readonly needs: string;
  readonly expected?: readonly number[];
  /** Path of the repository that the request concerns. Default: the one in `path`. */
  readonly repository?: string | undefined;
}

export interface GitHub {
  readonly apiUrl: string;
  /** Waits for rate limits. @throws SiteDeployError `GITHUB_*` */
  call(request: GitHubRequest): Promise<HttpResponse>;
  /** `key`: property that wraps the items, if any. `pages`: maximum, with 100 items each. */
  list(
    request: Pick<GitHubRequest, 'path' | 'needs' | 'expected'>,
    key?: string,
    pages?: number,
  ): Promise<unknown[]>;
}
