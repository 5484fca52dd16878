import { expect, it } from 'vitest';
import { clientOf } from '../unit/localcloud/support.ts';
import { target } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { type Checkout, type Run, type RunOptions, useWorld } from './harness/world.ts';

const world = useWorld();

const branch = 'release/1.4.0';
const closing = { host: target.validate.host, path: '/api/pullrequest/close' } as const;
const release = { event: { ref: `refs/heads/${branch}` }, jobEnvironment: 'Preview' } as const;
const deleted = (ref: string) => ({ name: 'delete', payload: { ref, ref_type: 'branch' } });
const byHand = { name: 'workflow_dispatch', ref: 'refs/heads/master' };

const previewUrl = () => `https://${world.cloud.hosting.hostname(acme.slug, 'preview')}`;
const statusOf = async (url: string) => (await clientOf(world.cloud)(`${url}/`)).status;

/** A checkout whose config says where the preview is; the live site and the preview are there. */
async function deployed(hosting: Readonly<Record<string, unknown>> = {}): Promise<Checkout> {
  const environments = { preview: { url: previewUrl() } };
  const checkout = await world.checkout({ config: { environments, hosting } });
  if ((await statusOf(acme.url)) !== 200) expect((await world.run(checkout)).code).toBe(0);
  if ((await statusOf(previewUrl())) !== 200)
    expect((await world.run(checkout, release)).code).toBe(0);
  expect([await statusOf(acme.url), await statusOf(previewUrl())]).toEqual([200, 200]);
  return checkout;
}

const close = (checkout: Checkout, options: RunOptions = {}): Promise<Run> =>
  world.run(checkout, {
    event: deleted(branch),
    jobEnvironment: 'Preview',
    ...options,
    inputs: { mode: 'close', 'github-token': world.cloud.githubApi.token, ...options.inputs },
  });

const asked = (run: Run) => [...run.requests].filter(({ path }) => path === closing.path);

it('closes the preview of a deleted branch, and succeeds again on a repeated run', async () => {
  const checkout = await deployed();
  const first = await close(checkout);
  expect(first.code, first.visible).toBe(0);
  expect(first.outputs).toMatchObject({
    status: 'succeeded',
    environment: 'Preview',
    notified: 'false',
  });
  const { seconds } = JSON.parse(first.outputs?.report ?? '');
  expect(Object.keys(seconds)).toContain('close');
  expect(Object.keys(seconds)).not.toContain('upload');
  expect(first.visible).toContain('Closed: the Preview "preview" no longer exists.');
  expect(first.visible).toContain(`Visitors of ${previewUrl()} get "not found" (status 404).`);
  expect(first.summary).toContain('Closed: the Preview "preview" no longer exists.');
  expect(await statusOf(previewUrl())).toBe(404);
  expect(await statusOf(acme.url)).toBe(200);
  // Nothing was deployed, so there is nothing to tell the portal.
  expect(first.told).toEqual([]);
  expect(JSON.parse(asked(first)[0]?.body ?? '')).toMatchObject({
    IsPullRequest: true,
    PullRequestId: 'preview',
    IsNamedEnvironment: false,
    EnvironmentName: null,
    HeadBranch: branch,
  });

  const second = await close(checkout);
  expect(second.code, second.visible).toBe(0);
  expect(second.outputs).toMatchObject({ status: 'succeeded' });
  expect(second.visible).toContain('Closed: the hosting platform has no Preview "preview".');
});

it('succeeds for a preview that never existed', async () => {
  const checkout = await world.checkout({
    config: { environments: { preview: { name: 'unheardof' } } },
  });
  const run = await close(checkout, { event: byHand, inputs: { environment: 'preview' } });
  expect(run.code, run.visible).toBe(0);
  expect(run.visible).toContain('Closed: the hosting platform has no Preview "unheardof".');
  expect(run.visible).toContain(
    'Its URL was not checked because environments.preview.url is not set.',
  );
});

it('closes a preview without any branch, whatever version it serves', async () => {
  const checkout = await deployed();
  const run = await close(checkout, { event: deleted('release/1.3.0') });
  expect(run, run.visible).toMatchObject({ code: 0, outputs: { status: 'succeeded' } });
  expect(await statusOf(previewUrl())).toBe(404);
});

it('leaves a preview open while another release branch exists', async () => {
  const checkout = await deployed();
  const { json } = await world.cloud.githubApi.send('GET', '/repos/acme/shop/git/ref/heads/master');
  const { sha } = (json as { object: { sha: string } }).object;
  await world.cloud.githubApi.send('POST', '/repos/acme/shop/git/refs', {
    ref: 'refs/heads/release/1.5.0',
    sha,
  });
  try {
    for (const inputs of [{}, { 'dry-run': 'true' }] as Record<string, string>[]) {
      const run = await close(checkout, { inputs });
      expect(run).toMatchObject({ code: 0, outputs: { status: 'skipped', closes: '' } });
      expect(run.visible).toContain('The Preview "preview" is still in use by: release/1.5.0.');
      expect(asked(run)).toEqual([]);
    }
  } finally {
    await world.cloud.githubApi.send('DELETE', '/repos/acme/shop/git/refs/heads/release/1.5.0');
  }
  expect(await statusOf(previewUrl())).toBe(200);
});

it.each([
  ['a page of somebody else', { type: 'answer', status: 200, body: '<html>login</html>' }],
  [
    'no permission',
    { type: 'answer', status: 403, body: '{"message":"Resource not accessible by integration"}' },
  ],
] as const)(
  'leaves a preview open, and fails, if GitHub does not list the branches: %s',
  async (_, kind) => {
    const checkout = await deployed();
    for (let attempt = 0; attempt < 5; attempt += 1)
      world.cloud.faults.add({
        host: 'api.github.com',
        path: '/repos/acme/shop/git/matching-refs/heads/release/',
        kind,
      });
    const run = await close(checkout, { env: shortPauses });
    expect(run, run.visible).toMatchObject({ code: 1, outputs: { status: 'failed' } });
    for (const text of ['[CLOSE_BRANCHES_UNKNOWN]', 'The Preview "preview" was not closed.'])
      expect(run.visible).toContain(text);
    expect(asked(run)).toEqual([]);
    expect(await statusOf(previewUrl())).toBe(200);
  },
);

it('names the preview to close in a dry run, and sends nothing', async () => {
  const checkout = await deployed();
  const run = await close(checkout, { inputs: { 'dry-run': 'true' } });
  expect(run).toMatchObject({ code: 0, outputs: { status: 'skipped', closes: 'true' } });
  // GitHub is asked which branches are left.
  expect(run.sent).toEqual([
    'GET api.github.com/repos/acme/shop/git/matching-refs/heads/release/ 200',
  ]);
  expect(run.visible).toContain(
    'Dry run: the Preview "preview" would be closed. Nothing was sent.',
  );
  expect(await statusOf(previewUrl())).toBe(200);
});

it('fails with the reason of a refusal that arrives as HTTP 200', async () => {
  const checkout = await deployed();
  world.cloud.distribution.behaviour.reject = {
    step: 'close',
    reason: 'The site is locked.',
    statusCode: 409,
  };
  const run = await close(checkout);
  expect(run).toMatchObject({ code: 1, outputs: { status: 'failed' } });
  for (const text of [
    '[UPLOAD_REFUSED]',
    'The site is locked. (status 409)',
    'The Preview "preview" was not closed.',
  ])
    expect(run.visible).toContain(text);
  // In both forms, one after the other.
  expect(asked(run)).toHaveLength(2);
});

it('reports an unknown outcome if the preview still responds', async () => {
  const checkout = await deployed({ verificationTimeoutMinutes: 0.02 });
  world.cloud.distribution.behaviour.closes = false;
  const run = await close(checkout);
  expect(run).toMatchObject({ code: 1, outputs: { status: 'unknown' } });
  for (const text of [
    '[CLOSE_UNKNOWN]',
    `${previewUrl()} responds with status 200`,
    'may be closed',
  ])
    expect(run.visible).toContain(text);
});

it('reports an unknown outcome if the platform does not respond', async () => {
  const checkout = await deployed({ verificationTimeoutMinutes: 0.02 });
  world.cloud.faults.add({ ...closing, kind: { type: 'answer', status: 503, body: 'busy' } });
  const run = await close(checkout, { env: shortPauses });
  expect(run).toMatchObject({ code: 1, outputs: { status: 'unknown' } });
  for (const text of [
    '[CLOSE_UNKNOWN]',
    'reason: busy (status 503)',
    `${previewUrl()} responds with status 200`,
  ])
    expect(run.visible).toContain(text);
  expect(run.visible).toContain('The Preview "preview" may be closed');
  expect(asked(run).length).toBeGreaterThan(1);
});

it('refuses a token whose shape the direct protocol does not know', async () => {
  const checkout = await deployed();
  world.cloud.distribution.behaviour.tokenShape = 'new';
  const run = await close(checkout, { inputs: { uploader: 'direct' } });
  expect(run).toMatchObject({ code: 1, outputs: { status: 'failed' } });
  for (const text of [
    '[UPLOAD_TOKEN_SHAPE]',
    'The Preview "preview" was not closed.',
    'characters',
  ])
    expect(run.visible).toContain(text);
  expect(await statusOf(previewUrl())).toBe(200);
});

it.each([
  [
    'for a token of a shape that is not known',
    'auto',
    'new',
    "Closing with the platform's client instead.",
  ],
  ['where it is asked for', 'official', 'known', 'Closed: the Preview "preview" no longer exists.'],
] as const)(
  "closes a preview with the platform's own client %s",
  async (_, uploader, tokenShape, text) => {
    const checkout = await deployed();
    world.cloud.distribution.behaviour.tokenShape = tokenShape;
    const run = await close(checkout, { inputs: { uploader } });
    expect(run.code, run.visible).toBe(0);
    expect(run).toMatchObject({ outputs: { status: 'succeeded' }, leftBehind: [], running: [] });
    expect(run.visible).toContain(text);
    expect(run.visible).toContain('get "not found" (status 404)');
    expect(await statusOf(previewUrl())).toBe(404);
    expect(await statusOf(acme.url)).toBe(200);

    const again = await close(checkout, { inputs: { uploader } });
    expect(again.code, again.visible).toBe(0);
    expect(again.visible).toContain('Closed: the hosting platform has no Preview "preview".');
  },
);

it.each([
  ['the production branch is deleted', deleted('master'), {}, {}, 'EVENT_NOT_DEPLOYED'],
  ['the input names Production', byHand, { environment: 'production' }, {}, 'ENVIRONMENT_CONFLICT'],
  [
    'the config calls the preview "production"',
    byHand,
    {},
    { preview: { name: 'production' } },
    'CONFIG_INVALID',
  ],
  [
    'the preview has the address of the live site',
    byHand,
    {},
    { preview: { url: acme.url } },
    'UPLOAD_WRONG_TARGET',
  ],
  [
    'the production branch is also a preview branch',
    deleted('master'),
    {},
    { preview: { branches: ['**'] } },
    'EVENT_NOT_DEPLOYED',
  ],
] as const)('never closes a preview if %s', async (_, event, inputs, environments, code) => {
  await deployed();
  const checkout = await world.checkout({ config: { environments } });
  const run = await close(checkout, { event, inputs });
  expect(run.code).toBe(1);
  expect(run.visible).toContain(`[${code}]`);
  expect(asked(run)).toEqual([]);
  expect([await statusOf(acme.url), await statusOf(previewUrl())]).toEqual([200, 200]);
});

it.each(['pull request', 'named environment'] as const)(
  'closes a preview if the platform accepts only this form of the request: %s',
  async (form) => {
    const checkout = await deployed();
    world.cloud.distribution.behaviour.closingForm = form;
    const run = await close(checkout);
    expect(run.code, run.visible).toBe(0);
    expect(await statusOf(previewUrl())).toBe(404);
  },
);
