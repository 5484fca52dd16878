import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { createForwarder, readBody, replay, sendJson } from '../http.ts';
import { createRouter } from '../router.ts';
import type { LocalSite } from '../types.ts';
import { createAccess } from './access.ts';
import { actionsRoutes } from './actions.ts';
import { activityRoutes } from './activity.ts';
import { agentRoutes } from './agents.ts';
import type { GitHubApi, GitHubApiOptions } from './api.ts';
import { newAssignments } from './assignments.ts';
import { attestationRoutes } from './attestations.ts';
import { createBehind } from './behind.ts';
import { described, validateBody } from './bodies.ts';
import { commentRoutes } from './comments.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import { type GitEmulator, startGitEmulator } from './emulator.ts';
import { buildMeta, isKnownPath, pathOfApi } from './enterprise-server.ts';
import { environmentRoutes } from './environments.ts';
import { toApiRepository } from './events.ts';
import { createGitData } from './git.ts';
import { hookRoutes } from './hooks.ts';
import { createModels } from './models.ts';
import { findViolations } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { pullRunRoutes } from './pull-runs.ts';
import { hasOpenPull } from './pulls.ts';
import { releaseRoutes } from './releases.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { refusedChange } from './rules.ts';
import { createRunStarts } from './run-starts.ts';
import { runRoutes } from './runs.ts';
import { createSignatures } from './signatures.ts';
import {
  type Features,
  type LocalRepository,
  newRepository,
  type TokenPermissions,
} from './state.ts';
import { record } from './values.ts';
import { createWebhooks } from './webhooks.ts';
import { newDispatches, workflowRoutes } from './workflows.ts';

export type { GitHubApi, GitHubApiOptions } from './api.ts';
export { modelsHost } from './models.ts';
export type {
  LocalArtifact,
  LocalEnvironment,
  LocalHook,
  LocalRepository,
  LocalRun,
  TokenPermissions,
} from './state.ts';
export const githubApiHost = 'api.github.com';

/** The sites' repositories, with the ids in the id tokens of their jobs. */
export function toRepositories(sites: readonly LocalSite[]): GitHubApiOptions['repositories'] {
  const names = new Map(
    sites.map((site) => [`${site.repository.owner}/${site.repository.name}`, site.repository]),
  );
  return [...names.values()].map((item, index) => ({
    owner: item.owner,
    name: item.name,
    defaultBranch: 'master',
    id: 2002 + index,
    ownerId: 1001,
  }));
}

const findRoute = createRouter<GitHubRoute>([
  ...environmentRoutes,
  ...actionsRoutes,
  ...activityRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...pullRunRoutes,
  ...hookRoutes,
  ...gitHubDeploymentRoutes,
  ...attestationRoutes,
  ...agentRoutes,
  ...commentRoutes,
  ...releaseRoutes,
]);

export function createGitHubApi(gitHubApiOptions: GitHubApiOptions): GitHubApi {
  const { repositories, gateway, limits, now = Date.now } = gitHubApiOptions;
  const token = `github_pat_local_${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, TokenPermissions>([[token, 'all']]);
  const access = createAccess(tokens, { limits, now });
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
  // Started on demand: most deployments never call it.
  const emulator = () => {
    starting ??= startGitEmulator(repositories);
    return starting;
  };

  const dispatches = newDispatches();
  const models = createModels(
    (bearer) => access.apps.findGrant(bearer)?.permissions ?? tokens.get(bearer),
  );
  const features: Features = { runDetails: true };
  // An Enterprise Server has no runs that wait for approval: there, a job's token starts nothing.
  const holdsRuns = () => features.installedVersion === undefined;
  const { starts, begin } = createRunStarts(dispatches, now);
  const getDefaultBranch = (repository: LocalRepository) => branches.get(repository) ?? '';
  const behindAll = {
    known,
    webhooks,
    signatures,
    begin,
    getDefaultBranch,
    holdsRuns,
    emulator,
    now,
  };
  const { read, write, mutate } = createBehind(behindAll);
  const git = createGitData(async (method, path, body, actor) => {
    if (method === 'GET') return read(path);
    return write(method, path, body, actor);
  });
  const assignments = newAssignments();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    const method = request.method ?? 'GET';
    const grant = access.admit(request, url.pathname, response);
    if (!grant) return;
    const { permissions: granted, author } = grant;
    const body = await readBody(request);
    const pathname = pathOfApi(url.pathname, features);
    if (!pathname) return notFound(response);
    if (pathname === '/meta') return sendJson(response, 200, buildMeta(features));
    if (pathname === '/graphql')
      return mutate(record(parseJson(body.toString('utf8'))), grant, response);

    const [, owner = '', name = '', path = ''] =
      /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(pathname) ?? [];
    const repositoryId = /^\/repositories\/(\d+)$/.exec(pathname)?.[1];
    const fullName = `${owner}/${name}`.toLowerCase();
    const old = moved.get(fullName);
    if (old && !known.has(fullName)) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: 'Moved Permanently', url: location }, { location });
    }
    const repository = repositoryId
      ? [...known.values()].find((localRepository) => String(localRepository.id) === repositoryId)
      : known.get(fullName);
    if (!repository || !isKnownPath(path, features)) return notFound(response);
    // An installation can see only its owner's repositories.
    const [realOwner = ''] = repository.fullName.toLowerCase().split('/');
    if (grant.owner && grant.owner !== realOwner) return notFound(response);

    const needed = neededFor(method, path, body.toString('utf8'));
    const missing = needed.find((permission) => !isGranted(granted, permission));
    if (missing) {
      response.setHeader(
        'x-accepted-github-permissions',
        needed.map((permission) => `${permission.name}=${permission.level}`).join(','),
      );
      return refuse(response, 403, 'Resource not accessible by personal access token');
    }
    const isWrite = method !== 'GET';
    if (isWrite && repository.archived)
      return refuse(response, 403, 'Repository was archived so is read-only.');
    const isUser = !grant.isApp && author !== 'github-actions[bot]';
    const json = body.length === 0 ? undefined : parseJson(body.toString('utf8'));
    const target = `/repos/${repository.fullName}${path}`;
    const violations = findViolations(method, target, url.searchParams, described(path, json));
    if (!violations)
      return refuse(
        response,
        404,
        `Not Found: ${method} ${path} is not in localcloud/github/openapi/operations.json`,
      );
    if (violations.length > 0)
      return refuse(
        response,
        422,
        'Validation Failed',
        violations.map((violation) => ({
          field: violation.field,
          code: 'invalid',
          message: `${violation.field}: ${violation.message}`,
        })),
      );
    const tooLong = validateBody(method, path, json);
    if (tooLong !== undefined)
      return refuse(response, 422, 'Validation Failed', [{ message: tooLong }]);
    if (path === '' && method === 'GET')
      return sendJson(response, 200, toApiRepository(repository, getDefaultBranch(repository)));
    const route = findRoute(method, path);
    if (route.endpoint)
      return route.endpoint.answer({
        method,
        path,
        query: url.searchParams,
        parameters: route.parameters,
        body: record(json),
        repository,
        defaultBranch: getDefaultBranch(repository),
        git,
        dispatches,
        author,
        isUser,
        assignments,
        features,
        response,
        webhooks,
      });
    const behind = await emulator();
    if (
      path === '/pulls' &&
      method === 'POST' &&
      (await hasOpenPull(behind, repository, record(json)))
    )
      return refuse(response, 422, 'Validation Failed', [
        { message: 'A pull request already exists for this branch.' },
      ]);
    const forbidden = refusedChange(repository, method, path, record(json));
    if (forbidden !== undefined)
      return refuse(response, path.startsWith('/contents/') ? 409 : 422, forbidden);
    if (path === '/pulls' && method === 'POST' && !isUser && !repository.jobsMayPropose)
      return refuse(
        response,
        403,
        'GitHub Actions is not permitted to create or approve pull requests.',
      );
    if (/^\/((pulls|issues)(\/\d+)?|commits\/[^/]+\/check-runs)$/.test(path) && method === 'GET') {
      const answered = await read(`/repos/${repository.fullName}${path}${url.search}`);
      return sendJson(response, answered.status, answered.json);
    }
    if (/^\/git\/commits(\/\w+)?$/.test(path)) {
      const isNew = method === 'POST';
      const address = `/repos/${repository.fullName}${path}`;
      const answered = isNew
        ? await write(method, address, record(json), author)
        : await read(address);
      const made = isNew ? { grant, body: record(json) } : undefined;
      return sendJson(response, answered.status, signatures.toApiCommit(answered.json, made));
    }
    if (method !== 'GET') {
      const answered = await write(
        method,
        `/repos/${repository.fullName}${path}`,
        record(json),
        author,
      );
      return sendJson(response, answered.status, answered.json);
    }
    const forwarded = Object.assign(replay(request, body), { url: pathname + url.search });
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }

  return {
    ...git,
    handler: answer,
    models,
    dispatches,
    runStarts: starts,
    assignments,
    logins: access.logins,
    scopes: access.scopes,
    features,
    token,
    tokens,
    apps: access.apps,
    counts: access.counts,
    repository: (fullName) => known.get(fullName.toLowerCase()),
    async rename(fullName, name) {
      const repository = known.get(fullName.toLowerCase());
      if (!repository) return;
      const [owner = ''] = fullName.split('/');
      await git.send('PATCH', `/repos/${fullName}`, { name });
      const renamed = Object.assign(repository, {
        fullName: `${owner}/${name}`,
        // A rename switches to immutable subjects.
        subject: {
          ...repository.subject,
          prefix: `repo:${owner}@${repository.ownerId}/${name}@${repository.id}`,
        },
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
