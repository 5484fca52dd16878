import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeArtifact } from '../../../../../src/deploy/steps/pack/write-artifact.ts';
import { makePlan } from '../../../../../src/deploy/steps/plan/plan.ts';
import type { DeployRequest, Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import type { RunEvent } from '../../../../../src/identity/run-event.ts';
import type { Deps } from '../../../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { bareMachine } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { needed } from '../../../../support/site-config.ts';

const folder = useFolder();
let workspace: string;
beforeEach(async () => {
  workspace = folder.at('repository');
  await mkdir(path.join(workspace, 'packages/site'), { recursive: true });
  await config('');
});

const config = (more: string, file = 'site.config.yml') =>
  writeFile(path.join(workspace, file), `${needed}${more}\n`);

function event(ref: string, name = 'push'): RunEvent {
  return { name, ref, sha: 'a'.repeat(40), repository: 'acme/site', run: { id: '1', attempt: 1 } };
}

function request(more: Partial<DeployRequest> = {}): DeployRequest {
  return { workspace, event: event('refs/heads/release/1.4.0'), ...more };
}

async function planFor(more: Partial<DeployRequest> = {}, git?: Deps['git']): Promise<Plan> {
  const plan = await makePlan(request(more), deps(undefined, git));
  if (plan.mode === 'close') throw new Error('It closes a Preview.');
  return plan;
}

function refused(): never {
  throw new Error('The plan must not send or log anything.');
}

const deps = (
  signal = new AbortController().signal,
  git: Deps['git'] = async () => undefined,
): Deps => ({
  ...bareMachine,
  git,
  log: { debug() {}, info() {}, warn: refused, error: refused, mask: refused, foreign: refused },
  http: { send: refused },
  clock: { now: () => 0, sleep: refused },
  signal,
  scratch: folder.root,
});

const failure = (more: Partial<DeployRequest> = {}) => catchError(makePlan(request(more), deps()));

describe('makePlan', () => {
  it('returns the plan of a push to a release branch', async () => {
    await config('environments: { preview: { name: Next-1, url: "https://next.acme.example" } }');
    expect(await makePlan(request(), deps())).toEqual({
      mode: 'all',
      uploader: 'auto',
      dryRun: false,
      force: false,
      environment: 'Preview',
      environmentName: 'next1',
      version: '1.4.0',
      provenance: { commit: 'a'.repeat(40), tree: '', run: undefined },
      event: event('refs/heads/release/1.4.0'),
      config: expect.objectContaining({ version: 1 }),
      workspace,
      configFile: 'site.config.yml',
      buildRoot: workspace,
      url: 'https://next.acme.example',
    });
  });

  async function planTree(name: string, status: string, tree: string | undefined): Promise<string> {
    const git: Deps['git'] = async (_, [command]) => {
      if (command === 'status') return status;
      if (command === 'show') return tree;
      return undefined;
    };
    const started = event('refs/heads/release/1.4.0', name);
    return (await planFor({ event: started }, git)).provenance.tree;
  }

  it.each([
    ['a push', 'push', ''],
    ['a push although files have changed since', 'push', ' M index.html\n'],
    ['an unchanged folder', 'local', ''],
  ])('reads the git tree of %s', async (_, name, status) => {
    const tree = '7'.repeat(40);
    expect(await planTree(name, status, `${tree}\n`)).toBe(tree);
  });

  it.each([
    ['a folder with changed files', 'local', ' M index.html\n', `${'7'.repeat(40)}\n`],
    ['a push if git returns none', 'push', '', undefined],
    ['a push if git returns something else', 'push', '', `tree ${'7'.repeat(40)}`],
  ])('returns no git tree for %s', async (_, name, status, tree) => {
    expect(await planTree(name, status, tree)).toBe('');
  });

  it('plans the dry run of a rollback with the version and commit of the stored package', async () => {
    const earlier = await planFor({ event: event('refs/heads/master'), siteVersion: '1.3.0' });
    const site = path.join(workspace, 'dist');
    await mkdir(site);
    await writeFile(path.join(site, 'index.html'), 'hello');
    await writeArtifact(earlier, { folder: site, commands: [] }, deps());
    const dispatched = { ...event('refs/heads/master', 'workflow_dispatch'), sha: 'b'.repeat(40) };
    const asked = {
      mode: 'rollback',
      rollbackRun: ' 77 ',
      environment: 'Production',
      event: dispatched,
      dryRun: true,
    };
    expect(await planFor(asked)).toMatchObject({
      mode: 'rollback',
      rollbackRun: '77',
      version: '1.3.0',
      event: { ...dispatched, sha: 'a'.repeat(40) },
    });
    expect((await failure({ ...asked, dryRun: false })).code).toBe('ROLLBACK_REFUSED');
  });

  it('chooses the Preview application to deploy or close a Preview, but not to deploy Production', async () => {
    const own = '99999999-9999-4999-8999-999999999999';
    await config(`environments: { preview: { clientId: ${own} } }`);
    const getLogin = async (ref: string, more = {}) =>
      (await makePlan(request({ event: event(ref), ...more }), deps())).config.azure.clientId;
    expect(await getLogin('refs/heads/release/1.4.0')).toBe(own);
    const deleted = event('refs/heads/release/1.4.0', 'delete');
    expect(await getLogin('', { mode: 'close', event: deleted })).toBe(own);
    const version = { siteVersion: '1.4.0' };
    expect(await getLogin('refs/heads/master', version)).not.toBe(own);
  });

  it('refuses to close a Preview with a config that leads out of the workspace', async () => {
    await mkdir(path.join(workspace, 'public'), { recursive: true });
    await symlink(tmpdir(), path.join(workspace, 'outside'));
    await config('build: { root: outside }');
    const asked = request({ mode: 'close', event: event('refs/heads/release/1.4.0', 'delete') });
    expect((await failure(asked)).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it('plans to close a Preview after the deletion of its branch or in a manual run', async () => {
    await config('environments: { preview: { name: Next-1, url: "https://next.acme.example" } }');
    const deleted = { ...event('refs/heads/release/1.4.0', 'delete'), sha: '0'.repeat(40) };
    expect(await makePlan(request({ mode: 'close', event: deleted }), deps())).toEqual({
      mode: 'close',
      uploader: 'auto',
      dryRun: false,
      environment: 'Preview',
      environmentName: 'next1',
      workspace,
      version: '1.4.0',
      event: deleted,
      config: expect.objectContaining({ version: 1 }),
      url: 'https://next.acme.example',
    });
    const byHand = event('refs/heads/master', 'workflow_dispatch');
    expect(
      (await makePlan(request({ mode: 'close', event: byHand }), deps())).version,
    ).toBeUndefined();
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['', false],
    [' ', false],
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('parses the boolean input %j as %j', async (given, expected) => {
    expect(await planFor({ dryRun: given, force: given })).toMatchObject({
      dryRun: expected,
      force: expected,
    });
  });

  it.each(['yes', 'on', '1', 'no', 'tRUE', 'y'])(
    'refuses %j as a boolean before it reads the config',
    async (given) => {
      const message = (input: string) => `${input}: found "${given}", expected true or false`;
      const nowhere = { config: 'missing.yml' };
      expect(await failure({ ...nowhere, dryRun: given })).toMatchObject({
        code: 'USAGE',
        message: message('dry-run'),
      });
      expect(await failure({ ...nowhere, force: given })).toMatchObject({
        code: 'USAGE',
        message: message('force'),
      });
    },
  );

  it.each([
    ['no run', undefined],
    ['an empty run', ''],
    ['the run "v1.0.0"', 'v1.0.0'],
    ['the run "77; rm"', '77; rm'],
    ['the run "-1"', '-1'],
  ])('refuses a rollback to %s', async (_, rollbackRun) => {
    const asked = { mode: 'rollback', ...(rollbackRun !== undefined && { rollbackRun }) };
    expect((await failure(asked)).code).toBe('USAGE');
  });

  it('takes the version of Production from a tag, and its address from the config', async () => {
    const git: Deps['git'] = async (folder, args) =>
      folder === workspace && args[0] === 'tag' ? 'v2.0.0\n' : undefined;
    const plan = await planFor({ event: event('refs/heads/master') }, git);
    expect(plan).toMatchObject({
      environment: 'Production',
      environmentName: null,
      version: '2.0.0',
      url: 'https://www.acme.example',
    });
  });

  it('returns no address for a Preview if the config has none', async () => {
    expect((await makePlan(request(), deps())).url).toBeUndefined();
  });

  it('uses the inputs, and treats empty ones as not set', async () => {
    await config('', 'other.yml');
    expect(
      await planFor({
        config: 'other.yml',
        mode: 'build',
        uploader: 'direct',
        dryRun: true,
        siteVersion: '2.0.0',
      }),
    ).toMatchObject({ mode: 'build', uploader: 'direct', dryRun: true, version: '2.0.0' });
    expect(
      await planFor({ config: '', mode: '', uploader: ' ', environment: '', siteVersion: '' }),
    ).toMatchObject({ mode: 'all', uploader: 'auto', version: '1.4.0', environment: 'Preview' });
  });

  it('reads the version from the package.json in build.root', async () => {
    await config('build: { root: packages/site }');
    await writeFile(path.join(workspace, 'packages/site/package.json'), '{"version":"3.2.1"}');
    const plan = await planFor({ event: event('refs/heads/master') });
    expect(plan.version).toBe('3.2.1');
    expect(plan.buildRoot).toBe(path.join(workspace, 'packages/site'));
  });

  it.each([
    [
      'mode',
      'biuld',
      'mode: found "biuld", expected one of all, reuse, build, deploy, rollback, close (site-deploy/src/automation has release, requests, texts, task, propose); did you mean "build"?',
    ],
    [
      'mode',
      'ALL',
      'mode: found "ALL", expected one of all, reuse, build, deploy, rollback, close (site-deploy/src/automation has release, requests, texts, task, propose); did you mean "all"?',
    ],
    [
      'uploader',
      'oficial',
      'uploader: found "oficial", expected one of auto, official, direct; did you mean "official"?',
    ],
    ['uploader', 'ftp', 'uploader: found "ftp", expected one of auto, official, direct'],
  ])('refuses the unknown %s "%s"', async (input, value, message) => {
    expect(await failure({ [input]: value })).toMatchObject({ code: 'USAGE', message });
  });

  it('requires two jobs or a dry run if the config requires an attestation', async () => {
    await config('build: { attestation: required }');
    expect(await failure()).toMatchObject({ code: 'ATTESTATION_MISSING' });
    for (const more of [{ mode: 'build' }, { mode: 'deploy' }, { dryRun: true }])
      expect((await makePlan(request(more), deps())).config.build.attestation).toBe('required');
  });

  it('passes on errors of the config, the event and the version', async () => {
    expect((await failure({ config: 'missing.yml' })).code).toBe('CONFIG_NOT_FOUND');
    expect((await failure({ event: event('refs/pull/1/merge', 'pull_request') })).code).toBe(
      'EVENT_NOT_DEPLOYED',
    );
    expect((await failure({ event: event('refs/heads/master', 'workflow_dispatch') })).code).toBe(
      'ENVIRONMENT_UNKNOWN',
    );
    expect((await failure({ environment: 'production' })).code).toBe('ENVIRONMENT_CONFLICT');
    expect((await failure({ siteVersion: '1' })).code).toBe('VERSION_INVALID');
    expect((await failure({ event: event('refs/heads/master') })).code).toBe('VERSION_NOT_FOUND');
    const local = { ...event('refs/heads/master'), sha: '' };
    expect((await failure({ event: local })).message).toContain('for a folder without a commit.');
    await config('bild: {}');
    expect((await failure()).problems).toHaveLength(1);
  });

  it.each([
    ['build.root', 'build: { root: .. }'],
    ['build.root', 'build: { root: /etc }'],
    ['build.root', 'build: { root: link }'],
    ['build.output', 'build: { output: ../dist }'],
    ['build.output', 'build: { root: packages/site, output: ../../../dist }'],
    ['build.output', 'build: { output: link/dist }'],
    ['build.output', 'build: { output: dangling }'],
    ['hosting.config', 'hosting: { config: ../staticwebapp.config.json }'],
    ['hosting.config', 'hosting: { config: link/x.json }'],
    ['content.file', 'content: { file: ../overrides.json }'],
    ['content.file', 'content: { file: link/overrides.json }'],
  ])('refuses %s outside the workspace: %s', async (key, more) => {
    await symlink(folder.root, path.join(workspace, 'link'));
    await symlink(folder.at('nothing'), path.join(workspace, 'dangling'));
    await config(more);
    expect(await failure()).toMatchObject({
      code: 'PATH_OUTSIDE_WORKSPACE',
      message: expect.stringContaining(key),
    });
  });

  it('accepts links and ".." in paths that stay inside the workspace', async () => {
    await symlink('packages', path.join(workspace, 'link'));
    await config(
      'build: { root: link/site, output: ../../dist }\ncontent: { file: link/../texts.json }',
    );
    expect((await makePlan(request(), deps())).version).toBe('1.4.0');
  });

  it.each(['all', 'build'])('requires the folder of build.root in the mode "%s"', async (mode) => {
    await config('build: { root: nowhere }');
    expect(await failure({ mode })).toMatchObject({
      code: 'CONFIG_INVALID',
      problems: [expect.objectContaining({ message: expect.stringContaining('no such folder') })],
    });
  });

  it('does not require the folder of build.root in the mode "deploy"', async () => {
    await config('build: { root: nowhere }');
    expect((await planFor({ mode: 'deploy' })).mode).toBe('deploy');
  });

  it('reports a path that cannot be resolved', async () => {
    await config('build: { root: site.config.yml/below }');
    expect(await failure()).toMatchObject({
      code: 'CONFIG_INVALID',
      problems: [expect.objectContaining({ message: expect.stringContaining('build.root') })],
    });
  });

  it('rejects with the abort reason', async () => {
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled.');
    await expect(makePlan(request(), deps(AbortSignal.abort(reason)))).rejects.toBe(reason);
    const later = new AbortController();
    const git = async () => {
      later.abort(reason);
      return 'v1.0.0\n';
    };
    const cancelled = makePlan(
      request({ event: event('refs/heads/master') }),
      deps(later.signal, git),
    );
    await expect(cancelled).rejects.toBe(reason);
  });
});
