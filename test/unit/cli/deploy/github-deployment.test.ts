import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { run } from '../../../../src/cli/program.ts';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../../src/localcloud/http.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { needed } from '../../../support/site-config.ts';

let api: GitHubApi;
let server: Server;
let address: string;
let commit = '';
let folder: string;
/** Called with the state of each status that arrives. */
let onState: (state: string) => void = () => {};

beforeAll(async () => {
  api = createGitHubApi({
    repositories: [{ owner: 'acme', name: 'site', defaultBranch: 'master' }],
  });
  server = createServer((request, response) => {
    // The id token never comes.
    if (request.url?.startsWith('/id-token')) return;
    response.once('finish', () => onState(statuses().at(-1)?.state ?? ''));
    void api.handler(request, response);
  });
  address = `http://127.0.0.1:${await listen(server)}`;
  api.tokens.set('the-github-token', { deployments: 'write' });
  commit = (await api.getHead('acme/site', 'master')) ?? '';
});
afterAll(async () => {
  await stop(server);
  await api.close();
});
const made = () => api.repository('acme/site')?.deployments ?? [];
const statuses = () => made().at(-1)?.statuses ?? [];

beforeEach(() => {
  made().length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'site-deploy-shown-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/index.html'), 'hello');
  write('build: { output: public }');
  // A checkout that is at the commit of GitHub.
  const git = path.join(folder, '.git');
  for (const name of ['refs/heads', 'objects'])
    mkdirSync(path.join(git, name), { recursive: true });
  writeFileSync(path.join(git, 'HEAD'), 'ref: refs/heads/master\n');
  writeFileSync(path.join(git, 'refs/heads/master'), `${commit}\n`);
  writeFileSync(
    path.join(git, 'config'),
    '[remote "origin"]\n\turl = https://github.com/acme/site.git\n',
  );
});
afterEach(() => {
  onState = () => {};
  rmSync(folder, { recursive: true });
});
const write = (yaml: string) =>
  writeFileSync(path.join(folder, 'site.config.yml'), `${needed}${yaml}\n`);

async function deploy(
  args: readonly string[],
  env: Record<string, string> = {},
  signal = new AbortController().signal,
) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(['deploy', '--site-version', '1.4.0', ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      GITHUB_API_URL: address,
      GH_TOKEN: 'the-github-token',
      ...env,
    },
    cwd: folder,
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    signal,
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

it('a failed deployment outside GitHub Actions appears on GitHub with the run page of the CI', async () => {
  const page = 'https://gitlab.acme.example/site/-/jobs/42';
  const { code, stdout, stderr } = await deploy(['--github-deployment', '--json'], {
    CI_JOB_URL: page,
  });
  expect(code).toBe(1);
  expect(made()).toMatchObject([{ sha: commit, environment: 'Production', production: true }]);
  expect(statuses()).toMatchObject([
    { state: 'in_progress', logUrl: page },
    {
      state: 'failure',
      logUrl: page,
      description: expect.stringContaining('The live site was not changed.'),
    },
  ]);
  const report = JSON.parse(stdout);
  expect(report.gitHubDeployment).toEqual({ id: made()[0]?.id, state: 'failure' });
  expect(report.source.runUrl).toBe(page);
  expect(stderr).toContain(
    `GitHub shows this run as deployment ${made()[0]?.id} of acme/site: failure.`,
  );
  expect(stdout + stderr).not.toContain('the-github-token');
});

it('Ctrl-C leaves the deployment on GitHub with the state "error"', async () => {
  write("build: { output: public, command: 'sleep 600' }");
  const ctrlC = new AbortController();
  onState = (state) => {
    if (state === 'in_progress')
      ctrlC.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).'));
  };
  const identity = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/id-token`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'the-request-token',
  };
  const { code, stdout } = await deploy(['--github-deployment'], identity, ctrlC.signal);
  expect(code, stdout).toBe(1);
  expect(statuses().map(({ state }) => state)).toEqual(['in_progress', 'error']);
});

it('a run that should not be shown on GitHub sends it no request', async () => {
  await deploy([]);
  expect(made()).toEqual([]);
});

it.each<[string, string[], Record<string, string>, number, string]>([
  ['without a token', [], { GH_TOKEN: '' }, 1, 'There is no GitHub token.'],
  ['with a page that is none', ['--log-url', 'job 42'], {}, 2, '--log-url: found "job 42"'],
  ['in a dry run', ['--dry-run'], {}, 2, '--github-deployment does nothing beside --dry-run.'],
  ['on the local cloud', ['--local'], {}, 2, '--github-deployment does nothing beside --local.'],
  ['for no repository', ['--repository', 'acme'], {}, 2, '"acme" is not owner/name.'],
])(
  'a run that should be shown %s is refused before it starts',
  async (_, args, env, code, said) => {
    const answer = await deploy(['--github-deployment', ...args], env);
    expect(answer.code).toBe(code);
    expect(answer.stderr).toContain(said);
    expect(answer.stdout).not.toContain('plan');
    expect(made()).toEqual([]);
  },
);
