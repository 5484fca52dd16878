import type { RequestsContext } from '../../../src/automation/context.ts';
import { createGitHub } from '../../../src/clients/github/github.ts';
import type { RepositoryPull } from '../../../src/clients/github/pulls.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { createDeps } from '../../support/deps.ts';
import { readJson, scriptedHttp } from '../../support/http.ts';
import { createPlan } from '../../support/plan.ts';
import { portalClient } from '../../support/portal-client.ts';
import { docsRepository as repository } from '../../support/repository.ts';

export const page = 'https://github.com/acme/docs';
export const minute = (at: number) => `2026-01-01T00:0${at}:00Z`;

/** Creates a draft by Copilot, opened in minute 2. */
export const createPull = (more: Partial<RepositoryPull> = {}): RepositoryPull => ({
  number: 9,
  state: 'open',
  url: `${page}/pull/9`,
  title: 'A form',
  body: '',
  base: 'release/1.5.0',
  head: 'copilot/form',
  headCommit: 'h9',
  mergeCommit: undefined,
  draft: true,
  createdAt: minute(2),
  author: 'Copilot',
  ...more,
});

/**
 * Creates a context whose GitHub returns these responses, and records writes.
 * @param answers bodies by path in the repository, with the method unless it is GET. A number is
 * the status for all methods; other paths return an empty list or object.
 * @param isUser whether the context also has the token of a user
 */
export function scriptedContext(answers: Readonly<Record<string, unknown>> = {}, isUser = true) {
  const sent: unknown[] = [];
  const http = scriptedHttp((call) => {
    const path = call.url.pathname.replace('/repos/acme/docs/', '');
    if (path.startsWith('collaborators/')) return { body: { permission: 'write' } };
    const status = answers[path];
    if (typeof status === 'number') return { status, body: {} };
    if (call.method === 'GET') return { body: status ?? [] };
    sent.push([call.method, path, call.headers.authorization, readJson(call)]);
    return { body: answers[`${call.method} ${path}`] ?? {} };
  });
  const deps = createDeps({ http });
  const { clock, signal } = deps;
  const open = (token: string) => ({
    ...repository,
    ...createGitHub({ http, clock, signal, token: new Secret(token) }),
  });
  const context: RequestsContext = {
    asUser: isUser ? open('user') : undefined,
    repository: open('job'),
    config: createPlan().config,
    configFile: 'site.config.yml',
    workflow: { find: async () => undefined, need: async () => '' },
    portal: portalClient(deps, 'portal'),
    deps,
  };
  return { context, sent, http, clock: deps.clock };
}
