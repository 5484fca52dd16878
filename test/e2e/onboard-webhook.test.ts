import { expect, it, vi } from 'vitest';
import { mergePull, onboard, one, usePlace } from './harness/onboard.ts';

vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
const place = usePlace();

const statuses = () =>
  place.cloud.githubApi
    .repository(repository)
    ?.hooks[0]?.deliveries.map(({ event, status }) => `${event} ${status}`);
/** Opens issues in the repository, whose events the portal receives. */
async function happen(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await place.cloud.githubApi.send('POST', `/repos/${repository}/issues`, {
      title: `A change ${count}`,
    });
  await place.cloud.githubApi.settled();
}
const doctor = async () => (await onboard(place, ['doctor', ...one()])).output;

it('the webhook created by onboarding reaches the portal, which accepts its events', async () => {
  const { code, output } = await onboard(place, [...one(), '--apply']);
  expect(code, output).toBe(0);
  await place.cloud.githubApi.settled();
  await happen(1);
  await place.cloud.githubApi.writeFile(repository, 'master', 'a.txt', 'a');
  await mergePull(place.cloud);
  await place.cloud.githubApi.settled();
  // The pull request of onboarding itself is among the events.
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
  const notifications = await doctor();
  expect(notifications).toContain(
    'The portal refuses the signature: the secret is not the one that it provides.',
  );
  expect(notifications).toContain('--rotate-webhook-secret');
  expect(notifications).toContain('Give site-deploy onboard the options of this command, too');
  await onboard(place, rotate);
  await place.cloud.githubApi.settled();
  expect(statuses()?.at(-1)).toBe('ping 202');
  expect(await doctor()).toContain('The repository is set up correctly.');
});
