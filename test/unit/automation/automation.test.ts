import { describe, expect, it } from 'vitest';
import { type AutomationRequest, automate } from '../../../src/automation/automation.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { createDeps } from '../../support/deps.ts';
import { scriptedHttp } from '../../support/http.ts';
import { needed } from '../../support/site-config.ts';

const request: AutomationRequest = {
  mode: 'release',
  event: {
    name: 'workflow_dispatch',
    ref: 'refs/heads/master',
    sha: 'a'.repeat(40),
    repository: 'acme/site',
    run: { id: '1', attempt: 1 },
  },
  release: 'finish',
  level: '',
  wait: '0',
  workflow: '',
  workspace: '.',
  request: '',
  agent: { issue: '', round: '', base: '', commit: '' },
  redact: (text) => text,
};
const noIdentity = {
  async idToken(): Promise<Secret> {
    throw new SiteDeployError('IDENTITY_NOT_AVAILABLE', 'This job has no OIDC identity.');
  },
};

/** Creates dependencies whose GitHub has a repository with nothing but a site config. */
function machine(config = needed) {
  const names = { id: 1, name: 'site', full_name: 'acme/site', default_branch: 'master' };
  const content = Buffer.from(config).toString('base64');
  const tree = [{ path: 'site.config.yml', type: 'blob', sha: 'b' }];
  const answers: Record<string, unknown> = {
    '/repos/acme/site': { ...names, owner: { login: 'acme', id: 2 } },
    '/repos/acme/site/git/trees/master': { tree },
    '/repos/acme/site/git/blobs/b': { content, encoding: 'base64' },
  };
  const http = scriptedHttp(({ url }) => ({ body: answers[url.pathname] ?? [] }));
  const github = { apiUrl: 'https://api.github.com', token: new Secret('ghs_token') };
  return { deps: createDeps({ http, github }), http };
}

describe('an automation started by a workflow', () => {
  it.each<[string, Partial<AutomationRequest>, string]>([
    ['an invalid mode', { mode: '' }, 'one of release, requests, texts, task, propose'],
    [
      'a mode of the other action',
      { mode: 'build' },
      '(site-deploy has all, reuse, build, deploy,',
    ],
    ['minutes that are not a number', { wait: 'long' }, 'wait: found "long"'],
    ['more minutes than a job may take', { wait: '601' }, 'from 0 to 600'],
    ['an invalid version', { siteVersion: 'v2' }, 'site-version: found "v2"'],
    ['an unknown command', { release: 'begin' }, 'expected one of start, finish'],
    ['an unknown level', { level: 'huge' }, 'expected one of major, minor, patch'],
    ['a dry run that is neither true nor false', { dryRun: 'maybe' }, 'dry-run: found "maybe"'],
  ])('is refused before it sends a request if it has %s', async (_, change, words) => {
    const { deps, http } = machine();
    const { outcome, error, lines } = await automate({ ...request, ...change }, noIdentity, deps);
    expect([outcome, error?.code, http.requests]).toEqual([undefined, 'USAGE', []]);
    expect(lines[0]).toContain(words);
  });

  it('is refused if the site config names a portal other than the pinned one', async () => {
    const pins = { portalUrl: 'https://elsewhere.example' };
    const { error } = await automate({ ...request, pins }, noIdentity, machine().deps);
    expect(error?.code).toBe('PIN_CONFLICT');
  });

  it('needs no identity to look for a release', async () => {
    const { deps } = machine();
    const { error } = await automate(request, noIdentity, deps);
    expect(error?.code).toBe('RELEASE_NOT_FOUND');
    expect(deps.log.lines).toEqual([
      'info Skipping the portal: the job lacks the permission id-token: write.',
    ]);
  });

  it.each([
    ['texts', 'Texts come'],
    ['requests', 'Requests come'],
  ])('cannot process %s without an identity', async (mode, words) => {
    const { error } = await automate({ ...request, mode }, noIdentity, machine().deps);
    expect(error).toMatchObject({
      code: 'IDENTITY_NOT_AVAILABLE',
      message: expect.stringContaining(words),
    });
  });

  it.each(['task', 'propose'] as const)(
    'checks the inputs of the agent job "%s", which needs no identity',
    async (mode) => {
      const { error } = await automate({ ...request, mode }, noIdentity, machine().deps);
      expect(error).toMatchObject({
        code: 'USAGE',
        message: expect.stringContaining('issue: found ""'),
      });
    },
  );

  const scheduled = { ...request.event, name: 'schedule' };
  const optedOut = `${needed}automation: { failures: none }\n`;
  /**
   * Runs an automation that fails.
   * @returns the code of the error and the number of new issues
   */
  async function fail(change: Partial<AutomationRequest>, config: string) {
    const { deps, http } = machine(config);
    const { error } = await automate({ ...request, ...change }, noIdentity, deps);
    const opened = http.requests.filter(({ method, url }) => {
      return method === 'POST' && url.pathname === '/repos/acme/site/issues';
    });
    return [error?.code, opened.length];
  }

  it.each<[string, Partial<AutomationRequest>, string, string]>([
    ['a release', {}, needed, 'RELEASE_NOT_FOUND'],
    ['a run with an invalid site config', {}, 'nothing: 1\n', 'CONFIG_INVALID'],
    ['a scheduled run', { mode: 'texts', event: scheduled }, needed, 'IDENTITY_NOT_AVAILABLE'],
  ])('opens an issue about the failure of %s', async (_, change, config, code) => {
    expect(await fail(change, config)).toEqual([code, 1]);
  });

  it.each<[string, Partial<AutomationRequest>, string, string]>([
    ['texts started by a person', { mode: 'texts' }, needed, 'IDENTITY_NOT_AVAILABLE'],
    ['a dry run', { dryRun: true }, needed, 'RELEASE_NOT_FOUND'],
    ['a run with wrong inputs', { siteVersion: 'v2' }, needed, 'USAGE'],
    ['a run whose site config disables the issue', {}, optedOut, 'RELEASE_NOT_FOUND'],
    ['an agent job', { mode: 'task', event: scheduled }, needed, 'USAGE'],
  ])('does not open an issue about the failure of %s', async (_, change, config, code) => {
    expect(await fail(change, config)).toEqual([code, 0]);
  });

  it('does not open an issue for a cancelled run', async () => {
    const { deps, http } = machine();
    const signal = AbortSignal.abort(new SiteDeployError('CANCELLED', 'The run was cancelled.'));
    const { error } = await automate(request, noIdentity, { ...deps, signal });
    expect(error?.code).toBe('CANCELLED');
    expect(http.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('fails without a GitHub token, and names the input for it', async () => {
    const { error } = await automate(request, noIdentity, createDeps({}));
    expect(error?.code).toBe('GITHUB_TOKEN_MISSING');
    // The remedy names an input, because no environment variable is read for the token.
    expect(error?.remedy).toContain('"github-token"');
  });
});
