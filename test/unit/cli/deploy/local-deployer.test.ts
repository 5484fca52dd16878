import { expect, it } from 'vitest';
import { actionsLog } from '../../../../src/action/log.ts';
import { createNoiseFilter, unreachedLines } from '../../../../src/cli/deploy/local-deployer.ts';
import { warnAboutExposedSecrets } from '../../../../src/deploy/steps/build/environment.ts';
import { createDeps } from '../../../support/deps.ts';
import { recordingLog } from '../../../support/log.ts';
import { createPlan } from '../../../support/plan.ts';

it('unreachedLines names blocked hosts and the option that allows them', () => {
  const call = (method: string, host: string, status: number) => ({ method, host, status });
  expect(
    unreachedLines([
      call('CONNECT', 'fonts.example', 502),
      call('CONNECT', 'registry.npmjs.org', 200),
      call('GET', 'portal.acme.example', 502),
      call('CONNECT', 'fonts.example', 502),
      call('CONNECT', 'cms.example', 502),
    ]),
  ).toEqual([
    'The local cloud only allows access to package registries. Blocked hosts: fonts.example, cms.example.',
    'If the build needs one, allow it: --allow-host fonts.example --allow-host cms.example',
  ]);
  expect(unreachedLines([call('CONNECT', 'registry.npmjs.org', 200)])).toEqual([]);
});

it('createNoiseFilter hides the advice for GitHub jobs, but not other lines', () => {
  const log = recordingLog();
  warnAboutExposedSecrets(
    createPlan({ mode: 'all' }),
    createDeps({ log, env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' } }),
  );
  expect(log.lines).toHaveLength(1);
  const isShown = createNoiseFilter();
  for (const line of log.lines) expect(isShown(line.replace(/^info /, ''))).toBe(false);
  for (const line of [
    'plan 0.05 s  acme',
    'In one page',
    'Could not check the live site',
    '12 built pages unknown to the portal: a.html.',
    '::error::x',
    '',
  ])
    expect(isShown(line)).toBe(true);
});

it('createNoiseFilter hides annotations that repeat log lines', () => {
  const printed: string[] = [];
  const core = {
    debug() {},
    setSecret() {},
    error() {},
    info: (line: string) => void printed.push(line),
  };
  const log = actionsLog({ ...core, warning: (line) => void printed.push(`Warning: ${line}`) });
  for (let page = 0; page < 12; page += 1) log.warn(`SEO: ${page}`);
  // The local runner shows a group as its title.
  const toLines = () => printed.map((line) => line.replace('::group::', ''));
  const before = toLines();
  log.annotate();
  const isShown = createNoiseFilter();
  expect(toLines().filter((line) => line !== '::endgroup::' && isShown(line))).toEqual(before);
});
