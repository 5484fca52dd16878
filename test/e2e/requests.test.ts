import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCommand } from './harness/command.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

it('"requests reject" and "requests archive" succeed when repeated', {
  timeout: 60_000,
}, async () => {
  const { workspace } = await harness.checkout();
  const { cloud } = harness;
  const content = readFileSync(`${workspace}/site.config.yml`).toString('base64');
  const file = { message: 'Configure the site', content };
  await cloud.githubApi.send('PUT', '/repos/acme/shop/contents/site.config.yml', file);
  const operator = cloud.portal.users.find(({ level }) => level === 'operator');
  const env = { GH_TOKEN: cloud.githubApi.token, PORTAL_TOKEN: operator?.token ?? '' };
  const call = (...args: string[]) => runCommand(cloud, args, { cwd: workspace, env });
  const id = (await call('portal', 'requests', 'create', 'Opening hours')).stdout.trim();
  for (const name of ['reject', 'reject', 'archive', 'archive']) {
    const args = [id, '--reason', 'Not now', '--repository', 'acme/shop'];
    const { code, stdout } = await call('requests', name, ...args);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('with nothing left to clean up'),
    });
  }
});
