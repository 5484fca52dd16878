import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createForwarder, readBody, replay, sendJson } from '../http.ts';
import { createRouter } from '../router.ts';
import type { Handler, LocalSite } from '../types.ts';
import { actionsRoutes } from './actions.ts';
import { attestationRoutes } from './attestations.ts';
import { createBehind } from './behind.ts';
import { commentRoutes } from './comments.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import { type GitEmulator, type SeedRepository, startGitEmulator } from './emulator.ts';
import { isKnownPath, metaOf, pathOfApi } from './enterprise-server.ts';
import { environmentRoutes } from './environments.ts';
import { payloadRepository } from './events.ts';
import { createGitData, type GitData } from './git.ts';
import { hookRoutes } from './hooks.ts';
import { violationsOf } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { hasOpenPull } from './pulls.ts';
import { releaseRoutes } from './releases.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { runRoutes } from './runs.ts';
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
  /** A repository as it stands; change it to see what is made of it. */
  repository(fullName: string): LocalRepository | undefined;
  /** Gives a repository another name. The old one leads to it. */
  rename(fullName: string, name: string): Promise<void>;
  /** Resolves when every webhook that was called so far has answered. */
  settled(): Promise<void>;
  /** Told of each run that a dispatch has started: whoever listens runs the workflow and says how it ended. */
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
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
  ...commentRoutes,
  ...releaseRoutes,
]);

export function createGitHubApi({ repositories, gateway }: GitHubApiOptions): GitHubApi {
  const token = 'github_pat_local_all';
  const tokens = new Map<string, TokenPermissions>([[token, 'all']]);
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

  const { read, write, mutate } = createBehind({ known, webhooks, emulator });
  const git = createGitData(async (method, path, body) => (method === 'GET' ? read(path) : write(method, path, body)));
  const dispatches = newDispatches();
  const features: Features = { runDetails: true };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    const method = request.method ?? 'GET';
    response.setHeader('x-ratelimit-remaining', '4999');
    const granted = tokens.get((request.headers.authorization ?? '').replace(/^(bearer|token) /i, ''));
    if (granted === undefined) return refuse(response, 401, 'Bad credentials');
    const body = await readBody(request);
    const pathname = pathOfApi(url.pathname, features);
    if (pathname === undefined) return notFound(response);
    if (pathname === '/meta') return sendJson(response, 200, metaOf(features));
    if (pathname === '/graphql') return mutate(record(parseJson(body)), granted, response);

    const [, owner = '', name = '', path = ''] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(pathname) ?? [];
    const byId = /^\/repositories\/(\d+)$/.exec(pathname)?.[1];
    const fullName = `${owner}/${name}`.toLowerCase();
    const old = moved.get(fullName);
    if (old !== undefined && !known.has(fullName)) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: 'Moved Permanently', url: location }, { location });
    }
    const repository =
      byId === undefined ? known.get(fullName) : [...known.values()].find(({ id }) => String(id) === byId);
    if (repository === undefined || !isKnownPath(path, features)) return notFound(response);

    const needed = neededFor(method, path, body.toString('utf8'));
    const missing = needed.find((permission) => !isGranted(granted, permission));
    if (missing !== undefined) {
      response.setHeader('x-accepted-github-permissions', needed.map((one) => `${one.name}=${one.level}`).join(','));
      return refuse(response, 403, 'Resource not accessible by personal access token');
    }
    const json = body.length === 0 ? undefined : parseJson(body);
    const violations = violationsOf(method, `/repos/${repository.fullName}${path}`, url.searchParams, json);
    if (violations === undefined)
      return refuse(response, 404, `Not Found: ${method} ${path} is not in localcloud/github/openapi/operations.json`);
    if (violations.length > 0)
      return refuse(
        response,
        422,
        'Validation Failed',
        violations.map(({ field, message }) => ({ field, code: 'invalid', message: `${field}: ${message}` })),
      );
    if (path === '' && method === 'GET')
      return sendJson(response, 200, shown(repository, branches.get(repository) ?? ''));
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
        author: granted === 'all' ? 'local-admin' : 'github-actions[bot]',
        features,
        response,
        webhooks,
      });
    const behind = await emulator();
    if (path === '/pulls' && method === 'POST' && (await hasOpenPull(behind, repository, record(json))))
      return refuse(response, 422, 'Validation Failed', [
        { message: 'A pull request already exists for this branch.' },
      ]);
    if (/^\/pulls(\/\d+)?$/.test(path) && method === 'GET') {
      const answered = await read(`/repos/${repository.fullName}${path}${url.search}`);
      return sendJson(response, answered.status, answered.json);
    }
    if (method !== 'GET') {
      const answered = await write(method, `/repos/${repository.fullName}${path}`, record(json));
      return sendJson(response, answered.status, answered.json);
    }
    const forwarded = Object.assign(replay(request, body), { url: pathname + url.search });
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }

  return {
    ...git,
    handler: answer,
    dispatches,
    features,
    token,
    tokens,
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

function shown(repository: LocalRepository, defaultBranch: string): object {
  return {
    ...payloadRepository(repository),
    default_branch: defaultBranch,
    private: true,
    visibility: 'private',
    archived: false,
    allow_merge_commit: repository.merging.merge,
    allow_squash_merge: repository.merging.squash,
    allow_rebase_merge: repository.merging.rebase,
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
