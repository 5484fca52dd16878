import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { showResult } from '../../../../src/cli/deploy/deploy-local.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import type { RunningCloud } from '../../../../src/localcloud/running/running.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { useFolder } from '../../../support/folder.ts';
import { commandContext } from '../command-context.ts';
import { runIn } from '../terminal-run.ts';
import { localConfig } from './local-config.ts';

const folder = useFolder();

it.each([
  [[], 'VERSION_NOT_FOUND'],
  [['--site-version', '1.0.0', '--branch', 'feature/x'], 'EVENT_NOT_DEPLOYED'],
])('deploy --local %j fails with %s before it starts a service', async (more, code) => {
  await writeFile(folder.at('site.config.yml'), localConfig);
  const { stdout, stderr } = await runIn(folder.root, ['deploy', '--local', ...more]);
  expect(stderr).toContain(`[${code}]`);
  expect(stdout).not.toContain('Local cloud');
});

/** A local cloud whose process ended during a deployment. */
const ended: RunningCloud = {
  env: {},
  face: 'http://127.0.0.1:4610',
  site: { ...sampleSite },
  github: { runnerEnv: async () => ({}) },
  readSite: async () => {
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', 'The running local cloud did not answer.');
  },
  record: async () => false,
  texts: { take: async () => undefined, report: async () => {} },
};
const run = { id: '7', startedAt: '2026-11-20T10:00:00.000Z', lines: ['plan', 'login'] };

it.each<[number, Record<string, string>, number]>([
  [0, { status: 'succeeded', report: '{"status":"succeeded"}' }, 0],
  [1, { status: 'failed', report: '{"status":"failed"}' }, 1],
  [1, {}, 2],
])(
  'a local deployment keeps its result if its local cloud has ended since: code %d, %j',
  async (code, outputs, exit) => {
    const context = commandContext();
    const result = { code, outputs };
    expect(await showResult(result, run, ended, undefined, true, context)).toBe(exit);
    expect(JSON.parse(context.out())).toEqual(JSON.parse(outputs.report ?? '{}'));
    expect(context.log.lines.join('\n')).toContain(
      'Cannot tell where the site is served now: The running local cloud did not answer.',
    );
  },
);

it.each([
  ['deployed the site', { url: 'https://www.acme.example', notified: 'true' }, true],
  ['built it or closed its Preview', { url: '', notified: '' }, false],
])('a run that %s shows the address and the report: %j', async (_, outputs, isShown) => {
  const context = commandContext();
  const deployment = { status: 'succeeded', version: '1.0.0', environment: 'Preview' };
  const seen = { address: 'http://127.0.0.1:1', deployment: { ...deployment, commitSha: 'a' } };
  const running = { ...ended, readSite: async () => seen };
  const result = { code: 0, outputs: { status: 'succeeded', ...outputs } };
  await showResult(result, run, running, undefined, false, context);
  expect(/Open:.*Portal: notified/s.test(context.log.lines.join('\n'))).toBe(isShown);
});
