import { randomInt } from 'node:crypto';
import type { LocalArtifact, LocalJob, RunConclusion, RunControl, RunStatus } from './run.ts';

export interface LocalActivity {
  readonly id: number;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly kind: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion';
  readonly actor: string;
  readonly at: string;
}

export interface LocalRule {
  readonly type: string;
  /** Classic branch protection, which `/rules/branches/{branch}` doesn't list. */
  readonly isClassic?: boolean;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export interface LocalEnvironment {
  name: string;
  waitTimer: number;
  preventSelfReview: boolean;
  reviewers: { type: string; id: number }[];
  policy: { protected_branches: boolean; custom_branch_policies: boolean } | null;
  readonly branches: { readonly id: number; readonly name: string; readonly type: string }[];
  secrets?: string[];
  variables?: string[];
}

export interface LocalHook {
  readonly id: number;
  active: boolean;
  events: string[];
  config: { url: string; content_type: string; insecure_ssl: string; secret?: string };
  /** Oldest first. Status 0: no answer. */
  readonly deliveries: {
    readonly event: string;
    readonly status: number;
    readonly at: string;
    readonly guid?: string;
  }[];
}

export interface LocalTimelineEntry {
  readonly issue: number;
  readonly event: string;
  readonly at: string;
  readonly assignee?: string;
  readonly pull?: number;
}

export interface LocalIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  readonly labels: readonly string[];
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  readonly pull?: LocalPull;
}

export interface LocalPull {
  readonly head: string;
  base: string;
  draft: boolean;
  /** Commits whose merge GitHub has computed: it does so when somebody asks. */
  computed?: string;
  /** Last known: the branches may be gone. */
  headCommit: string;
  baseCommit: string;
}

export interface LocalCheck {
  readonly id: number;
  readonly name: string;
  readonly commit: string;
  status: string;
  conclusion: string | null;
}

export interface LocalComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
  readonly association?: string;
  readonly at?: string;
}

export interface LocalRun {
  readonly id: number;
  readonly workflow: string;
  readonly name?: string;
  title?: string;
  readonly event: string;
  readonly branch: string;
  readonly ref?: string;
  readonly commit: string;
  readonly repository: string;
  readonly actor?: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly chain?: number;
  readonly createdAt: string;
  updatedAt?: string;
  waitsFor?: string;
  attempt?: number;
  jobs?: readonly LocalJob[];
  control?: RunControl;
  status: RunStatus;
  conclusion: RunConclusion;
}

export interface LocalRelease {
  readonly id: number;
  tag: string;
  target: string;
  name: string;
  body: string;
  draft: boolean;
  readonly createdAt: string;
}

export interface LocalMerge {
  readonly number: number;
  readonly commit: string;
  readonly before: string;
  readonly head: string;
  readonly at: string;
}

export interface LocalRepository {
  readonly fullName: string;
  readonly id: number;
  readonly ownerId: number;
  readonly defaultBranch: string;
  /** And pull requests, which share their numbers. Lists here have the oldest first. */
  readonly issues: LocalIssue[];
  readonly checks: LocalCheck[];
  subject: { useDefault: boolean; claimKeys: string[]; prefix: string };
  readonly environments: LocalEnvironment[];
  readonly variables: Map<string, string>;
  readonly secrets: Set<string>;
  readonly organizationSecrets: Set<string>;
  actionsPolicy: {
    enabled: boolean;
    allowed: 'all' | 'local_only' | 'selected';
    githubOwned: boolean;
    patterns: string[];
  };
  ofPerson: boolean;
  archived: boolean;
  fork: boolean;
  readonly hooks: LocalHook[];
  readonly deployments: LocalGitHubDeployment[];
  readonly comments: LocalComment[];
  readonly runs: LocalRun[];
  readonly artifacts: LocalArtifact[];
  readonly attestations: Map<string, unknown[]>;
  readonly disabledWorkflows: Set<string>;
  readonly merging: { merge: boolean; squash: boolean; rebase: boolean; deleteBranch: boolean };
  readonly rules: Map<string, readonly LocalRule[]>;
  readonly releases: LocalRelease[];
  readonly merges: LocalMerge[];
  /** Commits that GitHub has signed. */
  readonly signed: Set<string>;
  readonly unsigned: Set<string>;
  readonly activity: LocalActivity[];
  readonly agents: Set<string>;
  readonly people: Set<string>;
  readonly strangers: Set<string>;
  readonly roles: Map<string, 'admin' | 'write' | 'read' | 'none'>;
  readonly assigned: Map<number, readonly string[]>;
  readonly authors: Map<number, string>;
  readonly timeline: LocalTimelineEntry[];
  readonly reviews: LocalReview[];
  jobsMayPropose: boolean;
}

let last = 1000;
export function nextId(): number {
  last += randomInt(1, 9);
  return last;
}

export type TokenPermissions = 'all' | Readonly<Record<string, 'read' | 'write'>>;

export function newRepository(
  fullName: string,
  options: { immutable?: boolean; id?: number; ownerId?: number; defaultBranch: string },
): LocalRepository {
  const { immutable = true, id = nextId(), ownerId = nextId(), defaultBranch } = options;
  const [owner = '', name = ''] = fullName.split('/');
  return {
    fullName,
    id,
    ownerId,
    defaultBranch,
    issues: [],
    checks: [],
    subject: {
      useDefault: true,
      claimKeys: [],
      // Repositories created since 15 July 2026 include the ids.
      prefix: immutable ? `repo:${owner}@${ownerId}/${name}@${id}` : `repo:${fullName}`,
    },
    environments: [],
    variables: new Map(),
    secrets: new Set(),
    organizationSecrets: new Set(),
    actionsPolicy: { enabled: true, allowed: 'all', githubOwned: true, patterns: [] },
    ofPerson: false,
    archived: false,
    fork: false,
    hooks: [],
    deployments: [],
    comments: [],
    runs: [],
    artifacts: [],
    attestations: new Map(),
    disabledWorkflows: new Set(),
    merging: { merge: true, squash: true, rebase: true, deleteBranch: false },
    rules: new Map(),
    releases: [],
    merges: [],
    signed: new Set(),
    unsigned: new Set(),
    activity: [],
    agents: new Set(),
    people: new Set(),
    strangers: new Set(),
    assigned: new Map(),
    authors: new Map(),
    timeline: [],
    reviews: [],
    roles: new Map(),
    jobsMayPropose: true,
  };
}

export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly association: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}

export interface LocalDeploymentStatus {
  readonly id: number;
  readonly state: string;
  readonly description: string;
  readonly environmentUrl: string;
  readonly logUrl: string;
  readonly creator: string;
  readonly at: string;
}

export interface LocalGitHubDeployment {
  readonly id: number;
  readonly ref: string;
  readonly sha: string;
  readonly task: string;
  readonly environment: string;
  readonly description: string;
  readonly payload: unknown;
  readonly transient: boolean;
  readonly production: boolean;
  readonly creator: string;
  readonly at: string;
  readonly statuses: LocalDeploymentStatus[];
}
