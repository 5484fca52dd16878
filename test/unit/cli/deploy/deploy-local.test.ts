import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { showOutcome } from '../../../../src/cli/deploy/deploy-local.ts';
import type { DeploymentOutcome } from '../../../../src/localcloud/localcloud.ts';
import { useFolder } from '../../../support/folder.ts';
import { commandContext } from '../command-context.ts';
import { runIn } from '../terminal-run.ts';
import { localConfig } from './local-config.ts';

const folder = useFolder();

it.each([
  ['without a version', [], 'VERSION_NOT_FOUND'],
  [
    'of a branch that is not deployed',
    ['--site-version', '1.0.0', '--branch', 'feature/x'],
    'EVENT_NOT_DEPLOYED',
  ],
])('deploy --local %s fails without starting a local cloud', async (_, more, code) => {
  await writeFile(folder.at('site.config.yml'), localConfig);
  const { stdout, stderr } = await runIn(folder.root, ['deploy', '--local', ...more]);
  expect(stderr).toContain(`[${code}]`);
  expect(stdout).not.toContain('Local cloud');
});

it.each<[string, DeploymentOutcome, string[]]>([
  [
    'deployed the site',
    {
      code: 0,
      outputs: { status: 'succeeded', url: 'https://www.acme.example', notified: 'true' },
    },
    ['Open:   http://acme-docs-production.localhost:1', 'Portal: notified of "succeeded"'],
  ],
  ['built the site or closed its Preview', { code: 0, outputs: { status: 'succeeded' } }, []],
  ['failed', { code: 1, outputs: { status: 'failed' } }, []],
  ['was refused', { code: 2, outputs: {} }, []],
])('deploy --local --json prints the outcome of a run that %s', (_, outcome, shown) => {
  const context = commandContext();
  const deployment = { status: 'succeeded', version: '1.0.0', environment: 'Preview' };
  const browserAddress = 'http://acme-docs-production.localhost:1';
  const seen = { address: 'http://127.0.0.1:1', browserAddress, deployment: deployment };
  const report = JSON.stringify({ status: outcome.outputs.status });
  const whole = { ...outcome, ...seen, outputs: { ...outcome.outputs, report } };
  expect(showOutcome(whole, { json: true }, context)).toBe(outcome.code);
  const { status } = outcome.outputs;
  expect(JSON.parse(context.out())).toEqual({ ...(status && { status }), address: seen.address });
  const lines = context.log.lines.join('\n');
  for (const line of shown) expect(lines).toContain(line);
  if (shown.length === 0) expect(lines).toBe('');
});

it.each(['build', 'deploy'])('deploy --local refuses --mode %s', async (mode) => {
  await writeFile(folder.at('site.config.yml'), localConfig);
  const { code, stderr } = await runIn(folder.root, ['deploy', '--local', '--mode', mode]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Push the repository')]);
});
