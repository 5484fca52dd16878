import type { GitEmulator } from './emulator.ts';
import { getRefCommit, list, record, text } from './values.ts';

export interface GitData {
  /** @param by login; events of `github-actions[bot]` start no run. Default: a person */
  send(...call: [...Parameters<GitEmulator['send']>, by?: string]): ReturnType<GitEmulator['send']>;
  /** `undefined` if there is none. */
  readFile(fullName: string, branch: string, path: string): Promise<string | undefined>;
  writeFile(fullName: string, branch: string, path: string, content: string): Promise<void>;
  getHead(fullName: string, branch: string): Promise<string | undefined>;
  listPaths(fullName: string, branch: string): Promise<string[]>;
}

export function createGitData(send: GitData['send']): GitData {
  return {
    send,
    async readFile(fullName, branch, path) {
      const { status, json } = await send(
        'GET',
        `/repos/${fullName}/contents/${path}?ref=${encodeURIComponent(branch)}`,
      );
      if (status === 200) return Buffer.from(text(record(json).content), 'base64').toString('utf8');
      return undefined;
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await send('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const sha = text(record(json).sha);
      await send('PUT', at, {
        message: `Change ${path}`,
        branch,
        content: Buffer.from(content).toString('base64'),
        sha: sha || undefined,
      });
    },
    async getHead(fullName, branch) {
      const { json } = await send('GET', `/repos/${fullName}/git/ref/heads/${branch}`);
      return getRefCommit(json);
    },
    async listPaths(fullName, branch) {
      const { json } = await send(
        'GET',
        `/repos/${fullName}/git/trees/${encodeURIComponent(branch)}?recursive=1`,
      );
      const { tree } = record(json);
      return list(tree).map((entry) => text(record(entry).path));
    },
  };
}
