import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { type Evidence, getLeaks, getSecrets } from './harness/secrets.ts';
import { script } from './harness/site.ts';

const harness = useHarness();

it('the leak check finds every credential in every place where it is planted', async () => {
  const run = await harness.deploy({ inputs: { 'api-token': harness.cloud.portal.apiToken } });
  expect(run.code).toBe(0);
  const { cloud } = harness;
  expect(getLeaks(run, cloud)).toEqual([]);
  const secrets = getSecrets(run, cloud);
  expect(secrets.size).toBe(8);
  for (const [secret, what] of secrets) {
    const planted: [string, Partial<Evidence>][] = [
      ['the visible log', { visible: `before ${secret} after` }],
      ['stdout', { stdout: `::debug::${secret}\n` }],
      ['stderr', { stderr: secret }],
      ['the outputs', { outputs: { url: secret } }],
      ['the summary', { summary: encodeURIComponent(secret) }],
      ['GITHUB_ENV', { env: { A: secret } }],
      ['GITHUB_STATE', { state: { A: secret } }],
      ['GITHUB_PATH', { path: [secret] }],
      ['the annotations', { annotations: [{ level: 'error', message: secret }] }],
      ['the file /f', { files: new Map([['/f', Buffer.from(secret).toString('base64')]]) }],
    ];
    for (const [place, evidence] of planted) {
      expect(getLeaks({ ...run, ...evidence }, cloud), place).toContain(`${what} in ${place}`);
    }
    expect(getLeaks({ ...run, stdout: `::add-mask::${secret}\n` }, cloud)).toEqual([]);
    const stopped = `page ##[stop-commands]x.html\n::add-mask::${secret}\n`;
    expect(getLeaks({ ...run, stdout: stopped }, cloud)).toContain(`${what} in stdout`);
  }
});

it('the leak check fails a run whose build writes a credential into the site', async () => {
  const build = script(`
const look = () => {
  if (!fs.existsSync(path.join(outside, 'go'))) return;
  watcher.close();
  site();
  write('dist/leak.txt', fs.readFileSync(path.join(outside, 'token'), 'utf8'));
};
const watcher = fs.watch(outside, look);
look();`);
  const leaking = harness.deploy({
    files: { 'build.mjs': build },
    async during({ action, until, handedOut, outside }) {
      await until(action.line(/^::add-mask::[0-9a-f]{64}\d-/));
      const [token = ''] = [...handedOut].find(([, what]) => what === 'deployment token') ?? [];
      await writeFile(`${outside}/token`, token);
      await writeFile(`${outside}/go`, '');
    },
  });
  await expect(leaking).rejects.toMatchObject({
    actual: [expect.stringMatching(/^deployment token in the file .+\/dist\/leak\.txt$/)],
  });
});
