import { expect, it } from 'vitest';
import { unreachedLines } from '../../../../src/cli/deploy/local-deployer.ts';
import { runnersOwn } from '../../../../src/cli/deploy/run-locally.ts';
import { sayWhatIsExposed } from '../../../../src/steps/build/exposed.ts';
import { depsOf } from '../../../support/deps.ts';
import { recordingLog } from '../../../support/log.ts';
import { planOf } from '../../../support/plan.ts';

it('a failed local run names hosts that the local cloud does not lead to, and the option that lets them through', () => {
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
    'The local cloud leads to package registries only. These were asked for in vain: fonts.example, cms.example.',
    'If the build needs one, let it through: --allow-host fonts.example --allow-host cms.example',
  ]);
  expect(unreachedLines([call('CONNECT', 'registry.npmjs.org', 200)])).toEqual([]);
});

it('advice for jobs of GitHub is not shown to a person at a terminal, and everything else is', () => {
  const log = recordingLog();
  sayWhatIsExposed(planOf({ mode: 'all' }), depsOf({ log, env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' } }));
  expect(log.lines).toHaveLength(1);
  for (const line of log.lines) expect(line.replace(/^info /, '')).toMatch(runnersOwn);
  for (const line of ['plan 0.05 s  acme', 'In one page', 'Not checked: the live site', '::error::x', ''])
    expect(line).not.toMatch(runnersOwn);
});
