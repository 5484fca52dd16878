import { expect, it } from 'vitest';
import {
  deleteWebhook,
  readWebhookDeliveries,
  readWebhooks,
  writeWebhook,
} from '../../../../src/clients/github/webhooks.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { scriptedRepository } from './scripted.ts';

const url = 'https://portal.example.com/hook';
const hook = (id: number, config: object = { url }) => ({ id, active: true, events: [], config });

it.each([
  [{ url, content_type: 'json', insecure_ssl: '0', secret: '***' }, 'json', false, true],
  [{ url, content_type: 'form', insecure_ssl: '1', secret: '' }, 'form', true, false],
  [{ url, insecure_ssl: 1 }, 'form', true, false],
  [{ url, insecure_ssl: 0 }, 'form', false, false],
  [{ url }, 'form', false, false],
])('readWebhooks reads the config %j', async (config, contentType, insecureSsl, hasSecret) => {
  const { repo } = scriptedRepository({ 'GET /hooks': { body: [hook(5, config)] } });
  expect(await readWebhooks(repo)).toEqual([
    { id: 5, url, active: true, events: [], contentType, insecureSsl, hasSecret },
  ]);
});

it('readWebhooks reads a webhook without a URL', async () => {
  const { repo } = scriptedRepository({ 'GET /hooks': { body: [hook(5, {})] } });
  expect(await readWebhooks(repo)).toMatchObject([{ url: '' }]);
});

const changes = ['PATCH /hooks/5', 'POST /hooks/5/pings'];
it.each<[string, number | undefined, readonly number[], readonly object[], readonly string[]]>([
  ['is changed by id, and pinged', 5, [], [], changes],
  ['is created', undefined, [201], [], ['POST /hooks']],
  [
    'that another run created is changed',
    undefined,
    [422],
    [hook(4, {}), hook(5)],
    [...['POST /hooks', 'GET /hooks'], ...changes],
  ],
  [
    'is created once more if none has its URL',
    undefined,
    [422, 201],
    [hook(4, {})],
    [...['POST /hooks', 'GET /hooks', 'POST /hooks']],
  ],
])('a webhook written by writeWebhook %s', async (_, id, statuses, existing, expected) => {
  const { repo, calls, sent } = scriptedRepository({
    'POST /hooks': statuses.map((status) => ({ status, body: {} })),
    'GET /hooks': { body: existing },
    'PATCH /hooks/5': { body: {} },
    'POST /hooks/5/pings': { status: 204 },
  });
  await writeWebhook(repo, { url, events: ['push'], secret: new Secret('s') }, id);
  expect(calls).toEqual(expected);
  const json = {
    active: true,
    events: ['push'],
    config: { url, content_type: 'json', insecure_ssl: '0', secret: 's' },
  };
  expect(sent[0]).toEqual(id === undefined ? { name: 'web', ...json } : json);
});

it('deleteWebhook accepts status 404', async () => {
  const { repo, calls } = scriptedRepository({ 'DELETE /hooks/5': { status: 404, body: {} } });
  await deleteWebhook(repo, 5);
  expect(calls).toHaveLength(1);
});

it('readWebhookDeliveries reads a delivery and one without an answer', async () => {
  const delivered = { event: 'push', status_code: 202, delivered_at: '2026-01-01' };
  const { repo } = scriptedRepository({
    'GET /hooks/5/deliveries': { body: [delivered, { status_code: null }] },
  });
  expect(await readWebhookDeliveries(repo, 5)).toEqual([
    { event: 'push', status: 202, at: '2026-01-01' },
    { event: '', status: 0, at: '' },
  ]);
});
