import type { LocalRepository } from '../state/state.ts';
import type { GitRef } from './refs.ts';
import type { GitObject, GitResult } from './run-git.ts';

export interface OpenRepository {
  readonly repository: LocalRepository;
  readonly git: BareRepository;
}

export interface GitRepository {
  readonly name: string;
  readonly folder: string;
  readFile(commit: string, path: string): Promise<Buffer | undefined>;
  listFiles(commit: string, under: string): Promise<readonly string[]>;
}

export interface RefChange {
  readonly repository: string;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly actor: string;
  /** Whether a job's token made the change. */
  readonly byJobToken: boolean;
}

export interface BareRepository extends GitRepository {
  readObject(id: string): Promise<GitObject | undefined>;
  writeObject(type: string, content: Buffer): string;
  readRef(ref: string): string | undefined;
  listRefs(prefix: string): GitRef[];
  moveRef(ref: string, before: string, after: string): boolean;
  /** Makes a branch the default one. */
  setHead(ref: string): void;
  resolve(name: string): Promise<string | undefined>;
  run(...args: string[]): Promise<GitResult>;
  /** Caches a value that depends only on git objects, which are immutable. */
  once<Value>(key: string, compute: () => Promise<Value>): Promise<Value>;
  close(): void;
}
