import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Handler, LocalCheckout, LocalSite } from '../service/types.ts';
import { createResults } from './actions/results-service.ts';
import { createRunStarts, type IsDue } from './actions/run-starts.ts';
import { describeRun } from './actions/runs.ts';
import { createRepositoryStore } from './git/store.ts';
import { createModels } from './models.ts';
import { createRepositoryData } from './repository-data.ts';
import { GitHubRequests, releaseCommit } from './requests.ts';
import { contains, findReview } from './resources/agents.ts';
import { createMoves } from './resources/moves.ts';
import { createWebhooks } from './resources/webhooks.ts';
import { createAccess } from './rest/access.ts';
import type { Assignments, Dispatches } from './rest/call.ts';
import type { GitHubLimits } from './rest/limits.ts';
import type { Features } from './rest/permissions.ts';
import { createService, type RefChanges } from './service.ts';
import {
  type LocalRepository,
  type LocalRun,
  newRepository,
  type TokenPermissions,
} from './state/state.ts';

interface SeedRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /**
   * Folder to copy the history or files from. Default: none, so the repository has one commit with
   * a README.
   */
  readonly checkout?: string;
  readonly id?: number;
  readonly ownerId?: number;
  /** Whether subjects of id tokens contain the ids of owner and repository. Default: `false`. */
  readonly immutable?: boolean;
}

export interface GitHubApiOptions {
  readonly repositories: readonly SeedRepository[];
  readonly limits?: Partial<GitHubLimits>;
  readonly now?: () => number;
  /** Folder of the bare repositories. Default: a temporary folder. */
  readonly folder?: string;
  /** Proxy for webhooks to other hosts. Without it, only webhooks on this computer are called. */
  readonly gateway?: string;
}

export type GitHubApi = ReturnType<typeof createGitHubApi>;

export function toRepositories(
  sites: readonly LocalSite[],
  checkouts: ReadonlyMap<string, LocalCheckout> = new Map(),
): GitHubApiOptions['repositories'] {
  const names = new Map(
    sites.map((site) => [`${site.repository.owner}/${site.repository.name}`, site]),
  );
  return [...names.values()].map(({ id, repository }, index) => ({
    ...repository,
    defaultBranch: checkouts.get(id)?.branch ?? 'master',
    checkout: checkouts.get(id)?.folder,
    id: 2002 + index,
    ownerId: 1001,
  }));
}

function readToken(folder: string | undefined): string {
  const made = `github_pat_local_${randomBytes(24).toString('hex')}`;
  if (!folder) return made;
  const file = path.join(folder, 'token');
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, made, { mode: 0o600 });
  return made;
}

export function createGitHubApi(options: GitHubApiOptions) {
  const { repositories, gateway, limits, now = Date.now } = options;
  const token = readToken(options.folder);
  const tokens = new Map<string, TokenPermissions>([[token, 'all']]);
  const known = new Map<string, LocalRepository>();
  const find = (key: unknown) =>
    known.get(String(key).toLowerCase()) ?? [...known.values()].find(({ id }) => id === key);
  const access = createAccess(tokens, { limits, now, find });
  const checkouts = new Map<LocalRepository, string>();
  for (const { owner, name, checkout, immutable = false, ...settings } of repositories) {
    const made = newRepository(`${owner}/${name}`, { immutable, ...settings });
    known.set(made.fullName.toLowerCase(), made);
    if (checkout) checkouts.set(made, checkout);
  }
  const store = createRepositoryStore(options.folder, checkouts);
  const moves = createMoves(known, store);
  const webhooks = createWebhooks(gateway);
  const dispatches: Dispatches = new EventEmitter();
  const assignments: Assignments = new EventEmitter();
  const models = createModels((bearer) => access.findGrant(bearer)?.permissions);
  const features: Features = { runDetails: true };
  const pages: { address?: string } = {};
  const shared = { webhooks, assignments, dispatches, features, moves };
  // Enterprise Servers start no runs for a job's token, so none wait for approval.
  const holdsRuns = () => features.installedVersion === undefined;
  const { starts, begin, schedule } = createRunStarts(dispatches, now);
  const refChanges: RefChanges = new EventEmitter();
  const results = createResults();
  const service = createService({ known, store, shared, begin, refChanges, holdsRuns, now });
  const data = createRepositoryData(find, store, service);
  const requests = new GitHubRequests({
    known,
    find,
    access,
    moves,
    service,
    store,
    features,
    pages,
  });

  return {
    ...data,
    handler: requests.answer.bind(requests) as Handler,
    gitHandler: requests.answerGit.bind(requests) as Handler,
    refChanges,
    results,
    models,
    dispatches,
    releaseCommit,
    async startScheduled(fullName: string, isDue: IsDue) {
      const repository = find(fullName);
      return repository && schedule(repository, await store.open(repository), isDue);
    },
    repositories: () => [...known.values()].map(({ fullName }) => fullName),
    async announceRun(run: LocalRun, action: string) {
      const repository = find(run.repository);
      if (!repository) return;
      const payload = { action, ...describeRun(run, repository) };
      const event = { name: 'workflow_run', payload };
      await service.publish(repository, [event], run.actor ?? 'octocat');
    },
    runStarts: starts,
    assignments,
    logins: access.logins,
    scopes: access.scopes,
    features,
    /** URL of the local web pages, to which API responses link. */
    pages,
    token,
    tokens,
    call: requests.call.bind(requests),
    getPermissions: requests.getPermissions.bind(requests),
    issueJobToken: access.issueJobToken,
    revokeToken: access.revoke,
    apps: access.apps,
    counts: access.counts,
    repository: (fullName: string) => find(fullName),
    async findReview(evidence: string) {
      const [, fullName = ''] = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\//.exec(evidence) ?? [];
      const repository = find(fullName);
      return repository && findReview({ repository, git: await store.open(repository) }, evidence);
    },
    async contains(fullName: string, commit: string, ancestor: string) {
      const repository = find(fullName);
      if (!repository) return false;
      return contains({ repository, git: await store.open(repository) }, commit, ancestor);
    },
    rename: moves.rename,
    transfer: moves.transfer,
    settled: () => webhooks.settled(),
    async close() {
      await webhooks.close();
      await store.close();
    },
  };
}
