import { beforeAll, expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { type Ended, runCommand } from './harness/command.ts';
import { type Checkout, useHarness } from './harness/harness.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();
const repository = 'acme/shop';
const branch = 'release/1.4.0';

/** Runs the command without a terminal on stdin. */
function previews(
  { workspace }: Checkout,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const { cloud } = harness;
  const tokens = { GH_TOKEN: cloud.githubApi.token, AZURE_ACCESS_TOKEN: cloud.arm.token };
  return runCommand(cloud, ['previews', ...args], { cwd: workspace, env: { ...tokens, ...env } });
}

const named = ['--repository', repository];
const getStatus = async (url: string) => (await createClient(harness.cloud)(`${url}/`)).status;
const previewUrl = () => `https://${harness.cloud.hosting.hostname(acme.slug, 'preview')}`;
const deletions = () => [...harness.cloud.requests].filter(({ method }) => method === 'DELETE');
const findRow = (output: string, name: string) =>
  output.split('\n').find((line) => line.startsWith(name)) ?? '';

let checkout: Checkout;

beforeAll(async () => {
  const { json } = await harness.cloud.githubApi.send(
    'GET',
    `/repos/${repository}/git/ref/heads/master`,
  );
  const { sha } = (json as { object: { sha: string } }).object;
  await harness.cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, {
    ref: `refs/heads/${branch}`,
    sha,
  });
});

it('"previews" lists a Preview as live, and as stale once its branch is deleted, and closes it', {
  timeout: 60_000,
}, async () => {
  checkout = await harness.checkout();
  expect((await harness.run(checkout)).code).toBe(0);
  const deployed = await harness.run(checkout, {
    event: { ref: `refs/heads/${branch}` },
    jobEnvironment: 'Preview',
  });
  expect(deployed.code).toBe(0);

  const before = await previews(checkout, ['list', ...named]);
  expect(before).toMatchObject({ code: 0, stderr: '' });
  expect(findRow(before.stdout, 'default (Production)')).toMatch(
    / {2}master {2,}\S+ {2,}\d{4}-[-\d]+ [:\d]+ {2}live$/,
  );
  expect(findRow(before.stdout, 'preview')).toMatch(
    / {2}release\/1\.4\.0 {2}\S+ {2,}\d{4}-[-\d]+ [:\d]+ {2}live$/,
  );
  expect(await previews(checkout, ['close', '--stale', '--yes', ...named])).toMatchObject({
    code: 0,
  });
  expect(await getStatus(previewUrl())).toBe(200);

  const removed = await harness.cloud.githubApi.send(
    'DELETE',
    `/repos/${repository}/git/refs/heads/${branch}`,
  );
  expect(removed.status).toBe(204);
  const stale = await previews(checkout, ['list', ...named]);
  expect(findRow(stale.stdout, 'preview')).toMatch(/ {2}stale: its branch no longer exists$/);
  expect(findRow(stale.stdout, 'default')).toMatch(/ {2}live$/);
  const data = JSON.parse((await previews(checkout, ['list', '--json', ...named])).stdout);
  expect(data).toMatchObject([
    { name: 'default', isProduction: true, state: 'live' },
    {
      name: 'preview',
      isProduction: false,
      branch,
      state: 'stale',
      host: new URL(previewUrl()).hostname,
    },
  ]);

  harness.cloud.requests.clear();
  const dry = await previews(checkout, ['close', '--stale', '--dry-run', ...named]);
  expect(dry.code).toBe(0);
  expect(dry.stdout).toContain('Dry run: one environment would be closed. Nothing was changed.');
  const unasked = await previews(checkout, ['close', '--stale', ...named]);
  expect(unasked).toMatchObject({ code: 2 });
  expect(unasked.stderr).toContain('add --yes');
  expect(deletions()).toEqual([]);

  harness.cloud.arm.tokens.set('reader', 'read');
  const weak = await previews(checkout, ['close', '--stale', '--yes', ...named], {
    AZURE_ACCESS_TOKEN: 'reader',
  });
  expect(weak.code).toBe(1);
  expect(weak.stderr).toContain('AZURE_PERMISSION_MISSING');
  expect(weak.stderr).toContain('Microsoft.Web/staticSites/builds/delete');
  expect(await getStatus(previewUrl())).toBe(200);

  const closed = await previews(checkout, ['close', '--stale', '--yes', ...named]);
  expect(closed, closed.stderr).toMatchObject({ code: 0 });
  expect(closed.stdout).toContain(
    `closed: preview, ${new URL(previewUrl()).hostname} is no longer served`,
  );
  expect([await getStatus(previewUrl()), await getStatus(acme.url)]).toEqual([404, 200]);

  const after = await previews(checkout, ['list', ...named]);
  expect(findRow(after.stdout, 'preview')).toBe('');
  const nothing = await previews(checkout, ['close', '--stale', '--yes', ...named]);
  expect(nothing).toMatchObject({ code: 0 });
  expect(nothing.stdout).toContain('Nothing to close');
});

it('"previews close" refuses a name together with --stale', async () => {
  checkout = await harness.checkout();
  harness.cloud.requests.clear();
  const args = ['close', 'preview', '--stale', '--yes', ...named];
  expect(await previews(checkout, args)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Specify either the name'),
  });
  expect(deletions()).toEqual([]);
});
