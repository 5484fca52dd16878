import { describe, expect, it } from 'vitest';
import { checkReportedPackage } from '../../../../../src/deploy/steps/plan/reported-package.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { computeDigest } from '../../../../../src/shared/site-files.ts';
import { createDeps, type TestDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { portalClient } from '../../../../support/portal-client.ts';

const [commit, other] = ['a'.repeat(40), 'b'.repeat(40)];
const files = [{ path: 'index.html', size: 1, sha256: 'c'.repeat(64) }];
const built = computeDigest(files);
const provenance = { commit, tree: '', texts: '', seo: '', files: 'sha256:1', built };
const report = {
  ...{ id: 'dep_1', environment: 'Production', version: '1.4.0', commitSha: commit },
  ...{ status: 'succeeded', timestamp: '2026-01-01T00:00:00Z', receivedAt: '2026-01-01T00:00:00Z' },
  ...{ applied: true, provenance, run: { id: '77', attempt: 1 } },
};

/**
 * Checks a package against a portal with these reports, one page per request.
 * @param reports the portal's list of reports, or the status of all its responses
 */
async function check(reports: readonly object[] | number, more: Partial<TestDeps> = {}) {
  const http = scriptedHttp(({ url }) => {
    if (typeof reports === 'number') return { status: reports, body: {} };
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name)));
    const deployments = reports.slice(offset, (offset ?? 0) + (limit ?? 0));
    return { body: { deployments, total: reports.length, limit, offset } };
  });
  const deps = createDeps({ http, ...more });
  const plan = createPlan({
    mode: 'rollback',
    rollbackRun: '77',
    provenance: { commit, tree: '', run: '' },
  });
  const site = { folder: '', commands: [], origin: { files, digest: '' } };
  await checkReportedPackage(plan, site, portalClient(deps, 'token'), deps);
  return { log: deps.log.lines, http };
}

describe('a package kept by a different run', () => {
  it.each<[string, readonly object[]]>([
    ['its run reported it', [report]],
    ['one attempt of its run reported it', [{ ...report, commitSha: other }, report]],
    ['its run did not report what it built', [{ ...report, provenance: undefined }]],
  ])('is accepted if %s', async (_, reports) => {
    expect((await check(reports)).log).toEqual([]);
  });

  const none = 'info The portal has no report of run 77: only GitHub proves its package.';
  it.each<[string, readonly object[] | number, readonly unknown[]]>([
    ['only a failed attempt reported it', [{ ...report, status: 'failed', version: '9.9.9' }], []],
    [
      'only a different run reported a package',
      [{ ...report, run: { id: '78', attempt: 1 }, version: '9.9.9' }],
      [],
    ],
    ['the portal has no list of reports', 404, [expect.stringMatching(/^debug .*404/)]],
    ['the portal fails', 500, [expect.stringMatching(/^debug .*500/)]],
  ])("is accepted with only GitHub's proof if %s", async (_, reports, reason) => {
    const { log, http } = await check(reports);
    expect(log).toEqual([...reason, none]);
    if (typeof reports !== 'number') expect(http.requests).toHaveLength(1);
  });

  it('is not accepted by a cancelled run', async () => {
    const reason = new SiteDeployError('CANCELLED', 'Enough.');
    const cancelled = check([report], { signal: AbortSignal.abort(reason) });
    expect(await catchError(cancelled)).toBe(reason);
  });

  it.each([
    ['version', { version: '9.9.9' }, 'version: 1.4.0, but its run reported 9.9.9'],
    ['commit', { commitSha: other }, `commit: ${commit}, but its run reported ${other}`],
    [
      'digest',
      { provenance: { ...provenance, built: 'sha256:2' } },
      `built: ${built}, but its run reported sha256:2`,
    ],
  ])('is refused if its run reported a different %s', async (_, change, fact) => {
    const strangers = Array.from({ length: 250 }, () => ({
      ...report,
      run: { id: '1', attempt: 1 },
    }));
    const error = await catchError(check([...strangers, { ...report, ...change }]));
    expect(error.code).toBe('ROLLBACK_REFUSED');
    expect(error.facts).toEqual([fact]);
  });
});
