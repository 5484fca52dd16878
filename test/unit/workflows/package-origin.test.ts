import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../src/clients/github/github.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { findDeployingBranch } from '../../../src/workflows/package-origin.ts';
import { fakeClock } from '../../support/clock.ts';
import { scriptedHttp } from '../../support/http.ts';
import { createPlan } from '../../support/plan.ts';

const { environments } = createPlan().config;

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
  const place = { slug: 'site', environment, environments, configFile: 'site.config.yml' };
  return findDeployingBranch({ ...github, owner: 'acme', name: 'site' }, { event, branch }, place);
}

describe('the branch that built a package', () => {
  it.each([
    ['push', 'master', 'Production', undefined, 'master'],
    ['push', 'master', 'Preview', undefined, undefined],
    ['workflow_dispatch', 'master', 'Preview', undefined, 'master'],
    ['push', 'release/1.5.0', 'Preview', undefined, 'release/1.5.0'],
    ['push', 'release/1.5.0', 'Production', undefined, undefined],
    ['push', 'trunk', 'Production', 'master', 'master'],
    ['push', 'trunk', 'Production', 'trunk', undefined],
    ['push', 'next', 'Preview', 'release/1.5.0', 'release/1.5.0'],
  ] as const)(
    'for %s of %s to %s, with the present name %s, is %s',
    async (event, branch, environment, today, found) => {
      expect(await find(event, branch, environment, today)).toBe(found);
    },
  );
});
