import type { HttpResponse } from '../../shared/http/client.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly json?: unknown;
  /** Required permission, in GitHub's terms: `Administration: write`. */
  readonly needs: string;
  readonly expected?: readonly number[];
}

export interface GitHub {
  readonly apiUrl: string;
  /** Waits for rate limits. @throws SiteDeployError `GITHUB_*` */
  call(request: GitHubRequest): Promise<HttpResponse>;
  /** `key`: property with the items, if they are wrapped. `pages`: maximum, with 100 items each. */
  list(
    request: Pick<GitHubRequest, 'path' | 'needs' | 'expected'>,
    key?: string,
    pages?: number,
  ): Promise<unknown[]>;
}
