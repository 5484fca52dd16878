import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { type OnboardPlace, onboard, one } from './harness/onboard.ts';
import { acme } from './harness/site.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
let cloud: LocalCloud;
let place: OnboardPlace;
beforeAll(async () => {
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  cloud = await startLocalCloud({ sites: [acme], portal: { rateLimits } });
  place = { cloud, folder: await mkdtemp(path.join(tmpdir(), 'site-deploy-webhook-')) };
});
afterAll(async () => {
  await cloud.close();
  await rm(place.folder, { recursive: true, force: true });
});

const statuses = () =>
  cloud.githubApi
    .repository(repository)
    ?.hooks[0]?.deliveries.map(({ event, status }) => `${event} ${status}`);
/** Things happen in the repository, and the portal is told of them. */
async function happen(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await cloud.githubApi.send('POST', `/repos/${repository}/issues`, {
      title: `A change ${count}`,
    });
  await cloud.githubApi.settled();
}
const doctor = async () => (await onboard(place, [...one(), '--doctor'])).output;

it('the webhook created by onboarding reaches the portal, which accepts its events', async () => {
  const { code, output } = await onboard(place, [...one(), '--apply']);
  expect(code, output).toBe(0);
  await cloud.githubApi.settled();
  await happen(1);
  await cloud.githubApi.writeFile(repository, 'master', 'a.txt', 'a');
  const { json } = await cloud.githubApi.send('GET', `/repos/${repository}/pulls?state=open`);
  const [pull] = json as { number: number }[];
  await cloud.githubApi.send('PUT', `/repos/${repository}/pulls/${pull?.number}/merge`, {});
  await cloud.githubApi.settled();
  // The pull request itself was the first thing that the portal was told of.
  expect(statuses()?.sort()).toEqual([
    'issues 202',
    'ping 202',
    'pull_request 202',
    'pull_request 202',
    'push 202',
    'push 202',
    'push 202',
  ]);
  expect(await doctor()).toContain('The repository is set up correctly.');
});

it('the doctor reports a webhook secret that the portal does not know, with the remedy', async () => {
  const rotate = [...one(), '--apply', '--rotate-webhook-secret'];
  await onboard(place, rotate, { SITE_DEPLOY_WEBHOOK_SECRET: 'another-secret' });
  await happen(2);
  expect(statuses()?.slice(-3)).toEqual(['ping 401', 'issues 401', 'issues 401']);
  const told = await doctor();
  expect(told).toContain(
    'The portal refuses the signature: the secret is not the one that it provides.',
  );
  expect(told).toContain('--rotate-webhook-secret');
  await onboard(place, rotate);
  await cloud.githubApi.settled();
  expect(statuses()?.at(-1)).toBe('ping 202');
  expect(await doctor()).toContain('The repository is set up correctly.');
});
