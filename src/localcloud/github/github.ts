import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { createForwarder, readBody, sendJson } from '../http.ts';
import type { LocalSite } from '../types.ts';
import { createAccess } from './access.ts';
import type { GitHubApi, GitHubApiOptions } from './api.ts';
import { createBehind } from './behind.ts';
import { type GitEmulator, startGitEmulator } from './emulator.ts';
import { buildMeta, isKnownPath, pathOfApi } from './enterprise-server.ts';
import { createGitData } from './git.ts';
import { createModels } from './models.ts';
import { createRepositoryAnswers } from './repository-answers.ts';
import { findReview } from './reviews.ts';
import { newAssignments, notFound } from './route.ts';
import { createRunStarts } from './run-starts.ts';
import { createSignatures } from './signatures.ts';
import {
  type Features,
  type LocalRepository,
  newRepository,
  type TokenPermissions,
} from './state.ts';
import { record } from './values.ts';
import { createWebhooks } from './webhooks.ts';
import { newDispatches } from './workflows.ts';

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

  const answerRepository = createRepositoryAnswers({
    shared: { git, dispatches, assignments, features, webhooks },
    getDefaultBranch,
    signatures,
    emulator,
    forwarder,
    read,
    write,
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${githubApiHost}`);
    const grant = access.admit(request, url.pathname, response);
    if (!grant) return;
    const body = await readBody(request);
    const pathname = pathOfApi(url.pathname, features);
    if (!pathname) return notFound(response);
    if (pathname === '/meta') return sendJson(response, 200, buildMeta(features));
    if (pathname === '/graphql')
      return mutate(record(parseJson(body.toString('utf8'))), grant, response);
    const [, fullName = '', path = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(pathname) ?? [];
    const old = moved.get(fullName.toLowerCase());
    if (old && !known.has(fullName.toLowerCase())) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: 'Moved Permanently', url: location }, { location });
    }
    const repository = findRepository(pathname, fullName);
    if (!repository || !isKnownPath(path, features)) return notFound(response);
    // An installation can see only its owner's repositories.
    const [owner = ''] = repository.fullName.toLowerCase().split('/');
    if (grant.owner && grant.owner !== owner) return notFound(response);
    await answerRepository({ request, response, grant, repository, url, pathname, path, body });
  }

  function findRepository(pathname: string, fullName: string): LocalRepository | undefined {
    const id = /^\/repositories\/(\d+)$/.exec(pathname)?.[1];
    if (!id) return known.get(fullName.toLowerCase());
    return [...known.values()].find((repository) => String(repository.id) === id);
  }

  async function rename(fullName: string, name: string): Promise<void> {
    const repository = known.get(fullName.toLowerCase());
    if (!repository) return;
    const [owner = ''] = fullName.split('/');
    await git.send('PATCH', `/repos/${fullName}`, { name });
    const prefix = `repo:${owner}@${repository.ownerId}/${name}@${repository.id}`;
    // A rename switches to immutable subjects.
    const subject = { ...repository.subject, prefix };
    const renamed = Object.assign(repository, { fullName: `${owner}/${name}`, subject });
    known.delete(fullName.toLowerCase());
    known.set(renamed.fullName.toLowerCase(), renamed);
    moved.set(fullName.toLowerCase(), renamed);
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
    async findReview(evidence) {
      const [, fullName = ''] = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\//.exec(evidence) ?? [];
      const repository = known.get(fullName.toLowerCase());
      return repository && findReview(repository, evidence, (await emulator()).send);
    },
    rename,
    settled: () => webhooks.settled(),
    async close() {
      await webhooks.close();
      forwarder.close();
      await (await starting)?.close();
    },
  };
}
