import type { GitRef } from './refs.ts';
import type { GitObject, GitResult } from './run-git.ts';
import type { GitRepository } from './types.ts';

export interface BareRepository extends GitRepository {
  readObject(id: string): Promise<GitObject | undefined>;
  writeObject(type: string, content: Buffer): string;
  readRef(ref: string): string | undefined;
  listRefs(prefix: string): GitRef[];
  moveRef(ref: string, before: string, after: string): boolean;
  resolve(name: string): Promise<string | undefined>;
  run(...args: string[]): Promise<GitResult>;
  /** Computes once what depends on objects alone: they never change. */
  once<Value>(key: string, compute: () => Promise<Value>): Promise<Value>;
  close(): void;
}
