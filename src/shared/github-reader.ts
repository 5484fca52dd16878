import type { Deps, GitHubAccess } from './deps.ts';
import { HttpFault } from './http/fault.ts';

/** Asks for a path below the repository: the answer's JSON, or `undefined` where GitHub does not say. */
export type GitHubReader = (path: string) => Promise<unknown>;

/** @param repository `owner/name` */
export function gitHubReader(repository: string, { apiUrl, token }: GitHubAccess, deps: Deps): GitHubReader {
  return async (path) => {
    try {
      const answer = await deps.http.send({
        method: 'GET',
        url: `${apiUrl}/repos/${repository}/${path}`,
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
        },
        idleMs: 10_000,
        signal: deps.signal,
      });
      if (answer.ok) return answer.json;
      deps.log.debug(`GitHub answered ${answer.status} to ${path}`);
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      deps.log.debug(error.message);
    }
    return undefined;
  };
}

/** The commit that a branch is at; `undefined` where it cannot be told. */
export async function readHead(ask: GitHubReader, branch: string): Promise<string | undefined> {
  const answer = await ask(`git/ref/heads/${branch.split('/').map(encodeURIComponent).join('/')}`);
  const sha = (answer as { object?: { sha?: unknown } } | undefined)?.object?.sha;
  return typeof sha === 'string' ? sha : undefined;
}

/** Whether a commit is an ancestor of another one; `undefined` where it cannot be told. */
export async function isAncestor(ask: GitHubReader, sha: string, other: string): Promise<boolean | undefined> {
  const status = ((await ask(`compare/${other}...${sha}`)) as { status?: unknown } | undefined)?.status;
  return typeof status === 'string' ? status === 'behind' : undefined;
}
