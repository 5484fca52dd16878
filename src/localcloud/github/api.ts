import type { FoundReview, Handler } from '../types.ts';
import type { Apps } from './apps.ts';
import type { Features } from './enterprise-server.ts';
import type { Answered, Assignments, Dispatches } from './git/call.ts';
import type { FileChange } from './git/history.ts';
import type { GitRepository } from './git/types.ts';
import type { GitHubLimits, LimitCounts } from './limits.ts';
import type { createModels } from './models.ts';
import type { RunStarts } from './run-starts.ts';
import type { RefChanges } from './service.ts';
import type { LocalRepository, LocalRun, TokenPermissions } from './state.ts';

export interface SeedRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

export interface GitHubApiOptions {
  readonly repositories: readonly (SeedRepository & {
    /** Folder whose history or content it gets. Default: one commit with a README. */
    readonly checkout?: string;
    readonly id?: number;
    readonly ownerId?: number;
    /** Subjects contain the ids of owner and repository. Default: `false`. */
    readonly immutable?: boolean;
  })[];
  readonly limits?: Partial<GitHubLimits>;
  readonly now?: () => number;
  readonly folder?: string;
  /** Proxy for calling webhooks. Default: only webhooks on this host are called. */
  readonly gateway?: string;
}

export interface GitData {
  /** @param by login; events of `github-actions[bot]` start no run. Default: a person */
  send(
    method: string,
    path: string,
    body?: object,
    by?: string,
  ): Promise<Pick<Answered, 'status'> & { readonly json: unknown }>;
  readFile(fullName: string, branch: string, path: string): Promise<string | undefined>;
  writeFile(fullName: string, branch: string, path: string, content: string): Promise<void>;
  getHead(fullName: string, branch: string): Promise<string | undefined>;
  listPaths(fullName: string, branch: string): Promise<string[]>;
  changes(
    fullName: string,
    sides: { readonly base: string; readonly head: string },
  ): Promise<readonly FileChange[]>;
}

export interface GitHubApi extends GitData {
  readonly handler: Handler;
  readonly gitHandler: Handler;
  gitRepository(fullName: string): Promise<GitRepository | undefined>;
  readonly refChanges: RefChanges;
  readonly token: string;
  readonly tokens: Map<string, TokenPermissions>;
  readonly apps: Pick<Apps, 'add' | 'issued'>;
  readonly counts: LimitCounts;
  repository(fullName: string): LocalRepository | undefined;
  findReview(evidence: string): Promise<FoundReview | undefined>;
  rename(fullName: string, name: string): Promise<void>;
  settled(): Promise<void>;
  readonly dispatches: Dispatches;
  startScheduled(
    fullName: string,
    isDue: (cron: string, path: string) => boolean,
  ): Promise<LocalRun | undefined>;
  repositories(): string[];
  announceRun(run: LocalRun, action: string): Promise<void>;
  readonly runStarts: RunStarts;
  readonly assignments: Assignments;
  readonly models: ReturnType<typeof createModels>;
  readonly logins: Map<string, string>;
  readonly scopes: Map<string, readonly string[]>;
  readonly features: Features;
  close(): Promise<void>;
}
