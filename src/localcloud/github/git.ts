import type { GitEmulator } from './emulator.ts';
import { record, text } from './values.ts';

/** The repositories' git data, bypassing all permissions. */
export interface GitData {
  /**
   * @param by login of the author; events of `github-actions[bot]` start no run. Default: a person
   */
  ask(...call: [...Parameters<GitEmulator['ask']>, by?: string]): ReturnType<GitEmulator['ask']>;
  /** Reads a file on a branch; `undefined` if there is none. */
  readFile(fullName: string, branch: string, path: string): Promise<string | undefined>;
  /** Commits a file to a branch. */
  writeFile(fullName: string, branch: string, path: string, content: string): Promise<void>;
  /** Returns the head commit of a branch. */
  headOf(fullName: string, branch: string): Promise<string | undefined>;
  /** Paths of all files on a branch. */
  pathsOf(fullName: string, branch: string): Promise<string[]>;
}

export function createGitData(ask: GitData['ask']): GitData {
  return {
    ask,
    async readFile(fullName, branch, path) {
      const { status, json } = await ask(
        'GET',
        `/repos/${fullName}/contents/${path}?ref=${encodeURIComponent(branch)}`,
      );
      if (status === 200) return Buffer.from(text(record(json).content), 'base64').toString('utf8');
      return undefined;
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await ask('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const sha = text(record(json).sha);
      await ask('PUT', at, {
        message: `Change ${path}`,
        branch,
        content: Buffer.from(content).toString('base64'),
        ...(sha !== '' && { sha }),
      });
    },
    async headOf(fullName, branch) {
      const { json } = await ask('GET', `/repos/${fullName}/git/ref/heads/${branch}`);
      return text(record(record(json).object).sha) || undefined;
    },
    async pathsOf(fullName, branch) {
      const { json } = await ask(
        'GET',
        `/repos/${fullName}/git/trees/${encodeURIComponent(branch)}?recursive=1`,
      );
      const { tree } = record(json);
      return (Array.isArray(tree) ? tree : []).map((entry) => text(record(entry).path));
    },
  };
}
