import { beforeAll, describe, expect, it } from 'vitest';
import { tooWide } from '../support/narrow.ts';
import { type Ended, runCommand } from './harness/command.ts';
import { getTokens, mergePull, one, shared, usePlace, writeSite } from './harness/onboard.ts';
import { acme, repository } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

const workflow = '.github/workflows/deploy.yml';
const webhookSecret = 'the-secret-that-the-portal-supplies';
const place = usePlace();
beforeAll(() => writeSite(place));

function onboard(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const given = { ...getTokens(place.cloud), SITE_DEPLOY_WEBHOOK_SECRET: webhookSecret, ...env };
  return runCommand(place.cloud, ['onboard', ...args], { cwd: place.folder, env: given });
}

const push = async (branch: string) => ({
  name: 'push',
  ref: `refs/heads/${branch}`,
  sha: (await place.cloud.githubApi.getHead(repository, branch)) ?? '',
  repository,
  runId: String(Math.floor(performance.now() * 1000)),
});

describe('a repository on its way to a live site', () => {
  it('is checked without changes, with output that fits a narrow terminal', async () => {
    const args = [...shared, ...one(), '--check', '--two-jobs', '--out', 'plan.json'];
    const { code, output } = await onboard(args, { COLUMNS: '50' });
    expect(output.replace(/\s+/g, ' ')).toContain(
      'Add the federated credential site-acme-shop-production',
    );
    expect(tooWide(output, 50)).toEqual([]);
    expect(code).toBe(3);
    expect(
      place.cloud.requests.all.filter(
        ({ host, method }) => host === 'api.github.com' && method !== 'GET',
      ),
    ).toEqual([]);
  });

  it('is set up by --apply of the saved plan, which prints no secret', async () => {
    const { code, output } = await onboard(['--apply', 'plan.json']);
    expect(output).toContain('Pull request: https://');
    expect(code).toBe(0);
    for (const secret of [webhookSecret, place.cloud.githubApi.token, place.cloud.graph.token])
      expect(output).not.toContain(secret);
    expect(place.cloud.githubApi.repository(repository)?.hooks[0]?.config.secret).toBe(
      webhookSecret,
    );
  });

  it('deploys in two jobs with the new credentials and an artifact between them', async () => {
    await mergePull(place.cloud);
    expect(place.cloud.entra.apps[0]?.federatedCredentials).toHaveLength(2);
    const results = await runWorkflow(workflow, {
      cloud: place.cloud,
      repository,
      event: await push('master'),
    });
    expect(
      results.map(({ name, environment, hadIdentity, succeeded }) => ({
        name,
        environment,
        hadIdentity,
        succeeded,
      })),
      results.at(-1)?.action?.visible,
    ).toEqual([
      { name: 'build', environment: '', hadIdentity: false, succeeded: true },
      { name: 'deploy', environment: 'Production', hadIdentity: true, succeeded: true },
    ]);
    expect(results[1]?.action?.outputs).toMatchObject({
      status: 'succeeded',
      environment: 'Production',
      'site-version': '1.0.0',
    });
    const answer = await fetch(`${place.cloud.hosting.address(acme.slug)}/.well-known/hello.txt`);
    expect(await answer.text()).toBe('hello');
  });

  it('deploys to the chosen environment if a person starts the workflow', async () => {
    const sha = await place.cloud.githubApi.getHead(repository, 'master');
    await place.cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, {
      ref: 'refs/heads/release/1.1.0',
      sha,
    });
    const byHand = { ...(await push('master')), name: 'workflow_dispatch' };
    const results = await runWorkflow(workflow, {
      cloud: place.cloud,
      repository,
      event: byHand,
      inputs: { environment: 'Preview' },
    });
    expect(results.at(-1)?.action?.outputs).toMatchObject({
      status: 'succeeded',
      environment: 'Preview',
    });
  });

  it('closes the Preview only after the last release branch is deleted', async () => {
    const ref = 'release/1.1.0';
    const deleted = {
      ...(await push('master')),
      name: 'delete',
      payload: { ref, ref_type: 'branch' },
    };
    const run = () =>
      runWorkflow('.github/workflows/close-preview.yml', {
        cloud: place.cloud,
        repository,
        event: deleted,
        payload: deleted.payload,
      });
    const early = await run();
    // The branch still exists, so no job uses the environment or waits for its approval.
    expect(early.map(({ name, environment, succeeded }) => [name, environment, succeeded])).toEqual(
      [['look', '', true]],
    );
    expect(early[0]?.action?.visible).toContain(`is still in use by: ${ref}.`);
    const removed = await place.cloud.githubApi.send(
      'DELETE',
      `/repos/${repository}/git/refs/heads/${ref}`,
    );
    expect(removed.status).toBe(204);
    const [observe, last] = await run();
    expect(observe).toMatchObject({
      name: 'look',
      hadIdentity: false,
      action: { outputs: { closes: 'true' } },
    });
    expect(last).toMatchObject({ name: 'close', environment: 'Preview' });
    expect(last?.action?.visible).toMatch(/login .*\n/);
    expect(last?.succeeded, last?.action?.visible).toBe(true);
    const other = { ...(await push('master')), name: 'delete' };
    expect(
      await runWorkflow('.github/workflows/close-preview.yml', {
        cloud: place.cloud,
        repository,
        event: other,
        payload: { ref: 'topic', ref_type: 'branch' },
      }),
    ).toEqual([]);
  });
});
