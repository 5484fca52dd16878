import type { GitRef } from './refs.ts';
import type { GitObject, GitResult } from './run-git.ts';
import type { GitRepository } from './types.ts';

/** A bare repository, and git's plumbing in it. */
export interface BareRepository extends GitRepository {
  readObject(id: string): Promise<GitObject | undefined>;
  /** @returns its id */
  writeObject(type: string, content: Buffer): string;
  readRef(ref: string): string | undefined;
  listRefs(prefix: string): GitRef[];
  /** See `moveRef`. */
  moveRef(ref: string, before: string, after: string): boolean;
  /** The commit of a branch, a tag, a full ref or an id. */
  resolve(name: string): Promise<string | undefined>;
  run(...args: string[]): Promise<GitResult>;
  /** Computes once what depends on objects alone: they never change. */
  once<Value>(key: string, compute: () => Promise<Value>): Promise<Value>;
  close(): void;
}
