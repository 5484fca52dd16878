import type { FoundReview, Handler } from '../types.ts';
import type { Apps } from './apps.ts';
import type { Assignments } from './assignments.ts';
import type { Features } from './enterprise-server.ts';
import type { Answered, Dispatches } from './git/call.ts';
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
  /** Per token. Default: those of GitHub.com. */
  readonly limits?: Partial<GitHubLimits>;
  /** Milliseconds since the epoch. Default: the system clock. */
  readonly now?: () => number;
  /** Folder of the bare repositories; retained. Default: a temporary one. */
  readonly folder?: string;
  /** Proxy for calling webhooks. Default: only webhooks on this host are called. */
  readonly gateway?: string;
}

/** Requests without a token, for tests and pages. */
export interface GitData {
  /**
   * As an administrator.
   * @param by login; events of `github-actions[bot]` start no run. Default: a person
   */
  send(
    method: string,
    path: string,
    body?: object,
    by?: string,
  ): Promise<Pick<Answered, 'status'> & { readonly json: unknown }>;
  /** `undefined` if there is none. */
  readFile(fullName: string, branch: string, path: string): Promise<string | undefined>;
  writeFile(fullName: string, branch: string, path: string, content: string): Promise<void>;
  getHead(fullName: string, branch: string): Promise<string | undefined>;
  listPaths(fullName: string, branch: string): Promise<string[]>;
  /** Files that `head` changes since its last common commit with `base`. */
  changes(
    fullName: string,
    sides: { readonly base: string; readonly head: string },
  ): Promise<readonly FileChange[]>;
}

/** GitHub's REST API and git server, as far as onboarding and deployments need them. */
export interface GitHubApi extends GitData {
  /** Handler of `api.github.com`. */
  readonly handler: Handler;
  /** Handler of `github.com`: git's smart HTTP. */
  readonly gitHandler: Handler;
  /** `undefined` if there is no such repository. */
  gitRepository(fullName: string): Promise<GitRepository | undefined>;
  /** Emits each changed ref, by a push or the API. */
  readonly refChanges: RefChanges;
  /** Has all permissions. */
  readonly token: string;
  readonly tokens: Map<string, TokenPermissions>;
  readonly apps: Pick<Apps, 'add' | 'issued'>;
  readonly counts: LimitCounts;
  /** Live; may be changed. */
  repository(fullName: string): LocalRepository | undefined;
  /** The review or comment at an address. */
  findReview(evidence: string): Promise<FoundReview | undefined>;
  /** The old name redirects to it. */
  rename(fullName: string, name: string): Promise<void>;
  /** Resolves when every webhook so far has answered. */
  settled(): Promise<void>;
  /** The listener runs the workflow and reports its outcome. */
  readonly dispatches: Dispatches;
  /**
   * Starts scheduled workflows of the default branch.
   * @param isDue of an entry of `on.schedule`, and its file. @returns the last run
   */
  startScheduled(
    fullName: string,
    isDue: (cron: string, path: string) => boolean,
  ): Promise<LocalRun | undefined>;
  /** All repositories, `owner/name`. */
  repositories(): string[];
  /** Runs, webhooks and pages learn that a run has moved on: `in_progress` or `completed`. */
  announceRun(run: LocalRun, action: string): Promise<void>;
  /** When the runs of pushes and pull requests begin. */
  readonly runStarts: RunStarts;
  readonly assignments: Assignments;
  /** Change its behaviour to get other answers. */
  readonly models: ReturnType<typeof createModels>;
  /**
   * Logins of users with known tokens. All other tokens, except the administrator's, belong to
   * jobs.
   */
  readonly logins: Map<string, string>;
  /** Scopes of classic tokens, returned with each response; their permissions are in `tokens`. */
  readonly scopes: Map<string, readonly string[]>;
  /** Change it to emulate an older server. */
  readonly features: Features;
  close(): Promise<void>;
}
