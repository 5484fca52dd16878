import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parseJson } from '../../shared/json.ts';
import { version } from '../../shared/version.ts';
import { readBody, sendText } from '../service/http.ts';
import type { Handler, LocalCheckout, LocalSite } from '../service/types.ts';
import { archivePath, readArchive } from './actions/artifacts.ts';
import { createResults } from './actions/results-service.ts';
import { createRunStarts, type IsDue } from './actions/run-starts.ts';
import { describeRun } from './actions/runs.ts';
import { createRepositoryStore } from './git/store.ts';
import { createModels } from './models.ts';
import { answerRepository } from './repository-answers.ts';
import { createRepositoryData } from './repository-data.ts';
import { contains, findReview } from './resources/agents.ts';
import { createMoves } from './resources/moves.ts';
import { answerGit, askForToken, getGitToken, gitPath } from './resources/smart-http.ts';
import { createWebhooks } from './resources/webhooks.ts';
import { createAccess, type RequestGrant, toCaller, toGrantIn } from './rest/access.ts';
import {
  type Answered,
  type Assignments,
  type Dispatches,
  noSuchThing,
  pushEvent,
  refused,
} from './rest/call.ts';
import type { GitHubLimits } from './rest/limits.ts';
import { type Features, isKnownPath, pathOfApi } from './rest/permissions.ts';
import { getOrigin, notFound, pagesByResponse, sendAnswer } from './rest/responses.ts';
import { record } from './rest/values.ts';
import { createService, type RefChanges } from './service.ts';
import {
  type LocalRepository,
  type LocalRun,
  newRepository,
  type TokenPermissions,
} from './state/state.ts';

export const githubApiHost = 'api.github.com';
export const githubUploadsHost = 'uploads.github.com';
export const githubHost = 'github.com';

interface SeedRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** Folder to copy history or content from. Default: none, for one commit with a README. */
  readonly checkout?: string;
  readonly id?: number;
  readonly ownerId?: number;
  /** Whether subjects contain the ids of owner and repository. Default: `false`. */
  readonly immutable?: boolean;
}

export interface GitHubApiOptions {
  readonly repositories: readonly SeedRepository[];
  readonly limits?: Partial<GitHubLimits>;
  readonly now?: () => number;
  /** Folder of the bare repositories. Default: a temporary folder. */
  readonly folder?: string;
  /** Proxy for webhook calls. Without it, only webhooks on this computer are called. */
  readonly gateway?: string;
}

/**
 * Stands for this version's commit, which the engine runs unless the Action's repository was
 * pushed.
 */
const pathOfRelease = `/repos/site-deploy/site-deploy/commits/v${version}`;
const releaseCommit = createHash('sha1').update(pathOfRelease).digest('hex');

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
  // On an Enterprise Server, a job's token starts no runs, so none wait for approval.
  const holdsRuns = () => features.installedVersion === undefined;
  const { starts, begin, schedule } = createRunStarts(dispatches, now);
  const refChanges: RefChanges = new EventEmitter();
  const results = createResults();
  const service = createService({ known, store, shared, begin, refChanges, holdsRuns, now });
  const data = createRepositoryData(find, store, service);
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    if (url.pathname.startsWith(archivePath)) return sendArchive(url.pathname, response);
    const body = await readBody(request);
    const grant = access.admit(request, url.pathname, response, body);
    if (!grant) return;
    if (pages.address && getOrigin(request).startsWith('http:'))
      pagesByResponse.set(response, pages.address);
    const pathname = pathOfApi(url.pathname, features);
    if (!pathname) return notFound(response);
    if (pathname === '/meta')
      return sendAnswer(response, 200, { installed_version: features.installedVersion });
    const login = /^\/users\/([^/]+)$/.exec(pathname)?.[1];
    if (login) return sendAnswer(response, 200, { login, id: moves.getOwnerId(login) });
    if (pathname === '/graphql') return sendAnswer(response, 200, await query(body, grant));
    const path = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/\d+)(.*)$/.exec(pathname);
    const [, fullName = '', below = ''] = path ?? [];
    const { repository, grant: granted = grant } = findRepository(pathname, fullName, grant);
    if (!repository && pathname === pathOfRelease)
      return sendAnswer(response, 200, { sha: releaseCommit });
    const old = moves.find(fullName);
    if (old && !repository) return sendMoved(response, `/repositories/${old.id}${below}`);
    if (!repository || !isKnownPath(below, features)) return notFound(response);
    const call = { request, response, grant: granted, repository, url, path: below, body };
    await answerRepository(call, service.answer);
  }

  function query(body: Buffer, grant: RequestGrant) {
    const seen = (name: string) => findRepository('', name, grant).repository ?? moves.find(name);
    return service.query(record(parseJson(body.toString('utf8'))), toCaller(grant), seen);
  }

  function findRepository(pathname: string, fullName: string, grant: RequestGrant) {
    const id = /^\/repositories\/(\d+)(?=\/|$)/.exec(pathname)?.[1];
    const repository = find(id ? Number(id) : fullName);
    const granted = repository && toGrantIn(repository, grant);
    return granted ? { repository, grant: granted } : {};
  }

  /**
   * Returns a token's permissions in a repository; `undefined` if the repository is hidden from it.
   */
  function getPermissions(token: string, fullName: string) {
    const grant = access.findGrant(token);
    return grant && findRepository('', fullName, grant).grant?.permissions;
  }

  /** Calls the API below `/repos` with a token, without HTTP. */
  async function call(token: string, method: string, path: string): Promise<Answered> {
    const grant = access.findGrant(token);
    if (!grant) return refused(401, 'Bad credentials');
    const [, fullName = '', below = ''] = /^\/([^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
    const { repository, grant: granted } = findRepository('', fullName, grant);
    if (!repository || !granted) return noSuchThing;
    return service.call(repository, [method, below], toCaller(granted));
  }

  function sendMoved(response: ServerResponse, below: string): void {
    const location = `https://${githubApiHost}${below}`;
    sendAnswer(response, 301, { message: 'Moved Permanently', url: location }, { location });
  }

  function sendArchive(pathname: string, response: ServerResponse): void {
    const artifacts = [...known.values()].flatMap((repository) => repository.artifacts);
    const artifact = artifacts.find(({ key }) => pathname === archivePath + key);
    if (!artifact?.folder) {
      notFound(response);
      return;
    }
    const { headers, content } = readArchive(artifact);
    response.writeHead(200, headers).end(content);
  }

  async function serveGit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `https://${githubHost}`);
    const [, owner, name, below = ''] = gitPath.exec(url.pathname) ?? [];
    // Both `git` and the API use the same local address.
    if (!below && getOrigin(request).startsWith('http:')) return answer(request, response);
    const grant = access.findGrant(getGitToken(request.headers.authorization ?? ''));
    if (!grant) return askForToken(response);
    const { repository, grant: granted = grant } = findRepository('', `${owner}/${name}`, grant);
    const old = moves.find(`${owner}/${name}`);
    if (!repository && old) {
      const location = `${getOrigin(request)}/${old.fullName}.git${below}${url.search}`;
      response.writeHead(301, { location }).end();
      return;
    }
    if (!repository) return sendText(response, 404, 'Repository not found.');
    const git = await store.open(repository);
    const call = { request, response, path: below, url, grant: granted, repository, git };
    await answerGit(call, async (updates) => {
      const tags = updates.filter(({ ref }) => ref.startsWith('refs/tags/'));
      // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#push
      const heard = tags.length > 3 ? updates.filter((update) => !tags.includes(update)) : updates;
      const events = await Promise.all(heard.map((update) => pushEvent(git, update)));
      await service.publish(repository, events, grant.author);
    });
  }

  return {
    ...data,
    handler: answer as Handler,
    gitHandler: serveGit as Handler,
    gitRepository: data.open,
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
    /** URL of the repository pages. Responses to local addresses link to them. */
    pages,
    token,
    tokens,
    call,
    getPermissions,
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
