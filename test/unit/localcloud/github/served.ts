import {
  createGitHubApi,
  type GitHubApiOptions,
} from '../../../../src/localcloud/github/github.ts';
import type { LocalRun, TokenPermissions } from '../../../../src/localcloud/github/state/state.ts';
import { useEach } from '../../../support/fixture.ts';
import { serve } from '../../../support/serve.ts';

export type Served = Awaited<ReturnType<typeof serveGitHub>>;

/** Starts a local GitHub for each test of a file, and records the runs that it starts. */
export function useGitHub(jobPermissions: TokenPermissions) {
  return useEach(async () => {
    const github = { ...(await serveGitHub()), heard: [] as LocalRun[] };
    github.api.tokens.set('ghs_job', jobPermissions);
    github.api.dispatches.on('run', (run) => github.heard.push(run));
    return github;
  });
}

/**
 * Serves a local GitHub with the repository acme/docs on its own port.
 * @param isRemote serves git, too
 */
export async function serveGitHub(options: Partial<GitHubApiOptions> = {}, isRemote = false) {
  const api = createGitHubApi({
    repositories: [{ owner: 'acme', name: 'docs', defaultBranch: 'master' }],
    ...options,
  });
  const server = await serve(isRemote ? api.gitHandler : api.handler);
  const base = server.origin;
  /** Sends a request to a path below the repository's API URL. */
  const call = async (
    method: string,
    path: string,
    body?: object,
    token = api.token,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const response = await fetch(`${base}/repos/acme/docs${path}`, {
      method,
      redirect: 'manual',
      headers: { ...more, authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const json = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, json };
  };
  return {
    api,
    base,
    call,
    status: async (...args: Parameters<typeof call>) => (await call(...args)).status,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await api.close();
    },
  };
}
