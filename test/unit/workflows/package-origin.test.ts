import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../src/clients/github/github.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { findDeployingBranch } from '../../../src/workflows/package-origin.ts';
import { fakeClock } from '../../support/clock.ts';
import { scriptedHttp } from '../../support/http.ts';
import { createPlan } from '../../support/plan.ts';

const { config } = createPlan();

function find(
  event: string,
  branch: string,
  environment: 'Production' | 'Preview',
  today?: string,
) {
  const http = scriptedHttp(() =>
    today === undefined ? { status: 404, body: {} } : { body: { name: today } },
  );
  const { signal } = new AbortController();
  const token = new Secret('token');
  const github = createGitHub({ http, clock: fakeClock(), token, signal });
  const place = { config, environment, configFile: 'site.config.yml' };
  return findDeployingBranch({ ...github, owner: 'acme', name: 'site' }, { event, branch }, place);
}

describe('the branch that built a package', () => {
  it.each([
    ['a push to it', 'push', 'master', 'Production', undefined, 'master'],
    ['a manual run for Preview', 'workflow_dispatch', 'master', 'Preview', undefined, 'master'],
    ['a push to a release branch', 'push', 'release/1.5.0', 'Preview', undefined, 'release/1.5.0'],
    ['its new name after a rename', 'push', 'trunk', 'Production', 'master', 'master'],
    [
      'the new name of a release branch after a rename',
      'push',
      'next',
      'Preview',
      'release/1.5.0',
      'release/1.5.0',
    ],
  ] as const)('is found by %s', async (_, event, branch, environment, today, found) => {
    expect(await find(event, branch, environment, today)).toBe(found);
  });

  it.each([
    ['a push to the production branch built for Preview', 'master', 'Preview', undefined],
    ['a push to a release branch built for Production', 'release/1.5.0', 'Production', undefined],
    ['a push to another branch built for Production', 'trunk', 'Production', 'trunk'],
  ] as const)('is unknown if %s', async (_, branch, environment, today) => {
    expect(await find('push', branch, environment, today)).toBeUndefined();
  });
});
