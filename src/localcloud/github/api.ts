import type { EventEmitter } from 'node:events';
import type { FoundReview, Handler } from '../types.ts';
import type { Apps } from './apps.ts';
import type { SeedRepository } from './emulator.ts';
import type { GitData } from './git.ts';
import type { GitHubLimits, LimitCounts } from './limits.ts';
import type { createModels } from './models.ts';
import type { Assignments } from './route.ts';
import type { RunStarts } from './run-starts.ts';
import type { Features, LocalRepository, LocalRun, TokenPermissions } from './state.ts';

export interface GitHubApiOptions {
  readonly repositories: readonly (SeedRepository & {
    readonly id?: number;
    readonly ownerId?: number;
    /** Subjects contain the ids of owner and repository. Default: `false`. */
    readonly immutable?: boolean;
  })[];
  /** Per token. Default: those of GitHub.com. */
  readonly limits?: Partial<GitHubLimits>;
  /** Milliseconds since the epoch. Default: the system clock. */
  readonly now?: () => number;
  /** Proxy for calling webhooks. Default: only webhooks on this host are called. */
  readonly gateway?: string;
}

/** GitHub's REST API, as far as onboarding and deployments need it. */
export interface GitHubApi extends GitData {
  readonly handler: Handler;
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
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** When the runs of pushes and pull requests begin. */
  readonly runStarts: RunStarts;
  readonly assignments: Assignments;
  /** Change its behaviour to get other answers. */
  readonly models: ReturnType<typeof createModels>;
  /** Of users with known tokens. All other tokens, except the administrator's, belong to jobs. */
  readonly logins: Map<string, string>;
  /** Of classic tokens, returned with each answer; their permissions are in `tokens`. */
  readonly scopes: Map<string, readonly string[]>;
  /** Change it to emulate an older server. */
  readonly features: Features;
  close(): Promise<void>;
}
