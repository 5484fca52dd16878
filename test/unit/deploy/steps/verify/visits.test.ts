import { expect, it } from 'vitest';
import { hashBody } from '../../../../../src/deploy/steps/verify/probes.ts';
import { inspectVisit } from '../../../../../src/deploy/steps/verify/visits.ts';
import type { UrlProbe } from '../../../../../src/shared/live-site/probe.ts';

const sha256 = hashBody(Buffer.from('new'));
const visit = { file: { path: 'a.html', size: 3, sha256 }, address: '/a' };
type Visit = Parameters<typeof inspectVisit>[1];

async function inspectAnswer(body: string, status: number, asVisitor: boolean) {
  const asked: unknown[] = [];
  const probe: UrlProbe = async (url, limit, how) => {
    asked.push(url, limit, how);
    const ending = { json: undefined, requestId: undefined, attempts: 1 };
    return {
      url,
      status,
      ok: status === 200,
      headers: {},
      body: Buffer.from(body),
      text: body,
      ...ending,
    };
  };
  const wrong = await inspectVisit('https://a.example', { ...visit, asVisitor } as Visit, probe);
  expect(asked).toEqual(['https://a.example/a', 4, { asVisitor }]);
  return wrong;
}

it('inspectVisit finds nothing wrong with the contents of this build', async () => {
  expect(await inspectAnswer('new', 200, false)).toBeUndefined();
});

it.each([
  ['status 404', 'new', 404, false, '/a returns 404'],
  ['status 404 for browsers', 'new', 404, true, '/a, as browsers ask, returns 404'],
  [
    'old contents for browsers',
    'old',
    200,
    true,
    `/a, as browsers ask, has the hash ${hashBody(Buffer.from('old')).slice(0, 12)}`,
  ],
])('inspectVisit reports %s', async (_, body, status, asVisitor, found) => {
  expect(await inspectAnswer(body, status, asVisitor)).toContain(found);
});
