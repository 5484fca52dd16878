import { SiteDeployError } from '../../shared/errors/error.ts';
import { changesBetween } from './git/history.ts';
import type { RepositoryStore } from './git/store.ts';
import { person } from './resources/issues.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state/state.ts';

/** Creates functions that read and change repositories without a token. */
export function createRepositoryData(
  find: (fullName: string) => LocalRepository | undefined,
  store: RepositoryStore,
  service: Pick<ReturnType<typeof createService>, 'answer'>,
) {
  const open = async (fullName: string) => {
    const repository = find(fullName);
    return repository && store.open(repository);
  };
  return {
    open,
    /**
     * Sends a request as a user.
     * @param by login of the user; `github-actions[bot]` starts no runs without approval
     */
    async send(method: string, address: string, body?: object, by = person) {
      const [, fullName = '', path = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(address) ?? [];
      const repository = find(fullName);
      if (!repository) return { status: 404, json: { message: 'Not Found' } };
      const caller = { actor: by, isApp: false, permissions: 'all', mayBypass: true } as const;
      const { status, json } = await service.answer(repository, method, path, body, caller);
      return { status, json };
    },
    async readFile(fullName: string, branch: string, path: string) {
      return (await (await open(fullName))?.readFile(branch, path))?.toString('utf8');
    },
    async writeFile(fullName: string, branch: string, path: string, content: string) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await this.send('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const { sha } = json as { readonly sha?: string };
      const encoded = Buffer.from(content).toString('base64');
      const body = { message: `Change ${path}`, branch, content: encoded, sha };
      const { status, json: answer } = await this.send('PUT', at, body);
      if (status < 300) return;
      const refusal = `The local GitHub refused ${path} on ${branch}: ${JSON.stringify(answer)}`;
      throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', refusal);
    },
    getHead: async (fullName: string, branch: string) =>
      (await open(fullName))?.readRef(`refs/heads/${branch}`),
    async changes(fullName: string, sides: { readonly base: string; readonly head: string }) {
      const git = await open(fullName);
      const [from, to] = await Promise.all(
        [sides.base, sides.head].map((name) => git?.resolve(name)),
      );
      if (git && from && to) return changesBetween(git, from, to);
      return [];
    },
    listPaths: async (fullName: string, branch: string) => [
      ...((await (await open(fullName))?.listFiles(branch, '')) ?? []),
    ],
  };
}
