import { describe, expect, it } from 'vitest';
import { buildReport, closingLines, isDone, siteLine } from '../../../src/deploy/report.ts';
import type { DeployResult } from '../../../src/deploy/result.ts';
import type { ErrorCode } from '../../../src/shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { done, results } from './results.ts';

const output = (name: keyof typeof results) => closingLines(results[name]).join('\n');

describe('the closing lines of a run', () => {
  it('report that the platform confirmed the closing of a Preview', () => {
    const { title, closingLines } = buildReport({
      ...results['preview closed'],
      closed: { outcome: 'closed' },
    });
    expect([title, ...closingLines]).toEqual([
      'The hosting platform confirmed closing the Preview "preview" of the site 1.4.0',
      'Closed: the hosting platform confirmed closing the Preview "preview". ' +
        'Its URL was not checked because environments.preview.url is not set.',
    ]);
  });
  it('report a Preview that did not exist', () =>
    expect(output('preview did not exist')).toMatchInlineSnapshot(
      `"Closed: the hosting platform has no Preview "preview". Its URL was not checked because environments.preview.url is not set."`,
    ));
  it('announce what a dry run would close', () =>
    expect(output('dry run of closing a preview')).toMatchInlineSnapshot(
      `"Dry run: the Preview "preview" would be closed. Nothing was sent."`,
    ));
  it('report a Preview that was not closed', () =>
    expect(output('preview not closed')).toMatchInlineSnapshot(`
      "Failed in step close: The hosting platform did not close the Preview. [UPLOAD_REFUSED]
      The Preview "preview" was not closed. The live site was not changed.
      What to do: Fix the cause that the platform names; quote the correlation id to its support."
    `));
  it('report that a Preview may already be closed', () =>
    expect(output('preview possibly closed')).toMatchInlineSnapshot(`
      "Outcome unknown in step close: It is not gone. [CLOSE_UNKNOWN]
      The Preview "preview" may be closed: the request was sent. The live site was not changed.
      What to do: Open its address, or run "site-deploy previews list"; closing it again is harmless."
    `));
  it('show the errors of an invalid config', () =>
    expect(output('plan failed')).toMatchInlineSnapshot(`
      "Failed in step plan: site.config.yml has 1 error. [CONFIG_INVALID]
        site.config.yml:2:3  unknown key "x"
          2 |   x: 1
                ^
      The live site was not changed.
      What to do: Correct the lines named above. Editors check the file as you type if its first line names the JSON Schema, as in a generated file."
    `));
  it('show the output of a failed build', () =>
    expect(output('build failed')).toMatchInlineSnapshot(`
      "Failed in step build: "npm run build" ended with exit code 1. [BUILD_FAILED]
        last lines of its output:
        | \`\`\` oops
      The live site was not changed.
      What to do: Fix the error in the last lines of the build; the same command run locally reproduces it."
    `));
  it('report a failed login, and that the portal could not be notified of it', () =>
    expect(output('login failed, portal not notified')).toMatchInlineSnapshot(`
      "Failed in step login: The login failed. [LOGIN_UNAVAILABLE]
      The portal could not be told.
        status 500
      The live site was not changed.
      What to do: Run the job again; if it happens again, check the status page of Microsoft Entra."
    `));
  it('report that no check found the build at the address of the site', () =>
    expect(output('not seen')).toMatchInlineSnapshot(`
    "Failed in step verify: https://www.acme.example does not serve this build. [VERIFY_MISMATCH]
    https://www.acme.example may have changed: the hosting platform reported success, but no check found this build there.
    What to do: Check what the site serves instead, named above: a custom domain or a cache in front of the site is the usual cause."
  `));
  it('report a cancelled run', () =>
    expect(output('cancelled')).toMatchInlineSnapshot(`
      "Cancelled in step build: The run was cancelled (SIGINT). [CANCELLED]
      The live site was not changed.
      What to do: Run it again if needed."
    `));
});

it.each(
  Object.entries(results).map(([name, result]) => {
    const expected = done.some((each) => each === name);
    return { name, result, expected };
  }),
)('isDone returns $expected for the outcome "$name"', ({ result, expected }) => {
  expect(isDone(result)).toBe(expected);
});

const failed: DeployResult = {
  ...{ status: 'failed', siteChanged: 'no', notified: false, seconds: {} },
};
const url = 'https://www.acme.example';
const live = { url, version: '1.3.0', commit: 'b'.repeat(40) };

it.each<[string, 'no' | 'maybe' | 'yes', Partial<DeployResult>, ErrorCode | 'none', string]>([
  ['says that the live site was not changed', 'no', {}, 'none', 'The live site was not changed.'],
  [
    'says that a Preview was not changed',
    'no',
    { environment: 'Preview' },
    'none',
    'The Preview was not changed.',
  ],
  [
    'names no version if the live site names none',
    'no',
    { live: { url } },
    'none',
    'The live site was not changed.',
  ],
  [
    'names the version and commit of the unchanged live site',
    'no',
    { live },
    'none',
    `The live site was not changed. ${url} serves 1.3.0 (commit bbbbbbbbbbbb).`,
  ],
  [
    'names only the version of the unchanged live site if the commit is unknown',
    'no',
    { live: { ...live, commit: '' } },
    'none',
    `The live site was not changed. ${url} serves 1.3.0.`,
  ],
  [
    'says that the live site serves the Preview',
    'yes',
    {},
    'UPLOAD_WRONG_TARGET',
    'The live site has changed: it serves the Preview instead of Production.',
  ],
  [
    'says that only some checks found the build',
    'yes',
    { url },
    'VERIFY_MISMATCH',
    `${url} has changed: a check found this build there, but not everywhere.`,
  ],
  [
    'says that the outcome of an upload to the wrong target is unknown',
    'maybe',
    { url },
    'UPLOAD_WRONG_TARGET',
    `${url} may have changed: the upload was sent, but its outcome is unknown.`,
  ],
  [
    'says that the run failed before the verification',
    'maybe',
    { failedStep: 'verify' },
    'TOO_MANY_OPEN_FILES',
    'The site may have changed: the upload was sent, but the run ended before the site was verified.',
  ],
  [
    'says that the outcome of an upload is unknown after an internal error',
    'maybe',
    { correlationId: 'c' },
    'INTERNAL',
    'The site may have changed: the upload was sent, but its outcome is unknown.',
  ],
  [
    'says that the distribution of the upload had started',
    'maybe',
    {},
    'DISTRIBUTION_FAILED',
    'The site may have changed: the hosting platform had started to distribute the upload.',
  ],
  [
    'says that a reported success was not verified',
    'maybe',
    {},
    'VERIFY_UNREACHABLE',
    'The site may have changed: the hosting platform reported success, but this was not verified.',
  ],
  [
    'says that the run was cancelled before the verification',
    'maybe',
    { failedStep: 'verify' },
    'CANCELLED',
    'The site may have changed: the upload was sent, but the run ended before the site was verified.',
  ],
  [
    'says that the outcome of a refused upload is unknown',
    'maybe',
    { failedStep: 'verify' },
    'UPLOAD_REFUSED',
    'The site may have changed: the upload was sent, but its outcome is unknown.',
  ],
])('siteLine %s', (_, siteChanged, more, code, line) => {
  const error = code === 'none' ? undefined : new SiteDeployError(code, 'x');
  expect(siteLine({ ...failed, siteChanged, error, ...more })).toBe(line);
});

it.each<[string, Partial<DeployResult>, string, string]>([
  [
    'the Preview of a pull request',
    { ...results.succeeded, source: { repository: '', branch: '', commit: '', pull: 7 } },
    'the site 1.4.0 is live in the Preview of pull request #7',
    `Live: ${url} serves 1.4.0 (the Preview of pull request #7, 12 files, 1.4 MB). Verified.`,
  ],
  [
    'the end of the Preview of a pull request',
    {
      ...results['preview closed'],
      closed: { outcome: 'closed' },
      source: { repository: '', branch: '', commit: '', pull: 7 },
    },
    'The hosting platform confirmed closing the Preview "preview" of the site 1.4.0',
    'Closed: the hosting platform confirmed closing the Preview "preview". Only the platform knows ' +
      'the URL of a pull request, so it was not checked.',
  ],
  [
    'a site without statistics',
    { ...results.succeeded, site: 'acme', fileCount: undefined },
    'acme 1.4.0 is live in Production',
    `Live: ${url} serves 1.4.0 (Production). Verified and reported to the portal.`,
  ],
])('buildReport returns a title and a closing line for %s', (_, result, title, line) => {
  const report = buildReport({ ...failed, ...result });
  expect([report.title, ...report.closingLines]).toEqual([title, line]);
});

const commit = 'c'.repeat(40);
it.each<[string, DeployResult['live'] | undefined, string]>([
  ['serves the build if nothing else is known', undefined, 'serves this build; verified.'],
  ['serves the build if the address names no version', { url }, 'serves this build; verified.'],
  [
    'serves the build if the address names its version and commit',
    { url, version: '1.4.0', commit },
    'serves this build; verified.',
  ],
  [
    'serves the build if the commit at the address is unknown',
    { url, version: '1.4.0' },
    'serves this build; verified.',
  ],
  [
    'has changed if the address serves different files',
    { url, version: '1.4.0', commit, digest: 'sha256:b' },
    'served this build, as verified; now it serves another build of 1.4.0 (commit cccccccccccc).',
  ],
  [
    'has changed if the address serves a different commit',
    { url, version: '1.4.0', commit: live.commit },
    'served this build, as verified; now it serves 1.4.0 (commit bbbbbbbbbbbb).',
  ],
  [
    'has changed if the address serves a different version',
    live,
    'served this build, as verified; now it serves 1.3.0 (commit bbbbbbbbbbbb).',
  ],
])('siteLine of a success without notification says that the site %s', (_, now, line) => {
  const source = { commit, repository: 'acme/site', branch: 'master' };
  const known = { url, siteVersion: '1.4.0', digest: 'sha256:a', source, live: now };
  const result = { ...failed, ...known, status: 'succeeded', siteChanged: 'yes' } as DeployResult;
  expect(siteLine(result)).toBe(`${url} ${line}`);
});

it('closingLines of a closed Preview say what visitors get', () => {
  const gone = { url: 'https://preview.acme.example', status: 404 };
  const closed = { ...results['preview closed'], closed: { outcome: 'closed', gone } } as const;
  expect(closingLines(closed)).toEqual([
    'Closed: the Preview "preview" no longer exists. ' +
      'Visitors of https://preview.acme.example get "not found" (status 404).',
  ]);
});

it('closingLines of a success without notification begin with the failed notification', () => {
  expect(closingLines(results['succeeded, portal not notified']).slice(0, 3)).toEqual([
    'The portal could not be told. [NOTIFY_FAILED]',
    '  status 500',
    'https://www.acme.example serves this build; verified.',
  ]);
});

it.each<[string, Partial<DeployResult>, string]>([
  ['a dry run', { status: 'skipped' }, 'Dry run: 1.4.0 for Production is ready. Nothing was sent.'],
  ['a reused package', { reused: true, folder: 'f' }, 'Built: 1.4.0 for Production, in f.'],
])('closingLines returns a single line for %s', (_, more, line) => {
  const known = { environment: 'Production', siteVersion: '1.4.0' } as const;
  expect(closingLines({ ...failed, status: 'succeeded', ...known, ...more })).toEqual([line]);
});

it.each<[keyof typeof results, string]>([
  [
    'succeeded, portal not notified',
    'the site 1.4.0 is live in Production, but the portal has not confirmed the report',
  ],
  ['dry run', 'Dry run: the site 1.4.0 is ready for Production'],
  ['plan failed', 'The deployment of the site failed, in step plan'],
  ['build failed', 'The deployment of the site 1.4.0 in Production failed, in step build'],
  ['preview did not exist', 'The Preview "preview" of the site did not exist'],
  [
    'dry run of closing a preview',
    'Dry run: the Preview "preview" of the site 1.4.0 would be closed',
  ],
  ['preview not closed', 'Closing the Preview of the site 1.4.0 failed, in step close'],
])('buildReport returns a title for the outcome "%s"', (name, title) => {
  expect(buildReport(results[name]).title).toBe(title);
});

it('buildReport limits messages to 2,000 characters, and lists to 200 items', () => {
  const message = 'm'.repeat(2_001);
  const cut = `${'m'.repeat(2_000)}…`;
  const facts = Array.from({ length: 201 }, (_, index) => `${index}`);
  const problem = { message, file: 'a.yml', line: 1, column: 1 };
  const problems = facts.map(() => problem);
  const error = new SiteDeployError('BUILD_FAILED', message, { facts, problems });
  const report = buildReport({ ...failed, error, findings: problems });
  expect(report.findings).toEqual(Array(200).fill({ ...problem, message: cut }));
  expect(report).toMatchObject({ status: 'failed', notified: false });
  expect(report.findingCount).toBe(201);
  expect(report.error).toMatchObject({ message: cut, facts: facts.slice(1) });
  expect(report.error?.problems).toHaveLength(200);
  const whole = new SiteDeployError('BUILD_FAILED', 'm'.repeat(2_000));
  expect(buildReport({ ...failed, error: whole }).error?.message).toBe(whole.message);
});
