import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBody } from '../../../../src/localcloud/service/http.ts';
import { serve } from '../../../support/serve.ts';
import { type Served, serveGitHub } from './served.ts';

interface Received {
  readonly host: string | undefined;
  readonly event: string | undefined;
  readonly signature: string | undefined;
  readonly body: string;
}

const secret = 'hush';
const signed = (body: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
let received: Received[];
let status: number;
let receiver: Awaited<ReturnType<typeof serve>>;
let address: string;
let github: Served;
beforeEach(async () => {
  received = [];
  status = 202;
  receiver = await serve(async (request, response) => {
    const { host, 'x-github-event': event, 'x-hub-signature-256': signature } = request.headers;
    const body = (await readBody(request)).toString('utf8');
    received.push({ host, event: event?.toString(), signature: signature?.toString(), body });
    response.writeHead(status).end();
  });
  address = receiver.origin;
  github = await serveGitHub();
  return async () => {
    await github[Symbol.asyncDispose]();
    await receiver[Symbol.asyncDispose]();
  };
});
const call: Served['call'] = (...args) => github.call(...args);
const events = ['issues', 'pull_request', 'push'];
async function createHook(url: string, more: object = {}): Promise<number> {
  const { json } = await call('POST', '/hooks', {
    name: 'web',
    events,
    config: { url, content_type: 'json', secret, ...more },
  });
  await github.api.settled();
  return json.id;
}
const deliveries = async (id: number) =>
  (await call('GET', `/hooks/${id}/deliveries`)).json.map(
    ({ event, status_code, status: text }: Record<string, unknown>) => [event, status_code, text],
  );

describe('a webhook', () => {
  it('receives issues, pull requests and pushes, each signed with its secret', async () => {
    await createHook(`${address}/hook`);
    await github.api.writeFile('acme/docs', 'master', 'a.txt', 'a');
    await call('POST', '/issues', { title: 'A change' });
    const { json } = await call('GET', '/git/ref/heads/master');
    await call('POST', '/git/refs', { ref: 'refs/heads/topic', sha: json.object.sha });
    await github.api.writeFile('acme/docs', 'topic', 'b.txt', 'b');
    const pull = await call('POST', '/pulls', { title: 'Topic', head: 'topic', base: 'master' });
    await call('PUT', `/pulls/${pull.json.number}/merge`, {});
    await github.api.settled();
    const notifications = received
      .slice(1)
      .map(({ event, body }) => ({ event, ...JSON.parse(body) }));
    expect(
      notifications.map(({ event, action, ref }) => `${event} ${action ?? ref}`).sort(),
    ).toEqual([
      'issues opened',
      'pull_request closed',
      'pull_request opened',
      'push refs/heads/master',
      'push refs/heads/master',
      'push refs/heads/topic',
      'push refs/heads/topic',
    ]);
    const merged = notifications.find(({ action }) => action === 'closed').pull_request;
    expect(merged).toMatchObject({ number: pull.json.number, merged: true });
    // The merge is also a push to the base branch.
    expect(notifications.find(({ after }) => after === merged.merge_commit_sha)).toMatchObject({
      before: json.object.sha,
      created: false,
      commits: [
        { id: merged.head.sha, message: expect.any(String), author: {} },
        { id: merged.merge_commit_sha },
      ],
    });
    expect(notifications.find(({ created }) => created)).toMatchObject({
      before: '0'.repeat(40),
      after: json.object.sha,
    });
    expect(received.every(({ signature, body }) => signature === signed(body))).toBe(true);
  });

  it('signs the encoded body of a form, and sends no signature without a secret', async () => {
    await createHook(`${address}/form`, { content_type: 'form' });
    await createHook(`${address}/open`, { secret: '' });
    const [form, open] = received;
    expect(form?.signature).toBe(signed(form?.body ?? ''));
    expect(JSON.parse(new URLSearchParams(form?.body).get('payload') ?? '')).toMatchObject({
      zen: expect.any(String),
    });
    expect(open?.signature).toBeUndefined();
  });

  it('records the responses and the connection failures of its receiver', async () => {
    const id = await createHook(`${address}/hook`);
    status = 500;
    await github.api.writeFile('acme/docs', 'master', 'a.txt', 'a');
    await github.api.settled();
    await receiver[Symbol.asyncDispose]();
    await github.api.writeFile('acme/docs', 'master', 'b.txt', 'b');
    await github.api.settled();
    expect(await deliveries(id)).toEqual([
      ['push', 0, 'failed to connect'],
      ['push', 500, 'Invalid HTTP Response'],
      ['ping', 202, 'OK'],
    ]);
  });

  it('is not called if it is disabled or does not subscribe to the event', async () => {
    const id = await createHook(`${address}/hook`);
    await call('PATCH', `/hooks/${id}`, { events: ['issues'] });
    await github.api.writeFile('acme/docs', 'master', 'a.txt', 'a');
    await call('PATCH', `/hooks/${id}`, { active: false });
    await call('POST', '/issues', { title: 'A change' });
    await github.api.settled();
    expect(received.map(({ event }) => event)).toEqual(['ping']);
  });

  it('is called on another host only through the configured proxy', async () => {
    const id = await createHook('https://portal.example/hook');
    expect(await deliveries(id)).toEqual([]);
    await github[Symbol.asyncDispose]();
    github = await serveGitHub({ gateway: address });
    await createHook('https://portal.example/hook');
    expect(received.map(({ event, host }) => [event, host])).toEqual([['ping', 'portal.example']]);
  });
});
