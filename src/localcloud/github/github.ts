import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Handler, LocalCheckout, LocalSite } from '../service/types.ts';
import { createResults } from './actions/results-service.ts';
import { createRunStarts, type IsDue } from './actions/run-starts.ts';
import { describeRun } from './actions/runs.ts';
import { changesBetween } from './git/history.ts';
import { createRepositoryStore, type RepositoryStore } from './git/store.ts';
import { createModels } from './models.ts';
import { GitHubRequests, releaseCommit } from './requests.ts';
import { contains, findReview } from './resources/agents.ts';
import { person } from './resources/issues.ts';
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
   * Folder to copy the history or files from. Without one, the repository has a single commit with
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
  // On an Enterprise Server, a job's token starts no runs, so there are none to approve.
  const holdsRuns = () => features.installedVersion === undefined;
  const { starts, begin, schedule } = createRunStarts(dispatches, now);
  const refChanges: RefChanges = new EventEmitter();
  const results = createResults();
  const service = createService({ known, store, shared, begin, refChanges, holdsRuns, now });
  const data = createRepositoryData(find, store, service);
  const parts = { known, find, access, moves, service, store, features, pages };
  const requests = new GitHubRequests(parts);
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

/** Creates functions that read and change repositories without a token. */
function createRepositoryData(
  find: (fullName: string) => LocalRepository | undefined,
  store: RepositoryStore,
  service: Pick<ReturnType<typeof createService>, 'answer'>,
) {
  const open = async (fullName: string) => {
    const repository = find(fullName);
    return repository && store.open(repository);
  };
  return {
    open,
    /**
     * Sends a request as a user.
     * @param by login of the user; `github-actions[bot]` starts no runs without approval
     */
    async send(method: string, address: string, body?: object, by = person) {
      const [, fullName = '', path = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(address) ?? [];
      const repository = find(fullName);
      if (!repository) return { status: 404, json: { message: 'Not Found' } };
      const caller = { actor: by, isApp: false, permissions: 'all', mayBypass: true } as const;
      const { status, json } = await service.answer(repository, method, path, body, caller);
      return { status, json };
    },
    async readFile(fullName: string, branch: string, path: string) {
      return (await (await open(fullName))?.readFile(branch, path))?.toString('utf8');
    },
    async writeFile(fullName: string, branch: string, path: string, content: string) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await this.send('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const { sha } = json as { readonly sha?: string };
      const encoded = Buffer.from(content).toString('base64');
      const body = { message: `Change ${path}`, branch, content: encoded, sha };
      const { status, json: answer } = await this.send('PUT', at, body);
      if (status < 300) return;
      const refusal = `The local GitHub refused ${path} on ${branch}: ${JSON.stringify(answer)}`;
      throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', refusal);
    },
    getHead: async (fullName: string, branch: string) =>
      (await open(fullName))?.readRef(`refs/heads/${branch}`),
    async changes(fullName: string, sides: { readonly base: string; readonly head: string }) {
      const git = await open(fullName);
      const [from, to] = await Promise.all(
        [sides.base, sides.head].map((name) => git?.resolve(name)),
      );
      if (git && from && to) return changesBetween(git, from, to);
      return [];
    },
    listPaths: async (fullName: string, branch: string) => [
      ...((await (await open(fullName))?.listFiles(branch, '')) ?? []),
    ],
  };
}
