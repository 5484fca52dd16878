import { describe, expect, it } from 'vitest';
import { closingLines, isDone } from '../../../src/deploy/report.ts';
import { buildReport } from '../../../src/deploy/run-report.ts';
import { done, results } from './results.ts';

const said = (name: keyof typeof results) => closingLines(results[name]).join('\n');

describe('the closing lines of a run', () => {
  it('succeeded', () =>
    expect(said('succeeded')).toMatchInlineSnapshot(
      `"Live: https://www.acme.example serves 1.4.0 (Production, 12 files, 1.4 MB). Verified, and the portal knows."`,
    ));
  it('rolled back', () =>
    expect(said('rolled back')).toMatchInlineSnapshot(
      `"Rolled back to 1.4.0 (commit c0ffee000000), run 77: https://www.acme.example serves it (Production, 12 files, 1.4 MB). Verified, and the portal knows."`,
    ));
  it('succeeded, portal not notified', () =>
    expect(said('succeeded, portal not notified')).toMatchInlineSnapshot(`
    "The portal could not be told. [NOTIFY_FAILED]
      status 500
    https://www.acme.example is live with this build and verified.
    What to do: Run the job again to tell it; check the input "api-token" if it was refused."
  `));
  it('preview closed', () =>
    expect(said('preview closed')).toMatchInlineSnapshot(
      `"Closed: the Preview "preview" is no more. A visitor of https://next.acme.example gets "not found" (status 404)."`,
    ));
  it('preview closed, according to the platform', () => {
    const { title, closingLines } = buildReport({
      ...results['preview closed'],
      closed: { outcome: 'closed' },
    });
    expect([title, ...closingLines]).toEqual([
      'The hosting platform has confirmed that it closes the Preview "preview" of the site 1.4.0',
      'Closed: the hosting platform has confirmed that it closes the Preview "preview". ' +
        'Its URL was not checked because environments.preview.url is not set.',
    ]);
  });
  it('preview did not exist', () =>
    expect(said('preview did not exist')).toMatchInlineSnapshot(
      `"Closed: the hosting platform knows no Preview "preview". Its address was not looked at, since environments.preview.url is not set."`,
    ));
  it('dry run of closing a preview', () =>
    expect(said('dry run of closing a preview')).toMatchInlineSnapshot(
      `"Dry run: the Preview "preview" would be closed. Nothing was sent."`,
    ));
  it('unchanged', () =>
    expect(said('unchanged')).toMatchInlineSnapshot(
      `"Unchanged: https://www.acme.example serves these files of 1.4.0 already (Production, 12 files, 1.4 MB). Verified, and the portal knows."`,
    ));
  it('preview not closed', () =>
    expect(said('preview not closed')).toMatchInlineSnapshot(`
    "Failed in step close: The hosting platform did not close the Preview. [UPLOAD_REFUSED]
    The Preview "preview" was not closed. The live site was not changed.
    What to do: Correct what its reason names; quote the correlation id to its support."
  `));
  it('preview possibly closed', () =>
    expect(said('preview possibly closed')).toMatchInlineSnapshot(`
    "Outcome unknown in step close: It is not gone. [CLOSE_UNKNOWN]
    The Preview "preview" may be closed: the request was handed over. The live site was not changed.
    What to do: Open its address, or list what is there with "site-deploy previews list"; closing it again does no harm."
  `));
  it('dry run', () =>
    expect(said('dry run')).toMatchInlineSnapshot(
      `"Dry run: 1.4.0 for Production is ready, 12 files, 1.4 MB. Nothing was sent."`,
    ));
  it('built', () =>
    expect(said('built')).toMatchInlineSnapshot(
      `"Built: 1.4.0 for Production, 12 files, 1.4 MB, in site-deploy-build."`,
    ));
  it('plan failed', () =>
    expect(said('plan failed')).toMatchInlineSnapshot(`
      "Failed in step plan: site.config.yml has 1 error. [CONFIG_INVALID]
        site.config.yml:2:3  unknown key "x"
          2 |   x: 1
                ^
      The live site was not changed.
      What to do: Correct the lines named above. Editors check the file while you type when its first line names the JSON Schema, as in a generated file."
    `));
  it('build failed', () =>
    expect(said('build failed')).toMatchInlineSnapshot(`
    "Failed in step build: "npm run build" ended with exit code 1. [BUILD_FAILED]
      its last lines:
      | \`\`\` oops
    The live site was not changed.
    What to do: Correct what the last lines of the build say; the same command run locally shows it, too."
  `));
  it('login failed, portal not notified', () =>
    expect(said('login failed, portal not notified')).toMatchInlineSnapshot(`
    "Failed in step login: The login failed. [LOGIN_UNAVAILABLE]
    The portal could not be told.
      status 500
    The live site was not changed.
    What to do: Run the job again; look at the status page of Microsoft Entra if it happens again."
  `));
  it('upload handed over', () =>
    expect(said('upload handed over')).toMatchInlineSnapshot(`
    "Failed in step upload: The hosting platform did not start the distribution. [UPLOAD_REFUSED]
    The site may have changed: the upload was handed over, and its outcome is not known.
    What to do: Correct what its reason names; quote the correlation id to its support."
  `));
  it('outcome unknown', () =>
    expect(said('outcome unknown')).toMatchInlineSnapshot(`
    "Outcome unknown in step verify: It did not say in time. [DISTRIBUTION_UNKNOWN]
    https://www.acme.example may have changed: the upload was handed over, and its outcome is not known.
    What to do: Open the site and look at /.well-known/site-deploy.json: it names the build that is live. Then run the job again."
  `));
  it('not verified', () =>
    expect(said('not verified')).toMatchInlineSnapshot(`
    "Failed in step verify: https://www.acme.example does not serve this build. [VERIFY_MISMATCH]
    https://www.acme.example has probably changed: the hosting platform reported success, but this was not verified.
    What to do: Look at what is served instead, named above: a custom domain or a cache in front of the site is the usual cause."
  `));
  it('cancelled', () =>
    expect(said('cancelled')).toMatchInlineSnapshot(`
    "Cancelled in step build: The run was cancelled (SIGINT). [CANCELLED]
    The live site was not changed.
    What to do: Run it again when you want it done."
  `));
});

it.each(Object.entries(results))('%s counts as done only if all of it was done', (name, result) => {
  expect(isDone(result)).toBe(done.some((each) => each === name));
});
