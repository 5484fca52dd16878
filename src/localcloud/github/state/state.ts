import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LocalGitHubDeployment } from './deployment.ts';
import { newSettings } from './repository-settings.ts';
import type {
  LocalArtifact,
  LocalCache,
  LocalJob,
  RunConclusion,
  RunControl,
  RunStatus,
} from './run.ts';

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
  /** Whether the rule is classic branch protection, which `/rules/branches/{branch}` omits. */
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
  /** Deliveries, oldest first. Status 0 means that there was no response. */
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
  readonly reviewer?: string;
  readonly pull?: number;
}

export interface LocalIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  /** Reason for the state of an issue, e.g. `not_planned`; pull requests have none. */
  stateReason?: string;
  labels: readonly string[];
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  /** Whether the conversation is locked: only users, not Apps or jobs, may comment or change it. */
  locked?: boolean;
  isDeleted?: boolean;
  readonly pull?: LocalPull;
}

export interface LocalPull {
  readonly head: string;
  base: string;
  draft: boolean;
  /** Logins of people who were asked for a review. */
  reviewers?: readonly string[];
  /** Base and head commit for which GitHub has computed `mergeable`. */
  computed?: string;
  /** Merge of the pull request on a temporary branch of its base's merge queue. */
  queued?: { readonly ref: string; readonly commit: string; readonly onto: string };
  /** Last known head commit. It is kept, because the branch may have been deleted. */
  headCommit: string;
  /** Last known commit of the base branch. */
  baseCommit: string;
}

export interface LocalCheck {
  readonly id: number;
  readonly name: string;
  readonly commit: string;
  status: string;
  conclusion: string | null;
}

/** A status that a program reports for a commit. */
export interface LocalStatus {
  readonly id: number;
  readonly commit: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly description: string | null;
  readonly target: string | null;
  readonly creator: string;
  readonly at: string;
}

export interface LocalComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
  readonly association?: string;
  readonly at?: string;
  editedAt?: string;
}

export interface LocalRun {
  readonly id: number;
  readonly workflow: string;
  readonly name?: string;
  title?: string;
  /** Content of the workflow file, if the repository doesn't contain it. */
  readonly source?: string;
  readonly event: string;
  readonly branch: string;
  readonly ref?: string;
  /** The run's `head_sha`. For a pull request, the head commit of its branch. */
  readonly commit: string;
  /** Commit in `GITHUB_SHA` if it isn't `commit`: the test merge of a pull request. */
  readonly merge?: string;
  /** Current full name of the repository. */
  repository: string;
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

export const getSha = ({ merge, commit }: LocalRun): string => merge ?? commit;

export interface LocalRelease {
  readonly id: number;
  tag: string;
  target: string;
  name: string;
  body: string;
  draft: boolean;
  prerelease?: boolean;
  readonly createdAt: string;
  readonly assets: LocalAsset[];
}

export interface LocalAsset {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly at: string;
}

export interface LocalMerge {
  readonly number: number;
  readonly commit: string;
  readonly before: string;
  readonly head: string;
  readonly at: string;
}

/**
 * Starts with the current time, so that ids of later processes are higher. Live sites refer to the
 * ids of earlier runs.
 */
let last = Math.floor(Date.now() / 1000);
export function nextId(): number {
  last += randomInt(1, 9);
  return last;
}

const knownUsers: Readonly<Record<string, number>> = {
  'dependabot[bot]': 49_699_333,
  'github-actions[bot]': 41_898_282,
  octocat: 583_231,
};

/** Returns a user's id: GitHub's for known users, or else one that is derived from the login. */
export const toUserId = (login: string): number => knownUsers[login] ?? crc32(login);

export type TokenPermissions = 'all' | Readonly<Record<string, 'read' | 'write'>>;

export type LocalRepository = ReturnType<typeof newRepository>;

/**
 * Creates a repository's data, except for what git stores. It is mutable: requests and tests change
 * it. Lists start with the oldest item.
 */
export function newRepository(
  fullName: string,
  options: { immutable?: boolean; id?: number; ownerId?: number; defaultBranch: string },
) {
  const { immutable = true, id = nextId(), ownerId = nextId(), defaultBranch } = options;
  const [owner = '', name = ''] = fullName.split('/');
  // Subjects of repositories created since 15 July 2026 include the ids of owner and repository.
  const prefix = immutable ? `repo:${owner}@${ownerId}/${name}@${id}` : `repo:${fullName}`;
  return {
    fullName,
    id,
    ownerId,
    defaultBranch,
    /** Issues and pull requests, which share their numbers. */
    issues: [] as LocalIssue[],
    checks: [] as LocalCheck[],
    /** Commit statuses, oldest first. */
    statuses: [] as LocalStatus[],
    subject: { useDefault: true, claimKeys: [] as string[], prefix },
    environments: [] as LocalEnvironment[],
    variables: new Map<string, string>(),
    secrets: new Set<string>(),
    organizationSecrets: new Set<string>(),
    actionsPolicy: {
      enabled: true,
      allowed: 'all' as 'all' | 'local_only' | 'selected',
      githubOwned: true,
      patterns: [] as string[],
    },
    ofPerson: false,
    archived: false,
    fork: false,
    /** Full name of the template repository that this repository was created from. */
    template: undefined as string | undefined,
    visibility: 'private' as 'private' | 'public',
    /** Whether the owner's plan includes branch and environment rules for private repositories. */
    planHasRules: true,
    /** Who may use the actions and workflows of this repository, if it is private. */
    workflowAccess: 'none' as 'none' | 'user' | 'organization' | 'enterprise',
    hooks: [] as LocalHook[],
    deployments: [] as LocalGitHubDeployment[],
    comments: [] as LocalComment[],
    runs: [] as LocalRun[],
    artifacts: [] as LocalArtifact[],
    /** Retention of artifacts in days, at most 90 for public repositories. */
    artifactRetention: 90,
    caches: [] as LocalCache[],
    /** Attestation bundles by the digest of their subject. */
    attestations: new Map<string, unknown[]>(),
    disabledWorkflows: new Set<string>(),
    settings: { ...newSettings },
    rules: new Map<string, readonly LocalRule[]>(),
    /** Current names of branches by former name, which redirects until another branch takes it. */
    renamedBranches: new Map<string, string>(),
    releases: [] as LocalRelease[],
    merges: [] as LocalMerge[],
    signed: new Set<string>(),
    /** Unsigned commits, which rules that require signatures reject. */
    unsigned: new Set<string>(),
    activity: [] as LocalActivity[],
    /** Logins of coding agents that can be assigned to issues. */
    agents: new Set<string>(),
    /** Logins of people who can be assigned to issues. */
    people: new Set<string>(),
    strangers: new Set<string>(),
    assigned: new Map<number, readonly string[]>(),
    authors: new Map<number, string>(),
    timeline: [] as LocalTimelineEntry[],
    reviews: [] as LocalReview[],
    /** Roles by login. Default: `write`. */
    roles: new Map<string, 'admin' | 'write' | 'read' | 'none'>(),
    /** Setting "Allow GitHub Actions to create and approve pull requests". */
    jobsMayPropose: true,
  };
}

export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly association: string;
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}
