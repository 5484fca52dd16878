import type { GitData } from './api.ts';
import { changesBetween } from './git/history.ts';
import type { RepositoryStore } from './git/store.ts';
import { person } from './issues.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state.ts';

export function createGitData(
  find: (fullName: string) => LocalRepository | undefined,
  store: RepositoryStore,
  service: Pick<ReturnType<typeof createService>, 'answer'>,
): GitData {
  const open = async (fullName: string) => {
    const repository = find(fullName);
    return repository && store.open(repository);
  };
  return {
    async send(method, address, body, by = person) {
      const [, fullName = '', path = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(address) ?? [];
      const repository = find(fullName);
      if (!repository) return { status: 404, json: { message: 'Not Found' } };
      const caller = { actor: by, isApp: false, permissions: 'all', mayBypass: true } as const;
      const { status, json } = await service.answer(repository, method, path, body, caller);
      return { status, json };
    },
    async readFile(fullName, branch, path) {
      return (await (await open(fullName))?.readFile(branch, path))?.toString('utf8');
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await this.send('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const { sha } = json as { readonly sha?: string };
      const encoded = Buffer.from(content).toString('base64');
      await this.send('PUT', at, { message: `Change ${path}`, branch, content: encoded, sha });
    },
    getHead: async (fullName, branch) => (await open(fullName))?.readRef(`refs/heads/${branch}`),
    async changes(fullName, { base, head }) {
      const git = await open(fullName);
      const [from, to] = await Promise.all([base, head].map((name) => git?.resolve(name)));
      if (git && from && to) return changesBetween(git, from, to);
      return [];
    },
    listPaths: async (fullName, branch) => [
      ...((await (await open(fullName))?.listFiles(branch, '')) ?? []),
    ],
  };
}
