import type { EventEmitter } from 'node:events';
import type { Handler } from '../types.ts';
import type { Apps } from './apps.ts';
import type { Assignments } from './assignments.ts';
import type { SeedRepository } from './emulator.ts';
import type { GitData } from './git.ts';
import type { GitHubLimits, LimitCounts } from './limits.ts';
import type { createModels } from './models.ts';
import type { RunStarts } from './run-starts.ts';
import type { Features, LocalRepository, LocalRun, TokenPermissions } from './state.ts';

export interface GitHubApiOptions {
  readonly repositories: readonly (SeedRepository & {
    readonly id?: number;
    readonly ownerId?: number;
    /** Whether its subjects carry the ids of owner and repository. Default false. */
    readonly immutable?: boolean;
  })[];
  /** What GitHub takes of one token. Default: the limits of GitHub.com. */
  readonly limits?: Partial<GitHubLimits>;
  /** Milliseconds since the epoch. Default: the time of the machine. */
  readonly now?: () => number;
  /** Proxy on this machine through which webhooks are called. Default: only those on this machine are called. */
  readonly gateway?: string;
}

/** GitHub's REST API, as far as onboarding and deployments need it. */
export interface GitHubApi extends GitData {
  readonly handler: Handler;
  /** A token that may do everything. */
  readonly token: string;
  /** What each token may do. Add to it, or change it. */
  readonly tokens: Map<string, TokenPermissions>;
  /** Apps and their installations. */
  readonly apps: Pick<Apps, 'add' | 'issued'>;
  /** What was counted against the limits. */
  readonly counts: LimitCounts;
  /** A repository as it stands; change it to see what is made of it. */
  repository(fullName: string): LocalRepository | undefined;
  /** Gives a repository another name. The old one leads to it. */
  rename(fullName: string, name: string): Promise<void>;
  /** Resolves when every webhook that was called so far has answered. */
  settled(): Promise<void>;
  /** Told of each run that begins: whoever listens runs the workflow and says how it ended. */
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** When the runs begin that pushes and pull requests start. */
  readonly runStarts: RunStarts;
  /** Told of each issue that is assigned to a coding agent. */
  readonly assignments: Assignments;
  /** GitHub Models. Change its behaviour to have other answers. */
  readonly models: ReturnType<typeof createModels>;
  /** Logins of the people whose tokens are known. Other tokens than that of the administrator are those of jobs. */
  readonly logins: Map<string, string>;
  /** Scopes of classic tokens, which each answer names; what they may do is in `tokens`. */
  readonly scopes: Map<string, readonly string[]>;
  /** Change it to meet an older server. */
  readonly features: Features;
  close(): Promise<void>;
}
