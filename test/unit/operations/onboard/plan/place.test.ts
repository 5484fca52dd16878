import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../../../src/clients/github/github.ts';
import { describeOnboardingPlan } from '../../../../../src/operations/onboard/plan/describe-plan.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { deployPath, rollbackPath } from '../../../../../src/workflows/render/render.ts';
import { catchError } from '../../../../support/failure.ts';
import { useEach } from '../../../../support/fixture.ts';
import { type Harness, openHarness } from '../harness.ts';
import { site } from '../site.ts';

const harness = useEach(openHarness);

/** Onboards with these options, and merges. */
async function merged(options: Parameters<Harness['observe']>[0] = {}): Promise<void> {
  await harness.apply((await harness.observe(options)).plan);
  for (const { path, state } of (await harness.observe(options)).current.files)
    if ('content' in state) await harness.write(path, state.content);
}

describe('the file of the deployment workflow', () => {
  it('is found by its header under a different name', async () => {
    await merged({ workflowFile: 'site.yaml', with: ['texts'] });
    const { plan, desired } = await harness.observe();
    expect({ steps: plan.steps, state: plan.state }).toEqual({ steps: [], state: 'ready' });
    expect(desired.files.map(({ path }) => path)).toContain('.github/workflows/site.yaml');
    expect(desired.files.map(({ path }) => path)).not.toContain(deployPath);
  });

  it('is not created a second time under a different name, but can be renamed', async () => {
    await merged();
    const error = await catchError(harness.observe({ workflowFile: 'site.yml' }));
    expect(error).toMatchObject({
      code: 'ONBOARD_INPUT_INVALID',
      remedy: expect.stringContaining('git mv'),
    });
  });
});

describe("a site config that contradicts the workflow's pins", () => {
  it('is reported unless only the case of an id differs', async () => {
    await merged();
    const text = (await harness.read('site.config.yml')) ?? '';
    const other = text.replace(site.azure.clientId, '99999999-0000-4000-8000-000000000000');
    await harness.write('site.config.yml', other);
    const { plan } = await harness.observe();
    expect(plan.state).toBe('drift');
    expect(describeOnboardingPlan(plan).join('\n')).toContain('azure.clientId: 99999999');
    // Ids are case-insensitive.
    await harness.write(
      'site.config.yml',
      text.replace(site.azure.clientId, site.azure.clientId.toUpperCase()),
    );
    expect((await harness.observe()).plan.state).toBe('ready');
  });
});

describe('onboarding on a GitHub Enterprise Server', () => {
  const onServer = () =>
    createGitHub({
      http: harness.http,
      clock: harness.clock,
      signal: harness.signal,
      token: new Secret(harness.api.token),
      apiUrl: 'https://github.acme.example/api/v3',
    });

  it('generates a workflow for self-hosted runners, but no rollback workflow', async () => {
    harness.api.features.installedVersion = '3.20.4';
    const { plan, desired } = await harness.observe({ github: onServer() });
    const paths = desired.files.map(({ path }) => path);
    expect(paths).toContain(deployPath);
    expect(paths).not.toContain(rollbackPath);
    expect(desired.files[0]?.content).toContain('runs-on: [self-hosted, linux]');
    expect(plan.remarks.join('\n')).toContain(
      'GitHub Enterprise Server 3.20.4 has no deployment queue',
    );
    await harness.apply(plan, { github: onServer() });
    expect((await harness.observe({ github: onServer() })).plan.state).toBe('waiting for merge');
  });

  it('is refused before the first write if the server is too old', async () => {
    harness.api.features.installedVersion = '3.18.9';
    expect(await catchError(harness.observe({ github: onServer() }))).toMatchObject({
      code: 'ONBOARD_SERVER_UNSUPPORTED',
    });
    expect(harness.requests.filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  it('refuses attestations, which the server does not support', async () => {
    harness.api.features.installedVersion = '3.22.0';
    expect(await catchError(harness.observe({ github: onServer(), attest: true }))).toMatchObject({
      message: expect.stringContaining('has no attestations'),
    });
  });
});

describe('onboarding a fork', () => {
  it('generates a workflow without the condition that keeps forks from deploying', async () => {
    const [own] = (await harness.observe({ shape: 'two-jobs' })).desired.files;
    expect(own?.content).toContain('if: github.event.repository.fork != true');
    expect((await harness.observe()).desired.files[0]?.content).not.toContain('fork: true');
    const repository = harness.api.repository('Acme/docs');
    if (repository !== undefined) repository.fork = true;
    const { plan } = await harness.observe();
    await harness.apply(plan);
    const files = (await harness.observe()).desired.files.map(({ content }) => content).join('\n');
    expect(files).not.toContain('repository.fork');
    expect(files).toContain('"fork":true');
    expect(files).toContain('      fork: true\n');
  });
});
