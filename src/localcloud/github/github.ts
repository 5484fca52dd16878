import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createForwarder, readBody, replay, sendJson } from '../http.ts';
import { createRouter } from '../router.ts';
import type { Handler, LocalSite } from '../types.ts';
import { createAccess } from './access.ts';
import { actionsRoutes } from './actions.ts';
import { agentRoutes, noteOpened } from './agents.ts';
import type { Apps } from './apps.ts';
import { type Assignments, newAssignments } from './assignments.ts';
import { attestationRoutes } from './attestations.ts';
import { createBehind } from './behind.ts';
import { parseJson, shownRepository } from './bodies.ts';
import { commentRoutes } from './comments.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import { type GitEmulator, type SeedRepository, startGitEmulator } from './emulator.ts';
import { environmentRoutes } from './environments.ts';
import { createGitData, type GitData } from './git.ts';
import { hookRoutes } from './hooks.ts';
import type { GitHubLimits, LimitCounts } from './limits.ts';
import { hasOpenPull } from './pulls.ts';
import { refusesRequest } from './refused-request.ts';
import { releaseRoutes } from './releases.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { runRoutes } from './runs.ts';
import { createSignatures } from './signatures.ts';
import { type Features, type LocalRepository, type LocalRun, newRepository, type TokenPermissions } from './state.ts';
import { record } from './values.ts';
import { createWebhooks } from './webhooks.ts';
import { newDispatches, workflowRoutes } from './workflows.ts';

export type {
  LocalArtifact,
  LocalEnvironment,
  LocalHook,
  LocalRepository,
  LocalRun,
  TokenPermissions,
} from './state.ts';

export const githubApiHost = 'api.github.com';

export interface GitHubApiOptions {
  readonly repositories: readonly (SeedRepository & {
    readonly id?: number;
    readonly ownerId?: number;
    /** Whether its subjects carry the ids of owner and repository. Default false. */
    readonly immutable?: boolean;
  })[];
  /** What GitHub takes of one token. Default: the limits of GitHub.com. */
  readonly limits?: Partial<GitHubLimits> | undefined;
  /** Milliseconds since the epoch. Default: the time of the machine. */
  readonly now?: (() => number) | undefined;
  /** Proxy on this machine through which webhooks are called. Default: only those on this machine are called. */
  readonly gateway?: string | undefined;
}

/** GitHub's REST API, as far as onboarding and deployments need it. */
export interface GitHubApi extends GitData {
  readonly handler: Handler;
  /** A token that may do everything. */
  readonly token: string;
  /** What each token may do. Add to it, or change it. */
  readonly tokens: Map<string, TokenPermissions>;
  /** Apps and their installations. */
  readonly apps: Pick<Apps, 'add' | 'issued'>;
  /** What was counted against the limits. */
  readonly counts: LimitCounts;
  /** A repository as it stands; change it to see what is made of it. */
  repository(fullName: string): LocalRepository | undefined;
  /** Gives a repository another name. The old one leads to it. */
  rename(fullName: string, name: string): Promise<void>;
  /** Resolves when every webhook that was called so far has answered. */
  settled(): Promise<void>;
  /** Told of each run that a dispatch has started: whoever listens runs the workflow and says how it ended. */
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** Told of each issue that is assigned to a coding agent. */
  readonly assignments: Assignments;
  /** Logins of the people whose tokens are known. Other tokens than that of the administrator are those of jobs. */
  readonly logins: Map<string, string>;
  /** Change it to meet an older server. */
  readonly features: Features;
  close(): Promise<void>;
}

/** The repositories of sites, with the ids that the id tokens of their jobs carry. */
export function repositoriesOf(sites: readonly LocalSite[]): GitHubApiOptions['repositories'] {
  const names = new Map(sites.map(({ repository }) => [`${repository.owner}/${repository.name}`, repository]));
  return [...names.values()].map(({ owner, name }, index) => ({
    owner,
    name,
    defaultBranch: 'master',
    id: 2002 + index,
    ownerId: 1001,
  }));
}

const findRoute = createRouter<GitHubRoute>([
  ...environmentRoutes,
  ...actionsRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...hookRoutes,
  ...gitHubDeploymentRoutes,
  ...attestationRoutes,
  ...agentRoutes,
  ...commentRoutes,
  ...releaseRoutes,
]);

export function createGitHubApi({ repositories, gateway, limits, now = Date.now }: GitHubApiOptions): GitHubApi {
  const token = 'github_pat_local_all';
  const tokens = new Map<string, TokenPermissions>([[token, 'all']]);
  const logins = new Map<string, string>();
  const access = createAccess(tokens, { limits, now, logins });
  const signatures = createSignatures();
  const known = new Map<string, LocalRepository>();
  const branches = new Map<LocalRepository, string>();
  const moved = new Map<string, LocalRepository>();
  for (const { owner, name, defaultBranch, immutable = false, ...ids } of repositories) {
    const made = newRepository(`${owner}/${name}`, { immutable, ...ids });
    known.set(made.fullName.toLowerCase(), made);
    branches.set(made, defaultBranch);
  }
  const webhooks = createWebhooks(gateway);
  const forwarder = createForwarder();
  let starting: Promise<GitEmulator> | undefined;
  // Most deployments never call it.
  const emulator = () => {
    starting ??= startGitEmulator(repositories);
    return starting;
  };

  const { read, write, mutate } = createBehind({ known, webhooks, signatures, emulator });
  const git = createGitData(async (method, path, body) => (method === 'GET' ? read(path) : write(method, path, body)));
  const dispatches = newDispatches();
  const assignments = newAssignments();
  const features: Features = { runDetails: true };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    const method = request.method ?? 'GET';
    const grant = access.admit(request, url.pathname, response);
    if (grant === undefined) return;
    const { permissions: granted, author } = grant;
    const byUser = author !== 'github-actions[bot]';
    const body = await readBody(request);
    if (url.pathname === '/graphql') return mutate(record(parseJson(body)), granted, response);

    const [, owner = '', name = '', path = ''] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    const byId = /^\/repositories\/(\d+)$/.exec(url.pathname)?.[1];
    const fullName = `${owner}/${name}`.toLowerCase();
    const old = moved.get(fullName);
    if (old !== undefined && !known.has(fullName)) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: 'Moved Permanently', url: location }, { location });
    }
    const repository =
      byId === undefined ? known.get(fullName) : [...known.values()].find(({ id }) => String(id) === byId);
    if (repository === undefined) return notFound(response);
    // An installation sees the repositories of its owner.
    if (!repository.fullName.toLowerCase().startsWith(grant.owner ?? '')) return notFound(response);

    const json = body.length === 0 ? undefined : parseJson(body);
    const asked = { method, path, text: body.toString('utf8'), query: url.searchParams, json };
    if (refusesRequest(asked, `/repos/${repository.fullName}${path}`, granted, response)) return;
    if (path === '' && method === 'GET')
      return sendJson(response, 200, shownRepository(repository, branches.get(repository) ?? ''));
    const route = findRoute(method, path);
    if (route.endpoint !== undefined)
      return route.endpoint.answer({
        method,
        path,
        query: url.searchParams,
        parameters: route.parameters,
        body: record(json),
        repository,
        defaultBranch: branches.get(repository) ?? '',
        git,
        dispatches,
        author,
        byUser,
        assignments,
        features,
        response,
        webhooks,
      });
    const behind = await emulator();
    if (path === '/pulls' && method === 'POST' && (await hasOpenPull(behind, repository, record(json))))
      return refuse(response, 422, 'Validation Failed', [
        { message: 'A pull request already exists for this branch.' },
      ]);
    if (path === '/pulls' && method === 'POST' && !byUser && !repository.jobsMayPropose)
      return refuse(response, 403, 'GitHub Actions is not permitted to create or approve pull requests.');
    if (/^\/(pulls|issues)(\/\d+)?$/.test(path) && method === 'GET') {
      const answered = await read(`/repos/${repository.fullName}${path}${url.search}`);
      return sendJson(response, answered.status, answered.json);
    }
    if (/^\/git\/commits(\/\w+)?$/.test(path)) {
      const isNew = method === 'POST';
      const address = `/repos/${repository.fullName}${path}`;
      const answered = isNew ? await write(method, address, record(json)) : await read(address);
      const made = isNew ? { grant, body: record(json) } : undefined;
      return sendJson(response, answered.status, signatures.shown(answered.json, made));
    }
    if (method !== 'GET') {
      const answered = await write(method, `/repos/${repository.fullName}${path}`, record(json));
      const isOpened = method === 'POST' && /^\/(pulls|issues)$/.test(path) && answered.status === 201;
      if (isOpened) noteOpened(repository, answered.json, author, path === '/pulls');
      return sendJson(response, answered.status, answered.json);
    }
    const forwarded = replay(request, body);
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }

  return {
    ...git,
    handler: answer,
    dispatches,
    assignments,
    logins,
    features,
    token,
    tokens,
    apps: access.apps,
    counts: access.counts,
    repository: (fullName) => known.get(fullName.toLowerCase()),
    async rename(fullName, name) {
      const repository = known.get(fullName.toLowerCase());
      if (repository === undefined) return;
      const [owner = ''] = fullName.split('/');
      await git.ask('PATCH', `/repos/${fullName}`, { name });
      const renamed = Object.assign(repository, {
        fullName: `${owner}/${name}`,
        // A rename makes the subjects immutable.
        subject: { ...repository.subject, prefix: `repo:${owner}@${repository.ownerId}/${name}@${repository.id}` },
      });
      known.delete(fullName.toLowerCase());
      known.set(renamed.fullName.toLowerCase(), renamed);
      moved.set(fullName.toLowerCase(), renamed);
    },
    settled: () => webhooks.settled(),
    async close() {
      await webhooks.close();
      forwarder.close();
      await (await starting)?.close();
    },
  };
}
