import { describe, expect, it } from 'vitest';
import { checkRollbackOrigin } from '../../../../../src/deploy/steps/plan/rollback.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { workflowRun } from '../../../../support/repository.ts';

const [built, head] = ['a'.repeat(40), 'b'.repeat(40)];
const run = { ...workflowRun, head_sha: built };
const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };

const deploy = Buffer.from('on: push\njobs: {}\n').toString('base64');
/** Returns the files of a commit that has a deployment workflow. */
const getFiles = (commit: string) => ({
  [`git/trees/${commit}`]: { tree: [{ path: run.path, type: 'blob', sha: 'blob' }] },
  'git/blobs/blob': { content: deploy, encoding: 'base64' },
});

/**
 * Returns GitHub's list of a run's artifacts, with a package for each version. A leading space in a
 * version means Preview.
 */
const kept = (...versions: readonly string[]) => ({
  artifacts: versions.map((version, id) => ({
    id,
    name: `site-acme-docs-${/ /.test(version) ? 'Preview' : 'Production'}-${version.trim()}`,
    ...{ size_in_bytes: 9, expired: false, created_at: null, expires_at: null },
  })),
});

/** Creates a simulated GitHub with run 77 and two branches. */
function gitHub(changes: object = {}, others: Readonly<Record<string, unknown>> = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    'actions/runs/77': { ...run, ...changes },
    'git/ref/heads/master': { object: { sha: head } },
    'git/ref/heads/release/1.5.0': { object: { sha: head } },
    [`compare/${head}...${built}`]: { status: 'behind' },
    'actions/runs/77/artifacts': kept('1.4.0'),
    ...getFiles(built),
    ...others,
  };
  return scriptedHttp(({ url }) => {
    const body = answers[url.pathname.replace('/repos/acme/site/', '')];
    if (typeof body === 'number') return { status: body, body: {} };
    return body === undefined ? { status: 404, body: {} } : { body };
  });
}

const check = (http = gitHub(), plan: Partial<Plan> = {}, version = '1.4.0') =>
  checkRollbackOrigin(
    { ...createPlan({ mode: 'rollback', ...plan }), configFile: 'site.config.yml' },
    '77',
    { commit: built, version },
    createDeps({ http, github }),
  );

describe('checkRollbackOrigin accepts a package', () => {
  it('built by a push to the branch of the environment', () => check());

  it('whose commit is still the head of the branch', () =>
    check(gitHub({}, { 'git/ref/heads/master': { object: { sha: built } } })));

  it('built by a manual run of the branch', () => check(gitHub({ event: 'workflow_dispatch' })));

  it('of a release branch for Preview', () =>
    check(
      gitHub({ head_branch: 'release/1.5.0' }, { 'actions/runs/77/artifacts': kept(' 1.4.0') }),
      { environment: 'Preview' },
    ));

  it('whose branch, repository, owner and workflow file have been renamed since', async () => {
    const path = '.github/workflows/ship.yml';
    const renamed = { path, head_branch: 'trunk' };
    const files = { tree: [{ path, type: 'blob', sha: 'blob' }] };
    const jobs = 'on: push\njobs: { a: { steps: [{ uses: acme/site-deploy@v1 }] } }\n';
    const answers = {
      'branches/trunk': { name: 'master' },
      [`git/trees/${built}`]: files,
      'git/blobs/blob': { content: btoa(jobs), encoding: 'base64' },
    };
    expect(await check(gitHub(renamed, answers))).toEqual({
      ref: 'refs/heads/trunk',
      builtBy: path,
    });
  });
});

describe('checkRollbackOrigin refuses a package', () => {
  it('if GitHub does not list the artifacts of its run', async () => {
    const error = await catchError(check(gitHub({}, { 'actions/runs/77/artifacts': 503 })));
    expect(error.message).toContain('does not say where the package of run 77 comes from');
  });

  it.each<[string, object, string]>([
    [
      'from a fork',
      { head_repository: { id: 666, full_name: 'evil/site' } },
      'it built a commit of evil/site',
    ],
    [
      'from a repository that took over the name later',
      { head_repository: { id: 666, full_name: 'acme/site' } },
      'it built a commit of acme/site',
    ],
    [
      'from a pull request',
      { event: 'pull_request' },
      '(pull_request, master) could not have deployed to Production',
    ],
    ['from a run started by another run', { event: 'workflow_run' }, 'could not have deployed'],
    [
      'from a different branch',
      { head_branch: 'evil' },
      '(push, evil) could not have deployed to Production',
    ],
    [
      'from a release branch to Production',
      { head_branch: 'release/1.5.0' },
      'could not have deployed to Production',
    ],
    [
      'from a workflow that does not deploy',
      { path: '.github/workflows/agent.yml' },
      '.github/workflows/agent.yml does not deploy the site.',
    ],
    [
      'with a different commit than its run',
      { head_sha: 'c'.repeat(40) },
      'The package is from commit aaaaaaaaaaaa, but run 77 built cccccccccccc.',
    ],
    [
      'with an incomplete answer from GitHub',
      { head_repository: null },
      'does not say where the package',
    ],
  ])('%s', async (_, changes, message) => {
    const error = await catchError(check(gitHub(changes)));
    expect(error.code).toBe('ROLLBACK_REFUSED');
    expect(error.message).toContain(message);
  });

  it.each([
    ['is ahead of', 'ahead'],
    ['has diverged from', 'diverged'],
    ['is identical to', 'identical'],
    ['cannot be compared with', undefined],
  ])('whose commit %s the new head of the branch', async (_, status) => {
    const error = await catchError(
      check(gitHub({}, { [`compare/${head}...${built}`]: status && { status } })),
    );
    expect(error.message).toBe('The commit aaaaaaaaaaaa is not on the branch master.');
  });

  it('from a branch that was not renamed to the branch of the environment', async () => {
    const answers = { 'branches/trunk': { name: 'trunk' } };
    const error = await catchError(check(gitHub({ head_branch: 'trunk' }, answers)));
    expect(error.message).toContain('could not have deployed to Production: it built trunk.');
  });

  it.each([
    ['two packages', ['1.4.0', '9.9.9'], '1.4.0', 'it kept more than one package for Production: '],
    ['a different version', ['1.4.0'], '9.9.9', 'The package is 9.9.9, but run 77 kept 1.4.0.'],
    ['no package', [], '1.4.0', 'The package is 1.4.0, but run 77 kept none.'],
  ])('if its run kept %s', async (_, versions, version, message) => {
    const http = gitHub({}, { 'actions/runs/77/artifacts': kept(...versions) });
    const error = await catchError(check(http, {}, version));
    expect([error.code, error.message]).toEqual([
      'ROLLBACK_REFUSED',
      expect.stringContaining(message),
    ]);
  });

  it('of a deleted branch', async () => {
    const error = await catchError(check(gitHub({}, { 'git/ref/heads/master': undefined })));
    expect(error.message).toContain('is not on the branch master');
  });

  it.each([
    ['GitHub does not know the run', github],
    ['the job has no access to GitHub', undefined],
  ])('if %s', async (_, given) => {
    const http = gitHub({}, { 'actions/runs/77': undefined });
    const checked = checkRollbackOrigin(
      { ...createPlan({ mode: 'rollback' }), configFile: 'site.config.yml' },
      '77',
      { commit: built, version: '1.4.0' },
      createDeps({ http, github: given }),
    );
    expect(await catchError(checked)).toMatchObject({
      code: 'ROLLBACK_REFUSED',
      remedy: expect.stringContaining('actions: read'),
    });
  });
});
