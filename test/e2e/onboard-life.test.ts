import { expect, it, vi } from 'vitest';
import { mergePull, onboard, one, startOnboard, usePlace } from './harness/onboard.ts';

vi.setConfig({ testTimeout: 120_000 });

const place = usePlace();

const credentials = () =>
  place.cloud.entra.apps.flatMap(({ federatedCredentials }) => federatedCredentials);
const repository = () => place.cloud.githubApi.repository('acme/shop');

/** Interrupts the command after its first completed step. */
async function interrupted(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly output: string }> {
  const run = startOnboard(place, [...args, ...one()], env);
  await run.printed('done: ');
  run.interrupt();
  const ended = await run.ended;
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('CANCELLED') });
  return ended;
}

it('onboarding as a GitHub App finishes after an interruption, and prints neither key nor token', async () => {
  const app = place.cloud.githubApi.apps.add(['acme']);
  const env = { GH_TOKEN: '', SITE_DEPLOY_APP_PRIVATE_KEY: app.privateKey };
  const args = ['--apply', '--app-id', app.id];
  const first = await interrupted(args, env);
  expect(credentials().length + (repository()?.environments.length ?? 0)).toBeLessThan(4);
  const { code, output } = await onboard(place, [...args, ...one()], env);
  expect(code, output).toBe(0);
  expect([
    credentials().length,
    repository()?.environments.length,
    repository()?.hooks.length,
  ]).toEqual([2, 2, 1]);
  const [, key = ''] = app.privateKey.split('\n');
  for (const printed of [first.output, output])
    expect(printed).not.toMatch(new RegExp(`${key.slice(0, 20)}|ghs_`));
  await mergePull(place.cloud);
});
