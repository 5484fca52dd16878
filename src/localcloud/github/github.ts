import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import { version } from '../../shared/version.ts';
import { readBody, sendText } from '../service/http.ts';
import type { Handler, LocalCheckout, LocalSite } from '../service/types.ts';
import { readFolder, zip } from '../service/zip.ts';
import { createRunStarts } from './actions/run-starts.ts';
import { archivePath, toApiRun } from './actions/runs.ts';
import { changesBetween } from './git/history.ts';
import { createRepositoryStore, type RepositoryStore } from './git/store.ts';
import { createModels } from './models.ts';
import { answerRepository } from './repository-answers.ts';
import { contains, findReview } from './resources/agents.ts';
import { person } from './resources/issues.ts';
import { createMoves } from './resources/moves.ts';
import { answerGit, askForToken, getGitToken, gitPath } from './resources/smart-http.ts';
import { createWebhooks } from './resources/webhooks.ts';
import { createAccess, type RequestGrant, toCaller } from './rest/access.ts';
import { type Assignments, type Dispatches, pushEvent } from './rest/call.ts';
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
export const githubHost = 'github.com';

interface SeedRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** Folder whose history or content is copied. Default: one commit with a README. */
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
  /** Proxy for calling webhooks. Default: only webhooks on this computer are called. */
  readonly gateway?: string;
}

/** Stands for the commit of this version, which the engine runs unless the repository is pushed. */
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
  const access = createAccess(tokens, { limits, now });
  const known = new Map<string, LocalRepository>();
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
  // On an Enterprise Server, no runs wait for approval: a job's token starts none.
  const holdsRuns = () => features.installedVersion === undefined;
  const { starts, begin, schedule } = createRunStarts(dispatches, now);
  const refChanges: RefChanges = new EventEmitter();
  const service = createService({ known, store, shared, begin, refChanges, holdsRuns, now });
  const find = (fullName: string) => known.get(fullName.toLowerCase());
  const data = createGitData(find, store, service);
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
    const repository = findRepository(pathname, fullName, grant.owner);
    if (!repository && pathname === pathOfRelease)
      return sendAnswer(response, 200, { sha: releaseCommit });
    const old = moves.find(fullName);
    if (old && !repository) return sendMoved(response, `/repositories/${old.id}${below}`);
    if (!repository || !isKnownPath(below, features)) return notFound(response);
    const call = { request, response, grant, repository, url, path: below, body };
    await answerRepository(call, service.answer);
  }

  function query(body: Buffer, grant: RequestGrant) {
    const seen = (name: string) => findRepository('', name, grant.owner) ?? moves.find(name);
    return service.query(record(parseJson(body.toString('utf8'))), toCaller(grant), seen);
  }

  function findRepository(pathname: string, fullName: string, owner?: string) {
    const id = /^\/repositories\/(\d+)(?=\/|$)/.exec(pathname)?.[1];
    const found = [...known.values()].find((repository) => String(repository.id) === id);
    const repository = found ?? find(fullName);
    const isHidden = owner && !repository?.fullName.toLowerCase().startsWith(`${owner}/`);
    if (isHidden) return undefined;
    return repository;
  }

  function sendMoved(response: ServerResponse, below: string): void {
    const location = `https://${githubApiHost}${below}`;
    sendAnswer(response, 301, { message: 'Moved Permanently', url: location }, { location });
  }

  function sendArchive(pathname: string, response: ServerResponse): void {
    const artifacts = [...known.values()].flatMap((repository) => repository.artifacts);
    const { name, folder } = artifacts.find(({ key }) => pathname === archivePath + key) ?? {};
    if (!folder) {
      notFound(response);
      return;
    }
    response.setHeader('content-disposition', `attachment; filename="${name}.zip"`);
    response.writeHead(200, { 'content-type': 'application/zip' }).end(zip(readFolder(folder)));
  }

  async function serveGit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `https://${githubHost}`);
    const [, owner, name, below = ''] = gitPath.exec(url.pathname) ?? [];
    // A single local address serves both `git` and the API.
    if (!below && getOrigin(request).startsWith('http:')) return answer(request, response);
    const grant = access.findGrant(getGitToken(request.headers.authorization ?? ''));
    if (!grant) return askForToken(response);
    const repository = findRepository('', `${owner}/${name}`, grant.owner);
    const old = moves.find(`${owner}/${name}`);
    if (!repository && old) {
      const location = `${getOrigin(request)}/${old.fullName}.git${below}${url.search}`;
      response.writeHead(301, { location }).end();
      return;
    }
    if (!repository) return sendText(response, 404, 'Repository not found.');
    const git = await store.open(repository);
    const call = { request, response, path: below, url, grant, repository, git };
    await answerGit(call, async (updates) => {
      const events = await Promise.all(updates.map((update) => pushEvent(git, update)));
      await service.publish(repository, events, grant.author);
    });
  }

  return {
    ...data,
    handler: answer as Handler,
    gitHandler: serveGit as Handler,
    gitRepository: data.open,
    refChanges,
    models,
    dispatches,
    async startScheduled(fullName: string, isDue: (cron: string, path: string) => boolean) {
      const repository = find(fullName);
      return repository && schedule(repository, await store.open(repository), isDue);
    },
    repositories: () => [...known.values()].map(({ fullName }) => fullName),
    async announceRun(run: LocalRun, action: string) {
      const repository = find(run.repository);
      if (!repository) return;
      const payload = { action, workflow_run: toApiRun(run, repository) };
      const event = { name: 'workflow_run', payload };
      await service.publish(repository, [event], run.actor ?? 'octocat');
    },
    runStarts: starts,
    assignments,
    logins: access.logins,
    scopes: access.scopes,
    features,
    /** URL of the repository pages, to which responses to local addresses link. */
    pages,
    token,
    tokens,
    apps: access.apps,
    counts: access.counts,
    repository: find,
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

function createGitData(
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
    /** @param by login; `github-actions[bot]` starts no runs */
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
