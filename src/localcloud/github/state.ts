import { randomInt } from 'node:crypto';
import type { LocalGitHubDeployment } from './deployment.ts';

/** A move of a branch, and its author. */
export interface LocalActivity {
  readonly id: number;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly kind: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion';
  /** Login. */
  readonly actor: string;
  readonly at: string;
}

/** A rule of a branch or a tag. */
export interface LocalRule {
  readonly type: string;
  /** Part of classic branch protection, which `/rules/branches/{branch}` doesn't list. */
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
  /** Names of those that users have added. */
  secrets?: string[];
  variables?: string[];
}

/** A webhook. Its secret is stored here and never returned. */
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

/** A pull request review. */
export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  /** Login. */
  readonly author: string;
  /** `OWNER`, `COLLABORATOR`, `NONE`, … */
  readonly association: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}

/** An event on an issue or a pull request. */
export interface LocalTimelineEntry {
  readonly issue: number;
  readonly event: string;
  readonly at: string;
  readonly assignee?: string;
  /** The pull request that mentions the issue. */
  readonly pull?: number;
}

/** A comment on an issue or a pull request. */
export interface LocalComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  /** Login. */
  readonly author: string;
  /** The author's association with the repository. Default `COLLABORATOR`. */
  readonly association?: string;
  readonly at?: string;
}

/** A workflow run. */
export interface LocalRun {
  readonly id: number;
  /** Path of the workflow file. */
  readonly workflow: string;
  /** From `run-name`; the workflow file if there is none. */
  readonly title?: string;
  readonly event: string;
  readonly branch: string;
  readonly commit: string;
  /** `owner/name` of the commit's repository: for a pull request from a fork, the fork. */
  readonly repository: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Event payload, for events that carry more than a push. */
  readonly payload?: Readonly<Record<string, string>>;
  readonly createdAt: string;
  /** Time of the last change. Default: `createdAt`. */
  updatedAt?: string;
  /** The environment whose approval it waits for. */
  readonly waitsFor?: string;
  /** Output of the jobs, if their runner recorded it. */
  jobs?: readonly { readonly name: string; readonly conclusion: string; readonly log: string }[];
  status: 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | 'action_required' | null;
}

/** An artifact of a run. The run decides where its content is stored. */
export interface LocalArtifact {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly bytes: number;
  /** `sha256:` and the archive's hash. */
  readonly digest: string;
  readonly createdAt: string;
  expiresAt: string;
}

/** GitHub features that older Enterprise Servers lack. */
export interface Features {
  /** A dispatch can return the run that it started, if requested. */
  runDetails: boolean;
  /** Version of the simulated GitHub Enterprise Server, e.g. `3.20.4`. Absent: GitHub.com. */
  installedVersion?: string;
}

/** A release; a draft has no tag yet. */
export interface LocalRelease {
  readonly id: number;
  tag: string;
  target: string;
  name: string;
  body: string;
  draft: boolean;
  readonly createdAt: string;
}

/** A merged pull request. */
export interface LocalMerge {
  readonly number: number;
  readonly commit: string;
  /** The base branch's commit before the merge. */
  readonly before: string;
  /** Last commit of the pull request branch. */
  readonly head: string;
  readonly at: string;
}

/**
 * A repository's state besides git data, issues and pull requests. Mutable, so that tests can set
 * up situations.
 */
export interface LocalRepository {
  /** `owner/name`, in its original case. */
  readonly fullName: string;
  readonly id: number;
  readonly ownerId: number;
  subject: { useDefault: boolean; claimKeys: string[]; prefix: string };
  readonly environments: LocalEnvironment[];
  /** By upper-case name. */
  readonly variables: Map<string, string>;
  /** Names of the repository's secrets, and of those shared by its organisation. */
  readonly secrets: Set<string>;
  readonly organizationSecrets: Set<string>;
  /** The owner is a person, not an organisation. */
  ofPerson: boolean;
  /** Read-only. */
  archived: boolean;
  fork: boolean;
  readonly hooks: LocalHook[];
  readonly deployments: LocalGitHubDeployment[];
  /** Oldest first. */
  readonly comments: LocalComment[];
  /** Oldest first. */
  readonly runs: LocalRun[];
  readonly artifacts: LocalArtifact[];
  /** Sigstore bundles by their subject's digest, `sha256:…`. */
  readonly attestations: Map<string, unknown[]>;
  /** Paths of disabled workflows. */
  readonly disabledWorkflows: Set<string>;
  /** Allowed merge methods, and whether a merge deletes the branch. */
  readonly merging: { merge: boolean; squash: boolean; rebase: boolean; deleteBranch: boolean };
  /** Active rules by branch, or by `refs/tags/…` for a tag. */
  readonly rules: Map<string, readonly LocalRule[]>;
  /** Oldest first. */
  readonly releases: LocalRelease[];
  readonly merges: LocalMerge[];
  /** Unsigned commits, for rules that require signatures. */
  readonly unsigned: Set<string>;
  /** Oldest first. */
  readonly activity: LocalActivity[];
  /** Logins that can be assigned: enabled coding agents, and people. */
  readonly agents: Set<string>;
  readonly people: Set<string>;
  /** Logins of people outside the repository. */
  readonly strangers: Set<string>;
  /** Logins by issue number. */
  readonly assigned: Map<number, readonly string[]>;
  /** Logins of issue and pull request authors by number, if not the administrator. */
  readonly authors: Map<number, string>;
  readonly timeline: LocalTimelineEntry[];
  /** Oldest first. */
  readonly reviews: LocalReview[];
  /** "Allow GitHub Actions to create and approve pull requests". */
  jobsMayPropose: boolean;
}

let last = 1000;
/** Returns an unused number. */
export function nextId(): number {
  last += randomInt(1, 9);
  return last;
}

/** GitHub permissions of a token and their level. `all` grants everything. */
export type TokenPermissions = 'all' | Readonly<Record<string, 'read' | 'write'>>;

export function newRepository(
  fullName: string,
  options: { immutable?: boolean; id?: number; ownerId?: number } = {},
): LocalRepository {
  const { immutable = true, id = nextId(), ownerId = nextId() } = options;
  const [owner = '', name = ''] = fullName.split('/');
  return {
    fullName,
    id,
    ownerId,
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
    unsigned: new Set(),
    activity: [],
    agents: new Set(),
    people: new Set(),
    strangers: new Set(),
    assigned: new Map(),
    authors: new Map(),
    timeline: [],
    reviews: [],
    jobsMayPropose: true,
  };
}
