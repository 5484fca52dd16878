import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyCalledWorkflow,
  type CalledWorkflowOptions,
  examineCalledWorkflow,
  planCalledWorkflow,
  renderCalledWorkflow,
} from '../../../../../src/operations/onboard/organisation/called-workflow.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { earlier, versions } from '../files/versions.ts';
import { action, openWorld, site, type World } from '../world.ts';

const path = '.github/workflows/site-deploy.yml';
const known = {
  portalUrl: site.portal.url,
  audience: site.portal.audience,
  tenantId: site.azure.tenantId,
};
const named = { owner: 'Acme', name: 'workflows' };

let world: World;
beforeEach(async () => {
  world = await openWorld([{ ...named, defaultBranch: 'main', id: 3003, ownerId: 1001 }]);
  share('organization');
});
afterEach(() => world.close());

function share(workflowAccess: 'none' | 'organization'): void {
  Object.assign(world.api.repository('Acme/workflows') ?? {}, { workflowAccess });
}

const look = (
  options: Partial<CalledWorkflowOptions> = {},
  organisation: Partial<typeof known> = known,
) =>
  planCalledWorkflow(organisation, named, {
    action,
    github: world.github,
    templates: versions,
    ...options,
  });
const apply = (found: Awaited<ReturnType<typeof look>>) =>
  applyCalledWorkflow(found, { github: world.github, signal: world.signal });
const read = (branch = 'main') => world.api.readFile('Acme/workflows', branch, path);
const ask = (method: string, below: string) =>
  world.api.send(method, `/repos/Acme/workflows/${below}`, {});
async function merge(): Promise<void> {
  const [pull] = (await look()).current.pulls;
  expect((await ask('PUT', `pulls/${pull?.number}/merge`)).status).toBe(200);
  await ask('DELETE', `git/refs/heads/${onboardingBranch}`);
}

describe('the reusable workflow of an organisation', () => {
  it('the reusable workflow is proposed in a pull request and ready after its merge', async () => {
    const first = await look();
    expect(first.plan).toMatchObject({
      state: 'drift',
      steps: [{ kind: 'pull-request', files: [{ path }] }],
    });
    expect(examineCalledWorkflow(first)).toMatchObject([
      { weight: 'broken', what: expect.stringContaining(path) },
    ]);
    await apply(first);
    expect((await look()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
    const [pull] = (await look()).current.pulls;
    expect(pull).toMatchObject({ title: 'Add the workflow that sites call' });
    expect(pull?.body).toContain('pin the new one: site-deploy onboard --apply --reusable');
    await merge();
    const after = await look();
    expect(after.plan).toMatchObject({ steps: [], state: 'ready' });
    expect(examineCalledWorkflow(after)).toEqual([]);
    expect(await languageServiceProblems((await read()) ?? '')).toEqual([]);
  });

  it('the reusable workflow is not ready while its private repository does not share it', async () => {
    share('none');
    const unshared = 'Acme/workflows does not share its workflows with any site.';
    const said = expect.stringContaining(`${unshared} Share them: Settings, Actions`);
    const first = await look();
    expect(first.plan).toMatchObject({ remarks: [said], stateAfter: 'waiting for merge' });
    await apply(first);
    await merge();
    const merged = await look();
    expect(merged.plan).toMatchObject({ steps: [], state: 'drift', remarks: [said] });
    expect(examineCalledWorkflow(merged)).toMatchObject([{ weight: 'broken', what: said }]);
    Object.assign(world.api.repository('Acme/workflows') ?? {}, { visibility: 'public' });
    expect((await look()).plan).toMatchObject({ state: 'ready', remarks: [] });
  });

  it('the reusable workflow keeps its portal, options and edits through an upgrade', async () => {
    await apply(
      await look({ templates: earlier, comment: true, runner: { labels: ['self-hosted'] } }),
    );
    await merge();
    const text = (await read()) ?? '';
    const edited = text.replace(/( +)- uses: actions\/upload-artifact/, '$1- run: echo mine\n$&');
    expect(edited).not.toBe(text);
    await world.api.writeFile('Acme/workflows', 'main', path, edited);
    // The portal is not named again.
    const update = await look({}, {});
    expect(update.plan.steps).toMatchObject([
      { kind: 'pull-request', files: [{ path, state: 'merged' }] },
    ]);
    await apply(update);
    const [pull] = (await look({}, {})).current.pulls;
    expect(pull?.title).toBe('Update the workflow that sites call');
    expect(pull?.body).toContain('Version 2 of the template');
    await merge();
    const merged = (await read()) ?? '';
    for (const kept of ['- run: echo mine', 'comment: true', 'self-hosted', site.portal.url])
      expect(merged).toContain(kept);
    expect((await look({}, {})).plan).toMatchObject({ steps: [], state: 'ready' });
    expect(await languageServiceProblems(merged)).toEqual([]);
  });

  it('the reusable workflow resolves conflicts with --accept', async () => {
    await apply(await look({ templates: earlier }));
    await merge();
    const edited = ((await read()) ?? '').replace('retention-days: 1\n', 'retention-days: 7\n');
    await world.api.writeFile('Acme/workflows', 'main', path, edited);
    const clash = await look();
    expect(clash.plan.state).toBe('conflict');
    expect(clash.plan.remarks.join('\n')).toContain(
      `--reusable-workflow --apply --accept mine ${path}:`,
    );
    expect(examineCalledWorkflow(clash)).toMatchObject([
      { remedy: expect.stringContaining('--reusable-workflow') },
    ]);
    await apply(await look({ accept: [{ side: 'mine', path }] }));
    await merge();
    expect(await read()).toContain('retention-days: 7\n');
    expect((await look()).plan.state).toBe('ready');
  });

  it('the reusable workflow is found by its header and not created twice', async () => {
    const { file } = renderCalledWorkflow(known, undefined, { action });
    await world.api.writeFile(
      'Acme/workflows',
      'main',
      '.github/workflows/pages.yml',
      file.content,
    );
    const found = await look();
    expect(found.path).toBe('.github/workflows/pages.yml');
    await expect(look({ workflowFile: 'other.yml' })).rejects.toThrow(
      'has .github/workflows/pages.yml for its sites',
    );
  });

  it('the reusable workflow is not created without a portal to pin', async () => {
    await expect(look({}, {})).rejects.toThrow('Missing --portal, --audience, --tenant-id');
    expect((await look({ pins: false }, {})).plan.state).toBe('drift');
  });

  it('the reusable workflow leaves a file alone that site-deploy did not generate', async () => {
    await world.api.writeFile('Acme/workflows', 'main', path, 'name: mine\non: workflow_call\n');
    expect((await look()).plan).toMatchObject({ steps: [], state: 'foreign' });
  });
});
