import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LocalGitHubDeployment } from './deployment.ts';
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
  /** Classic branch protection, which `/rules/branches/{branch}` omits. */
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
  /** Sorted, oldest first. Status 0 means that there was no response. */
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
  labels: readonly string[];
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  /** Whether only people may comment and close it. */
  locked?: boolean;
  isDeleted?: boolean;
  readonly pull?: LocalPull;
}

export interface LocalPull {
  readonly head: string;
  base: string;
  draft: boolean;
  /** People whose review was requested. */
  reviewers?: readonly string[];
  /** The two commits of the last test merge, which GitHub computes on request. */
  computed?: string;
  /** Its merge on a branch of the merge queue of its base. */
  queued?: { readonly ref: string; readonly commit: string; readonly onto: string };
  /** Last known commits, because the branches may have been deleted. */
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

/** A status that a program reports for a commit. Unlike a check, it belongs to no run. */
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
  /** The workflow file, if the repository doesn't contain it. */
  readonly source?: string;
  readonly event: string;
  readonly branch: string;
  readonly ref?: string;
  /** The run's `head_sha`. For a pull request, it is the commit of the branch. */
  readonly commit: string;
  /** The commit that `GITHUB_SHA` names, if it differs: the test merge of a pull request. */
  readonly merge?: string;
  /** The repository's current name. */
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

/** Starts at the time, so that later processes use higher ids: live sites name earlier runs. */
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

/** A user's id never changes, unlike the login. */
export const toUserId = (login: string): number => knownUsers[login] ?? crc32(login);

export type TokenPermissions = 'all' | Readonly<Record<string, 'read' | 'write'>>;

export type LocalRepository = ReturnType<typeof newRepository>;

/** All data of a repository except for git's. Mutable, for tests. Lists start with the oldest. */
export function newRepository(
  fullName: string,
  options: { immutable?: boolean; id?: number; ownerId?: number; defaultBranch: string },
) {
  const { immutable = true, id = nextId(), ownerId = nextId(), defaultBranch } = options;
  const [owner = '', name = ''] = fullName.split('/');
  // In repositories created since 15 July 2026, subjects include the ids of owner and repository.
  const prefix = immutable ? `repo:${owner}@${ownerId}/${name}@${id}` : `repo:${fullName}`;
  return {
    fullName,
    id,
    ownerId,
    defaultBranch,
    /** Includes pull requests, which share their numbers with issues. */
    issues: [] as LocalIssue[],
    checks: [] as LocalCheck[],
    /** Sorted, oldest first. */
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
    /** The template from which it was created. */
    template: undefined as string | undefined,
    visibility: 'private' as 'private' | 'public',
    /** Whether the owner's plan has rules for branches and environments of private repositories. */
    planHasRules: true,
    /** Whose workflows may use this repository's actions and workflows, if it is private. */
    workflowAccess: 'none' as 'none' | 'user' | 'organization' | 'enterprise',
    hooks: [] as LocalHook[],
    deployments: [] as LocalGitHubDeployment[],
    comments: [] as LocalComment[],
    runs: [] as LocalRun[],
    artifacts: [] as LocalArtifact[],
    /** In days, at most 90 for public repositories. */
    artifactRetention: 90,
    caches: [] as LocalCache[],
    /** Bundles by the digest of their subject. */
    attestations: new Map<string, unknown[]>(),
    disabledWorkflows: new Set<string>(),
    merging: { merge: true, squash: true, rebase: true, deleteBranch: false },
    rules: new Map<string, readonly LocalRule[]>(),
    /** Current names by former ones, which lead to the branch until another branch takes them. */
    renamedBranches: new Map<string, string>(),
    releases: [] as LocalRelease[],
    merges: [] as LocalMerge[],
    signed: new Set<string>(),
    /** Unsigned commits, for rules that require signatures. */
    unsigned: new Set<string>(),
    activity: [] as LocalActivity[],
    /** Coding agents and people who can be assigned to issues. */
    agents: new Set<string>(),
    people: new Set<string>(),
    strangers: new Set<string>(),
    assigned: new Map<number, readonly string[]>(),
    authors: new Map<number, string>(),
    timeline: [] as LocalTimelineEntry[],
    reviews: [] as LocalReview[],
    /** Roles by login. Default: `write`. */
    roles: new Map<string, 'admin' | 'write' | 'read' | 'none'>(),
    /** The setting "Allow GitHub Actions to create and approve pull requests". */
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
