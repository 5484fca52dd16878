import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  readFilesBefore,
  servesFilesBefore,
} from '../../../../../src/deploy/steps/upload/files-before.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage } from '../verify/site-package.ts';

const cancelled = new SiteDeployError('CANCELLED', 'The run was cancelled.');
const url = 'https://www.acme.example';
const sha256 = (text: string) => hash('sha256', text);
const names = Array.from({ length: 40 }, (_, index) => `${index}.html`);
const site = {
  ...makePackage({ files: Object.fromEntries(names.map((name) => [name, 'new'])) }),
  live: createMarker({ files: 'sha256:old' }),
};

/** Creates a network that gives the same reply to every request. */
function serve(reply: Reply | Error) {
  const http = scriptedHttp(() => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return { deps: createDeps({ http }), http };
}

it.each([
  ['the previous contents', 200, 'old'],
  ['status 404', 404, ''],
])('readFilesBefore keeps a response with %s', async (_, status, body) => {
  const { deps, http } = serve({ status, body });
  const before = await readFilesBefore(createPlan(), site, deps);
  expect(http.requests).toHaveLength(24);
  expect(before).toHaveLength(24);
  for (const file of before) expect(file).toMatchObject({ status, sha256: sha256(body) });
});

it.each<[string, Reply | Error]>([
  ["a response with this build's contents", { body: 'new' }],
  ['a response with an error', { status: 500, body: 'old' }],
  ['a sign-in page', { status: 401, body: 'old' }],
  ['a failed request', fault('ECONNREFUSED')],
])('readFilesBefore drops %s', async (_, reply) => {
  const { deps, http } = serve(reply);
  expect(await readFilesBefore(createPlan(), site, deps)).toEqual([]);
  expect(http.requests).toHaveLength(24);
});

it.each([
  ['address', createPlan({ url: undefined }), site],
  ['previous build', createPlan(), { ...site, live: undefined }],
])('readFilesBefore requests nothing without a known %s', async (_, plan, known) => {
  const { deps, http } = serve({ body: 'old' });
  expect(await readFilesBefore(plan, known, deps)).toEqual([]);
  expect(http.requests).toEqual([]);
});

const before = names.map((path) => ({
  path,
  address: `/${path}`,
  status: 200,
  sha256: sha256('old'),
  next: sha256('new'),
}));

it.each<[string, Reply, boolean]>([
  ['the old text', { body: 'old' }, true],
  ['the new text', { body: 'new' }, false],
  ['the old text and a different status', { status: 404, body: 'old' }, false],
  ['the old text from a cache', { body: 'old', headers: { age: '3' } }, false],
])('servesFilesBefore is $2 for responses with $0', async (_, reply, isSame) => {
  const { deps, http } = serve(reply);
  expect(await servesFilesBefore(url, before, deps)).toBe(isSame);
  expect(http.requests.map(({ newConnection }) => newConnection)).toEqual(Array(16).fill(true));
  expect(await servesFilesBefore(url, [], deps)).toBe(false);
});

it('servesFilesBefore does not count removed pages', async () => {
  const gone = names.slice(0, 12).map((name) => {
    const address = `/gone/${name}`;
    return { ...before[0], path: address, address, next: undefined, gone: 'was removed' };
  });
  const http = scriptedHttp(({ url: { pathname } }) => ({
    body: pathname.startsWith('/gone/') ? 'old' : 'new',
  }));
  const all = [...gone, ...before] as typeof before;
  expect(await servesFilesBefore(url, all, createDeps({ http }))).toBe(false);
});

it('servesFilesBefore is false after one different response', async () => {
  const http = scriptedHttp((_, count) => ({ body: count === 5 ? 'new' : 'old' }));
  expect(await servesFilesBefore(url, before, createDeps({ http }))).toBe(false);
});

it('servesFilesBefore is false if visitors get the new file', async () => {
  const http = scriptedHttp(({ headers }) => ({ body: headers['cache-control'] ? 'old' : 'new' }));
  expect(await servesFilesBefore(url, before, createDeps({ http }))).toBe(false);
});

it('readFilesBefore rejects with the abort reason', async () => {
  const { deps } = serve({ body: 'old' });
  const reason = await catchError(
    readFilesBefore(createPlan(), site, { ...deps, signal: AbortSignal.abort(cancelled) }),
  );
  expect(reason).toBe(cancelled);
});
