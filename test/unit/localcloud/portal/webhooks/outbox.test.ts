import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalOptions } from '../../../../../src/localcloud/portal/api/types.ts';
import type { Portal } from '../../../../../src/localcloud/portal/portal.ts';
import { listen, stop } from '../../../../../src/localcloud/service/http.ts';
import { createCalls, docsSite, report, shopSite, startPortal } from '../harness.ts';

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

let receiver: http.Server;
let webhookUrl: string;
/** Statuses of the receiver's responses in order, then 204. For 0, it never responds. */
let answers: number[];
let received: Received[];
const portal = {} as Portal;
const { send, status, get } = createCalls(portal);

beforeEach(async () => {
  answers = [];
  received = [];
  receiver = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    const status = answers.shift() ?? 204;
    if (status !== 0) response.writeHead(status).end();
    receiver.emit('received');
  });
  webhookUrl = `http://127.0.0.1:${await listen(receiver)}/hook`;
});
afterEach(async () => {
  await portal.close();
  await stop(receiver);
});

async function start(options: Partial<PortalOptions> = {}): Promise<void> {
  const usual = { seed: false, allowPrivateWebhooks: true, webhookPauses: [1, 1] };
  Object.assign(portal, await startPortal({ ...usual, ...options }));
}

const configure = async (events: readonly string[]) => {
  const answer = await send('PUT', '/webhook', { webhookUrl, events });
  expect(answer.status).toBe(200);
  return String(answer.json.secret);
};
const rename = async (name: string) => await send('PATCH', '', { name });

async function untilReceived(count: number): Promise<void> {
  while (received.length < count) await once(receiver, 'received');
}

const deliveriesNow = async () => {
  return (await get('/webhook/deliveries')).deliveries as {
    status: string;
    event: string;
    attempts: { status?: number; error?: string }[];
  }[];
};

/** Returns the log of deliveries once none is pending. */
async function settledDeliveries() {
  for (;;) {
    const deliveries = await deliveriesNow();
    if (deliveries.every(({ status }) => status !== 'pending')) return deliveries;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until the log contains the first attempt of the newest delivery. */
async function untilAttempted(): Promise<void> {
  while (((await deliveriesNow())[0]?.attempts.length ?? 0) === 0)
    await new Promise((resolve) => setImmediate(resolve));
}

describe('webhook events', () => {
  beforeEach(() => start());

  it('have the payload from the specification', async () => {
    await configure(['site.deployed']);
    const data = { version: '1.2.3', environment: 'Preview', commitSha: 'c'.repeat(40) };
    await report(portal, data);
    await untilReceived(1);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      event: 'site.deployed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      site: { id: docsSite.id, slug: docsSite.slug },
      data,
    });
  });

  it('are sent only for the selected event names', async () => {
    await configure(['request.created']);
    await rename('New');
    await send('POST', '/requests', { title: 'A wish' });
    await untilReceived(1);
    expect((await settledDeliveries()).map(({ event }) => event)).toEqual(['request.created']);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      data: { title: 'A wish', status: 'submitted' },
    });
  });

  it('are retried with the same id while the receiver refuses them', async () => {
    await configure(['site.updated']);
    answers = [500, 302];
    await rename('New');
    await untilReceived(3);
    expect(await settledDeliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 204 }] },
    ]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are marked as failed after the last attempt', async () => {
    await configure(['site.updated']);
    answers = [500, 500, 500];
    await rename('New');
    await untilReceived(3);
    expect(await settledDeliveries()).toMatchObject([{ status: 'failed', attempts: [{}, {}, {}] }]);
  });
});

it('a hanging receiver does not delay the events of other sites', async () => {
  await start();
  await configure(['site.updated']);
  answers = [0];
  await rename('Hangs');
  await untilReceived(1);
  // Later deliveries of the same site wait for the first one, but deliveries of another site do
  // not.
  await rename('Waits');
  const other = createCalls(portal, 'local-admin-token', `/api/sites/${shopSite.id}`);
  await other.send('PUT', '/webhook', { webhookUrl, events: ['site.updated'] });
  await other.send('PATCH', '', { name: 'Arrives' });
  await untilReceived(2);
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ site: { id: shopSite.id } });
  expect((await deliveriesNow()).map(({ status }) => status)).toEqual(['pending', 'pending']);
});

describe('the webhook of a site', () => {
  beforeEach(() => start());

  it('sends nothing if nothing changed', async () => {
    await configure(['site.updated']);
    await rename(docsSite.name);
    await send('PATCH', '', {});
    await send('PUT', '/settings', {});
    await send('PUT', '/settings', { deployment: { requireApproval: true } });
    await rename('New');
    await untilReceived(1);
    expect(await settledDeliveries()).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { fields: ['name'] } });
  });

  /** Starts a portal that waits a minute between attempts, and lets the first one fail with 503. */
  async function startUnavailable(options: Parameters<typeof start>[0] = {}) {
    await portal.close();
    await start({ webhookPauses: [60_000], ...options });
    await configure(['site.updated']);
    answers = [503];
    await rename('New');
  }

  it('cancels queued events and sends no new ones after it is switched off', async () => {
    await startUnavailable();
    await untilAttempted();
    await send('PUT', '/settings', { notifications: { webhookUrl: null } });
    expect(await settledDeliveries()).toMatchObject([{ status: 'cancelled' }]);
    await send('PATCH', '', { name: 'Newer' });
    expect(received).toHaveLength(1);
  });

  it('sends queued events to its new URL after a change', async () => {
    let now = Date.now();
    await startUnavailable({ clock: () => now });
    await untilAttempted();
    const before = webhookUrl;
    webhookUrl = `${before}/new`;
    await configure(['site.updated']);
    now += 60_000;
    await send('POST', '/requests', { title: 'Wakes it' });
    expect(await settledDeliveries()).toMatchObject([
      { webhookUrl: `${before}/new`, status: 'delivered' },
    ]);
  });

  it('cancels an event if it is switched off during an attempt', async () => {
    await startUnavailable();
    // The receiver has the event, and its response is on the way.
    await untilReceived(1);
    await send('PUT', '/webhook', { webhookUrl: null, events: [] });
    await untilAttempted();
    expect(await settledDeliveries()).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is switched off if the receiver answers 410 Gone', async () => {
    await configure(['site.updated']);
    answers = [410];
    await rename('New');
    await untilReceived(1);
    expect(await settledDeliveries()).toMatchObject([
      { status: 'failed', attempts: [{ status: 410 }] },
    ]);
    expect(await get('/webhook')).toMatchObject({
      webhookUrl: null,
    });
  });

  it('sends all kinds of events if its URL is set in the settings and no events are selected', async () => {
    await send('PUT', '/settings', { notifications: { webhookUrl } });
    await untilReceived(1);
    expect(await get('/webhook')).toMatchObject({
      events: ['site.deployed', 'site.updated', 'request.created', 'request.completed'],
    });
    expect(received[0]?.headers['webhook-signature']).toMatch(/^v1,.{20,}/);
  });

  it('sends an event for each of two concurrent writes', async () => {
    await configure(['site.updated']);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([rename(`One ${round}`), rename(`Two ${round}`)]);
      await untilReceived(2 * round + 2);
    }
  });
});

it('a webhook with a private address is refused, even in the settings', async () => {
  await start({ allowPrivateWebhooks: false });
  const body = { webhookUrl, events: [] };
  expect((await send('PUT', '/webhook', body)).json).toMatchObject({
    details: [{ field: 'webhookUrl' }],
  });
  const settings = { notifications: { webhookUrl: 'http://169.254.169.254/latest/meta-data' } };
  const answer = await send('PUT', '/settings', settings);
  expect(answer.json).toMatchObject({
    error: 'bad_request',
    details: [{ field: 'notifications.webhookUrl' }],
  });
  expect(await get('/webhook')).toEqual({
    webhookUrl: null,
    events: [],
  });
});

describe('a webhook', () => {
  it('delays later events while an earlier one waits for its retry', async () => {
    let now = Date.now();
    await start({ webhookPauses: [60_000], clock: () => now });
    await configure(['site.updated']);
    answers = [503];
    await rename('First');
    await untilAttempted();
    await send('PATCH', '', { name: 'Second', description: 'New' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(received).toHaveLength(1);
    now += 60_000;
    await send('POST', '/requests', { title: 'Wakes it' });
    await settledDeliveries();
    const fields = received.map(({ body }) => JSON.parse(body).data.fields);
    expect(fields).toEqual([['name'], ['name'], ['name', 'description']]);
  });

  it('keeps its secret until a rotation, after which both secrets sign for a day', async () => {
    let now = Date.now();
    await start({ clock: () => now });
    const secret = await configure(['site.updated']);
    expect(await configure(['site.updated', 'site.deployed'])).toBe(secret);
    const { json } = await send('POST', '/webhook/secret');
    expect(json.secret).not.toBe(secret);
    const signedBy = ({ headers, body }: Received) => {
      const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const of = (key: unknown) => {
        const bytes = Buffer.from(String(key).slice('whsec_'.length), 'base64');
        return `v1,${createHmac('sha256', bytes).update(text).digest('base64')}`;
      };
      const signatures = String(headers['webhook-signature']).split(' ');
      return { new: signatures.includes(of(json.secret)), old: signatures.includes(of(secret)) };
    };
    await rename('New');
    await untilReceived(1);
    now += 86_400_001;
    await rename('Newer');
    await untilReceived(2);
    expect(received.map(signedBy)).toEqual([
      { new: true, old: true },
      { new: true, old: false },
    ]);
  });

  it('sends test events and redeliveries on request', async () => {
    await start();
    expect(await status('POST', '/webhook/test', {})).toBe(409);
    await configure(['request.created']);
    expect(await send('POST', '/webhook/test', {})).toMatchObject({ status: 202 });
    await untilReceived(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      event: 'request.created',
      data: { test: true },
    });
    await settledDeliveries();
    const { deliveries } = await get('/webhook/deliveries?limit=1');
    const [{ id }] = deliveries as [{ id: string }];
    expect(await status('POST', `/webhook/deliveries/${id}/redelivery`)).toBe(202);
    await untilReceived(2);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(await status('POST', '/webhook/deliveries/msg_none/redelivery')).toBe(404);
  });
});
