import type { IncomingMessage, ServerResponse } from 'node:http';
import { createForwarder, readBody, replay, sendJson } from '../http.ts';
import type { Handler, LocalSite } from '../types.ts';
import { actionsRoutes } from './actions.ts';
import { attestationRoutes } from './attestations.ts';
import { deploymentRoutes } from './deployments.ts';
import { type GitEmulator, type SeedRepository, startEmulator } from './emulator.ts';
import { environmentRoutes } from './environments.ts';
import { hookRoutes } from './hooks.ts';
import { isGranted, neededFor } from './permissions.ts';
import { notFound, record, refuse, text } from './route.ts';
import { type LocalRepository, newRepository, type TokenPermissions } from './state.ts';
import { workflowsOf } from './workflows.ts';

export type { LocalEnvironment, LocalHook, LocalRepository, TokenPermissions } from './state.ts';

export const githubApiHost = 'api.github.com';

export interface GitHubApiOptions {
  readonly repositories: readonly (SeedRepository & {
    readonly id?: number;
    readonly ownerId?: number;
    /** Whether its subjects carry the ids of owner and repository. Default false. */
    readonly immutable?: boolean;
  })[];
}

/** GitHub's REST API, as far as onboarding and deployments need it. */
export interface GitHubApi {
  readonly handler: Handler;
  /** A token that may do everything. */
  readonly token: string;
  /** What each token may do. Add to it, or change it. */
  readonly tokens: Map<string, TokenPermissions>;
  /** A repository as it stands; change it to see what is made of it. */
  repository(fullName: string): LocalRepository | undefined;
  /** Gives a repository another name. The old one leads to it. */
  rename(fullName: string, name: string): Promise<void>;
  /** Text of a file on a branch; `undefined`: there is none. */
  readFile(fullName: string, branch: string, path: string): Promise<string | undefined>;
  /** Commits a file to a branch. */
  writeFile(fullName: string, branch: string, path: string, content: string): Promise<void>;
  /** Calls the API as an administrator, past all permissions. */
  ask(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly json: unknown }>;
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

const routes = [...environmentRoutes, ...actionsRoutes, ...hookRoutes, ...deploymentRoutes, ...attestationRoutes];

export function createGitHubApi({ repositories }: GitHubApiOptions): GitHubApi {
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
  const forwarder = createForwarder();
  let starting: Promise<GitEmulator> | undefined;
  // Most deployments never call it.
  const emulator = () => {
    starting ??= startEmulator(repositories);
    return starting;
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    const method = request.method ?? 'GET';
    response.setHeader('x-ratelimit-remaining', '4999');
    const granted = tokens.get((request.headers.authorization ?? '').replace(/^(bearer|token) /i, ''));
    if (granted === undefined) return refuse(response, 401, 'Bad credentials');
    const body = await readBody(request);

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

    const needed = neededFor(method, path, body.toString('utf8'));
    const missing = needed.find((permission) => !isGranted(granted, permission));
    if (missing !== undefined) {
      response.setHeader('x-accepted-github-permissions', needed.map((one) => `${one.name}=${one.level}`).join(','));
      return refuse(response, 403, 'Resource not accessible by personal access token');
    }
    if (path === '' && method === 'GET')
      return sendJson(response, 200, shown(repository, branches.get(repository) ?? ''));
    if (path === '/actions/workflows' && method === 'GET')
      return sendJson(response, 200, await workflowsOf(repository, branches.get(repository) ?? '', await emulator()));
    for (const route of routes) {
      const parts = method === route.method ? route.path.exec(path) : null;
      if (parts === null) continue;
      const json = body.length === 0 ? {} : record(parseJson(body));
      return route.answer({
        method,
        path,
        query: url.searchParams,
        parts: parts.slice(1).map(decodeURIComponent),
        body: json,
        repository,
        response,
      });
    }
    const behind = await emulator();
    if (path === '/pulls' && method === 'POST' && (await hasOpenPull(behind, repository, record(parseJson(body)))))
      return refuse(response, 422, 'Validation Failed', [
        { message: 'A pull request already exists for this branch.' },
      ]);
    const forwarded = replay(request, body);
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }

  const ask: GitHubApi['ask'] = async (...call) => (await emulator()).ask(...call);
  return {
    handler: answer,
    token,
    tokens,
    repository: (fullName) => known.get(fullName.toLowerCase()),
    async rename(fullName, name) {
      const repository = known.get(fullName.toLowerCase());
      if (repository === undefined) return;
      const [owner = ''] = fullName.split('/');
      await ask('PATCH', `/repos/${fullName}`, { name });
      const renamed = Object.assign(repository, {
        fullName: `${owner}/${name}`,
        // A rename makes the subjects immutable.
        subject: { ...repository.subject, prefix: `repo:${owner}@${repository.ownerId}/${name}@${repository.id}` },
      });
      known.delete(fullName.toLowerCase());
      known.set(renamed.fullName.toLowerCase(), renamed);
      moved.set(fullName.toLowerCase(), renamed);
    },
    async readFile(fullName, branch, path) {
      const { status, json } = await ask(
        'GET',
        `/repos/${fullName}/contents/${path}?ref=${encodeURIComponent(branch)}`,
      );
      return status === 200 ? Buffer.from(text(record(json).content), 'base64').toString('utf8') : undefined;
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await ask('GET', `${at}?ref=${encodeURIComponent(branch)}`);
      const sha = text(record(json).sha);
      await ask('PUT', at, {
        message: `Change ${path}`,
        branch,
        content: Buffer.from(content).toString('base64'),
        ...(sha !== '' && { sha }),
      });
    },
    ask,
    async close() {
      forwarder.close();
      await (await starting)?.close();
    },
  };
}

function shown({ id, ownerId, fullName }: LocalRepository, defaultBranch: string): object {
  const [owner = '', name = ''] = fullName.split('/');
  return {
    id,
    name,
    full_name: fullName,
    owner: { login: owner, id: ownerId },
    default_branch: defaultBranch,
    private: true,
    visibility: 'private',
    archived: false,
  };
}

async function hasOpenPull(
  { ask }: GitEmulator,
  { fullName }: LocalRepository,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const [owner = ''] = fullName.split('/');
  const head = encodeURIComponent(`${owner}:${text(body.head)}`);
  const { json } = await ask('GET', `/repos/${fullName}/pulls?state=open&head=${head}`);
  return Array.isArray(json) && json.length > 0;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
