import { randomInt } from 'node:crypto';
import type { LocalActivity } from './branch-move.ts';
import type { LocalRule } from './branch-rule.ts';
import type { LocalGitHubDeployment } from './deployment.ts';

/** An environment of a repository. */
export interface LocalEnvironment {
  name: string;
  waitTimer: number;
  preventSelfReview: boolean;
  reviewers: { type: string; id: number }[];
  policy: { protected_branches: boolean; custom_branch_policies: boolean } | null;
  readonly branches: { readonly id: number; readonly name: string; readonly type: string }[];
  /** Names of what people have put into it. */
  secrets?: string[];
  variables?: string[];
}

/** A webhook. The secret is kept here and never answered. */
export interface LocalHook {
  readonly id: number;
  active: boolean;
  events: string[];
  config: { url: string; content_type: string; insecure_ssl: string; secret?: string };
  /** The oldest first. Status 0: nobody answered. */
  readonly deliveries: {
    readonly event: string;
    readonly status: number;
    readonly at: string;
    readonly guid?: string;
  }[];
}

/** A review of a pull request. */
export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  /** Login. */
  readonly by: string;
  /** `OWNER`, `COLLABORATOR`, `NONE`, … */
  readonly association: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}

/** Something that has happened to an issue or a pull request. */
export interface LocalTimelineEntry {
  readonly issue: number;
  readonly event: string;
  readonly at: string;
  readonly assignee?: string;
  /** The pull request that mentions it. */
  readonly pull?: number;
}

/** A comment on an issue or a pull request. */
export interface LocalComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  /** Login. */
  readonly author: string;
  /** Who the author is to the repository. Default `COLLABORATOR`. */
  readonly association?: string;
  readonly at?: string;
}

/** A run of a workflow. */
export interface LocalRun {
  readonly id: number;
  /** Path of the workflow's file. */
  readonly workflow: string;
  /** By `run-name`; the workflow's file where it has none. */
  readonly title?: string;
  readonly event: string;
  readonly branch: string;
  readonly commit: string;
  /** `owner/name` that the commit comes from: of a pull request from a fork the fork. */
  readonly repository: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Of the event, where it is more than a push says. */
  readonly payload?: Readonly<Record<string, string>>;
  readonly createdAt: string;
  /** When something last happened to it. Default: when it was made. */
  updatedAt?: string;
  /** What its jobs have said, where whoever ran them has kept it. */
  jobs?: readonly { readonly name: string; readonly conclusion: string; readonly log: string }[];
  status: 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | 'action_required' | null;
}

/** Something that a run has kept. Its content lies where the run has put it. */
export interface LocalArtifact {
  readonly id: number;
  readonly name: string;
  /** Id of the run. */
  readonly run: number;
  readonly bytes: number;
  /** `sha256:` and the hash of the archive. */
  readonly digest: string;
  readonly createdAt: string;
  expiresAt: string;
}

/** What GitHub can do that an older Enterprise Server cannot. */
export interface Features {
  /** A dispatch answers which run it has started, where it is asked to. */
  runDetails: boolean;
  /** Version of the GitHub Enterprise Server that it is, such as `3.20.4`. Absent: GitHub.com. */
  installedVersion?: string;
}

/** A release; a draft has no tag of its own yet. */
export interface LocalRelease {
  readonly id: number;
  tag: string;
  target: string;
  name: string;
  body: string;
  draft: boolean;
  readonly createdAt: string;
}

/** How a pull request was merged. */
export interface LocalMerge {
  readonly number: number;
  readonly commit: string;
  /** The commit that the base branch was at. */
  readonly before: string;
  /** Last commit of the pull request's branch. */
  readonly head: string;
  readonly at: string;
}

/** What a repository has besides its git data, issues and pull requests. Change it to see what is made of it. */
export interface LocalRepository {
  /** `owner/name`, in the case in which it was made. */
  readonly fullName: string;
  readonly id: number;
  readonly ownerId: number;
  subject: { useDefault: boolean; claimKeys: string[]; prefix: string };
  readonly environments: LocalEnvironment[];
  /** By name, upper case. */
  readonly variables: Map<string, string>;
  /** Names of its secrets, and of those that its organisation shares with it. */
  readonly secrets: Set<string>;
  readonly organizationSecrets: Set<string>;
  /** Its owner is a person, and no organisation. */
  ofPerson: boolean;
  /** Nothing can be written to it. */
  archived: boolean;
  /** It was made from another one. */
  fork: boolean;
  readonly hooks: LocalHook[];
  readonly deployments: LocalGitHubDeployment[];
  /** The oldest first. */
  readonly comments: LocalComment[];
  /** The oldest first. */
  readonly runs: LocalRun[];
  readonly artifacts: LocalArtifact[];
  /** Sigstore bundles by the digest that they are about, `sha256:…`. */
  readonly attestations: Map<string, unknown[]>;
  /** Paths of workflows that were switched off. */
  readonly disabledWorkflows: Set<string>;
  /** Ways in which pull requests may be merged, and whether a merge removes their branch. */
  readonly merging: { merge: boolean; squash: boolean; rebase: boolean; deleteBranch: boolean };
  /** Active rules by branch; those of a tag by `refs/tags/…`. */
  readonly rules: Map<string, readonly LocalRule[]>;
  /** The oldest first. */
  readonly releases: LocalRelease[];
  readonly merges: LocalMerge[];
  /** Commits that nobody has signed, though rules may want that. */
  readonly unsigned: Set<string>;
  /** The oldest first. */
  readonly activity: LocalActivity[];
  /** Logins of the coding agents that are switched on, and of people, who can be assigned. */
  readonly agents: Set<string>;
  readonly people: Set<string>;
  /** Logins of people who do not belong to the repository. */
  readonly strangers: Set<string>;
  /** Logins by the number of the issue. */
  readonly assigned: Map<number, readonly string[]>;
  /** Logins of who has opened an issue or a pull request, by its number, where it was not the administrator. */
  readonly authors: Map<number, string>;
  readonly timeline: LocalTimelineEntry[];
  /** The oldest first. */
  readonly reviews: LocalReview[];
  /** "Allow GitHub Actions to create and approve pull requests". */
  jobsMayPropose: boolean;
}

let last = 1000;
/** A number that was not used before. */
export function nextId(): number {
  last += randomInt(1, 9);
  return last;
}

/** What a token may do: permissions of GitHub and their level. `all` may do everything. */
export type TokenPermissions = 'all' | Readonly<Record<string, 'read' | 'write'>>;

export function newRepository(
  fullName: string,
  { immutable = true, id = nextId(), ownerId = nextId() }: { immutable?: boolean; id?: number; ownerId?: number } = {},
): LocalRepository {
  const [owner = '', name = ''] = fullName.split('/');
  return {
    fullName,
    id,
    ownerId,
    subject: {
      useDefault: true,
      claimKeys: [],
      // Repositories made since 15 July 2026 carry their ids.
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
