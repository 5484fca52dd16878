import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyCalledWorkflow,
  type CalledWorkflowOptions,
  examineCalledWorkflow,
  planCalledWorkflow,
  renderCalledWorkflow,
} from '../../../../../src/operations/onboard/organisation/called-workflow.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { useEach } from '../../../../support/fixture.ts';
import { earlier, versions } from '../files/versions.ts';
import { openHarness } from '../harness.ts';
import { action, site } from '../site.ts';

const path = '.github/workflows/site-deploy.yml';
const known = {
  portalUrl: site.portal.url,
  audience: site.portal.audience,
  tenantId: site.azure.tenantId,
};
const named = { owner: 'Acme', name: 'workflows' };

const harness = useEach(() =>
  openHarness([{ ...named, defaultBranch: 'main', id: 3003, ownerId: 1001 }]),
);
beforeEach(() => {
  share('organization');
});

function share(workflowAccess: 'none' | 'organization'): void {
  Object.assign(harness.api.repository('Acme/workflows') ?? {}, { workflowAccess });
}

const observe = (
  options: Partial<CalledWorkflowOptions> = {},
  organisation: Partial<typeof known> = known,
) =>
  planCalledWorkflow(organisation, named, {
    action,
    github: harness.github,
    templates: versions,
    ...options,
  });
const apply = (found: Awaited<ReturnType<typeof observe>>) =>
  applyCalledWorkflow(found, { signal: harness.signal });
const read = (branch = 'main') => harness.api.readFile('Acme/workflows', branch, path);
const ask = (method: string, below: string) =>
  harness.api.send(method, `/repos/Acme/workflows/${below}`, {});
async function merge(): Promise<void> {
  const [pull] = (await observe()).current.pulls;
  expect((await ask('PUT', `pulls/${pull?.number}/merge`)).status).toBe(200);
  await ask('DELETE', `git/refs/heads/${onboardingBranch}`);
}

describe('the reusable workflow of an organisation', () => {
  it('is proposed in a pull request, and ready after its merge', async () => {
    const first = await observe();
    expect(first.plan).toMatchObject({
      state: 'drift',
      steps: [{ kind: 'pull-request', files: [{ path }] }],
    });
    expect(examineCalledWorkflow(first)).toMatchObject([
      { weight: 'broken', what: expect.stringContaining(path) },
    ]);
    await apply(first);
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
    const [pull] = (await observe()).current.pulls;
    expect(pull).toMatchObject({ title: 'Add the workflow that sites call' });
    expect(pull?.body).toContain('pin the new one: site-deploy onboard --apply --reusable');
    await merge();
    const after = await observe();
    expect(after.plan).toMatchObject({ steps: [], state: 'ready' });
    expect(examineCalledWorkflow(after)).toEqual([]);
    expect(await languageServiceProblems((await read()) ?? '')).toEqual([]);
  });

  it('is not ready while its private repository does not share it', async () => {
    share('none');
    const unshared = 'Acme/workflows does not share its workflows with any site.';
    const output = expect.stringContaining(`${unshared} Share them: Settings, Actions`);
    const first = await observe();
    expect(first.plan).toMatchObject({ remarks: [output], stateAfter: 'waiting for merge' });
    await apply(first);
    await merge();
    const merged = await observe();
    expect(merged.plan).toMatchObject({ steps: [], state: 'drift', remarks: [output] });
    expect(examineCalledWorkflow(merged)).toMatchObject([{ weight: 'broken', what: output }]);
    Object.assign(harness.api.repository('Acme/workflows') ?? {}, { visibility: 'public' });
    expect((await observe()).plan).toMatchObject({ state: 'ready', remarks: [] });
  });

  it('keeps its portal, options and edits in an update', async () => {
    await apply(
      await observe({ templates: earlier, comment: true, runner: { labels: ['self-hosted'] } }),
    );
    await merge();
    const text = (await read()) ?? '';
    const edited = text.replace(/( +)- uses: actions\/upload-artifact/, '$1- run: echo mine\n$&');
    expect(edited).not.toBe(text);
    await harness.api.writeFile('Acme/workflows', 'main', path, edited);
    // The portal is not specified again.
    const update = await observe({}, {});
    expect(update.plan.steps).toMatchObject([
      { kind: 'pull-request', files: [{ path, state: 'merged' }] },
    ]);
    await apply(update);
    const [pull] = (await observe({}, {})).current.pulls;
    expect(pull?.title).toBe('Update the workflow that sites call');
    expect(pull?.body).toContain('Version 2 of the template');
    await merge();
    const merged = (await read()) ?? '';
    for (const kept of ['- run: echo mine', 'comment: true', 'self-hosted', site.portal.url])
      expect(merged).toContain(kept);
    expect((await observe({}, {})).plan).toMatchObject({ steps: [], state: 'ready' });
    expect(await languageServiceProblems(merged)).toEqual([]);
  });

  it('has merge conflicts that --accept resolves', async () => {
    await apply(await observe({ templates: earlier }));
    await merge();
    const edited = ((await read()) ?? '').replace('retention-days: 1\n', 'retention-days: 7\n');
    await harness.api.writeFile('Acme/workflows', 'main', path, edited);
    const clash = await observe();
    expect(clash.plan.state).toBe('conflict');
    expect(clash.plan.remarks.join('\n')).toContain(`--apply --accept mine ${path}:`);
    expect(examineCalledWorkflow(clash)).toMatchObject([
      { remedy: expect.stringContaining('site-deploy organisation onboard ') },
    ]);
    await apply(await observe({ accept: [{ side: 'mine', path }] }));
    await merge();
    expect(await read()).toContain('retention-days: 7\n');
    expect((await observe()).plan.state).toBe('ready');
  });

  it('is found by its header under a different file name, and not created a second time', async () => {
    const { file } = renderCalledWorkflow(known, undefined, { action });
    await harness.api.writeFile(
      'Acme/workflows',
      'main',
      '.github/workflows/pages.yml',
      file.content,
    );
    const found = await observe();
    expect(found.path).toBe('.github/workflows/pages.yml');
    await expect(observe({ workflowFile: 'other.yml' })).rejects.toThrow(
      'has .github/workflows/pages.yml for its sites',
    );
  });

  it('comes with remarks about what an Enterprise Server lacks', async () => {
    expect((await observe()).plan.remarks).toEqual([]);
    const apiUrl = 'https://github.acme.example/api/v3';
    const github = harness.githubWith(harness.api.token, { apiUrl });
    harness.api.features.installedVersion = '3.20.4';
    const { plan } = await observe({ github });
    expect(plan.remarks.join()).toContain(
      'GitHub Enterprise Server 3.20.4 has no deployment queue',
    );
  });

  it('requires the portal, audience and tenant unless it has no pins', async () => {
    await expect(observe({}, {})).rejects.toThrow('Missing --portal, --audience, --tenant-id');
    expect((await observe({ pins: false }, {})).plan.state).toBe('drift');
  });

  it('is left alone if site-deploy did not generate it', async () => {
    await harness.api.writeFile('Acme/workflows', 'main', path, 'name: mine\non: workflow_call\n');
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'foreign' });
  });
});
