import { createGitHub } from '../../../../src/clients/github/github.ts';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import type { GitHub } from '../../../../src/clients/github/types.ts';
import { createArm } from '../../../../src/localcloud/arm/arm.ts';
import type { EntraApp } from '../../../../src/localcloud/entra/directory.ts';
import {
  createGitHubApi,
  type GitHubApiOptions,
} from '../../../../src/localcloud/github/github.ts';
import { createGraph } from '../../../../src/localcloud/graph/graph.ts';
import {
  armCredentials,
  type CredentialStore,
  graphCredentials,
} from '../../../../src/operations/onboard/credentials/credential.ts';
import { applyOnboardingPlan, planOnboarding } from '../../../../src/operations/onboard/onboard.ts';
import type { RepositoryReadOptions } from '../../../../src/operations/onboard/plan/read-repository-state.ts';
import type { RepositoryNeedsOptions } from '../../../../src/operations/onboard/plan/repository-needs.ts';
import type {
  OnboardingPlan,
  OnboardingPlanOptions,
} from '../../../../src/operations/onboard/plan/types.ts';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { callHandler } from '../../../support/in-process.ts';
import { action, site } from './site.ts';

export const repositories: GitHubApiOptions['repositories'] = [
  {
    owner: 'Acme',
    name: 'docs',
    defaultBranch: 'master',
    id: 2002,
    ownerId: 1001,
    immutable: true,
  },
];

/**
 * Opens a local GitHub and a local Entra directory, with methods that plan and apply as the command
 * does.
 */
export async function openHarness(seed = repositories, others: readonly EntraApp[] = []) {
  const app: EntraApp = {
    clientId: site.azure.clientId,
    tenantId: site.azure.tenantId,
    objectId: 'object',
    displayName: 'deploy-acme-docs',
    federatedCredentials: [],
    roles: {},
  };
  const api = createGitHubApi({ repositories: seed });
  const graph = createGraph([app, ...others]);
  const arm = createArm([app]);
  const hosts: Record<string, typeof api.handler> = {
    'graph.microsoft.com': graph.handler,
    'management.azure.com': arm.handler,
    'api.github.com': api.handler,
    // An Enterprise Server with the version that the local GitHub reports.
    'github.acme.example': api.handler,
  };
  const requests: string[] = [];
  const clock = fakeClock();
  const { signal } = new AbortController();
  /** The network fails from write `cutAt` on, before or after that write is executed. 0: never. */
  const network: {
    cutAt: number;
    when: 'before' | 'after';
    writes: number;
    /** Called after each write. */
    onWrite?: (path: string) => Promise<void>;
  } = { cutAt: 0, when: 'before', writes: 0 };
  const http = createHttp({
    clock,
    userAgent: 'site-deploy/test',
    transport: async (request) => {
      if (request.method !== 'GET') network.writes += 1;
      const isCut = (when: 'before' | 'after') =>
        network.cutAt > 0 &&
        (network.writes > network.cutAt ||
          (network.writes === network.cutAt && network.when === when));
      if (isCut('before')) throw new Error('the network is cut off');
      const { hostname, pathname, search } = request.url;
      requests.push(`${request.method} ${hostname} ${pathname}${search}`);
      const handler = hosts[hostname];
      if (handler === undefined) throw new Error(`nothing answers at ${hostname}`);
      const answer = await callHandler(handler, request);
      if (request.method !== 'GET') await network.onWrite?.(pathname);
      if (isCut('after')) throw new Error('the network is cut off');
      return answer;
    },
  });
  const githubWith = (token: string, more: object = {}): GitHub =>
    createGitHub({ http, clock, token: new Secret(token), signal, ...more });
  const access = { http, signal, token: new Secret(graph.token) };
  const credentials: CredentialStore = graphCredentials(access, app.clientId);
  const github = githubWith(api.token);

  async function observe(
    options: Partial<RepositoryNeedsOptions> &
      OnboardingPlanOptions &
      Pick<RepositoryReadOptions, 'credentialsAt' | 'checksFormer' | 'accept'> & {
        github?: GitHub;
        credentials?: CredentialStore;
      } = {},
  ) {
    const store = 'credentials' in options ? options.credentials : credentials;
    return planOnboarding(site, { action, github, ...options, credentials: store });
  }
  return {
    api,
    app,
    graph,
    arm,
    http,
    clock,
    signal,
    github,
    githubWith,
    credentials,
    requests,
    network,
    armStore: (token = arm.token) =>
      armCredentials(
        { http, signal, token: new Secret(token) },
        arm.findResourceId(app.clientId) ?? '',
      ),
    observe,
    repository() {
      const found = api.repository('Acme/docs');
      if (found === undefined) throw new Error('no repository');
      return found;
    },
    /** Reads a file of the production branch. */
    read: (path: string) => api.readFile('Acme/docs', 'master', path),
    write: (path: string, text: string) => api.writeFile('Acme/docs', 'master', path, text),
    async apply(
      plan: OnboardingPlan,
      options: {
        github?: GitHub;
        credentials?: CredentialStore;
        credentialsAt?: (clientId: string) => CredentialStore | undefined;
        secret?: string;
        done?: string[];
      } = {},
    ) {
      const { done = [], secret = 'shared-secret-of-the-portal' } = options;
      return applyOnboardingPlan(plan, {
        repository: await readRepository({ ...(options.github ?? github), ...site.repository }),
        credentials: options.credentials ?? credentials,
        credentialsAt: options.credentialsAt,
        webhookSecret: secret === '' ? undefined : new Secret(secret),
        onDone: (line) => void done.push(line),
        signal,
      });
    },
    async close() {
      await api.close();
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
