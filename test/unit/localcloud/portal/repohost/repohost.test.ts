import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LocalSite } from '../../../../../src/localcloud/service/types.ts';
import { commit, createCalls, deliver, docsSite, shopSite, usePortal } from '../harness.ts';

/** A second site of the same repository. */
const sibling: LocalSite = { ...shopSite, repository: docsSite.repository };

const portal = usePortal({ seed: false, sites: [docsSite, sibling] });

it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'])(
  'a webhook event named %s does not move a request',
  async (event) => {
    const answer = await deliver(portal, event, { repository: { full_name: 'acme/docs' } });
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({
      received: true,
      event,
      moved: [],
      reason: `The event "${event}" changes no request.`,
    });
  },
);

it('a signed webhook whose body is not UTF-8 is refused with 400', async () => {
  const bytes = Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
  const answer = await portal.respond({
    method: 'POST',
    path: '/api/webhooks/repohost',
    query: new URLSearchParams(),
    headers: {
      'content-type': 'application/json',
      'x-github-event': 'push',
      'x-github-delivery': randomUUID(),
      'x-hub-signature-256': `sha256=${createHmac('sha256', portal.repohostSecret).update(bytes).digest('hex')}`,
    },
    body: async () => bytes,
    host: '',
    client: '127.0.0.1',
  });
  expect(answer.status).toBe(400);
});

it('a push applies to each site of its repository', async () => {
  const push = {
    repository: { full_name: 'Acme/Docs' },
    ref: 'refs/heads/release/3.0.0',
    after: commit('after'),
    commits: [{ id: commit('after') }],
  };
  await deliver(portal, 'push', push);
  const { get } = createCalls(portal, 'local-admin-token', '');
  for (const { id } of [docsSite, sibling])
    expect(await get(`/api/sites/${id}`)).toMatchObject({
      versions: { development: '3.0.0' },
      repository: { releaseBranch: 'release/3.0.0' },
    });
});
