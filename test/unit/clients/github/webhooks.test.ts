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
  [
    'a webhook that sends JSON with a secret',
    { url, content_type: 'json', insecure_ssl: '0', secret: '***' },
    'json',
    false,
    true,
  ],
  [
    'a webhook that sends a form without TLS verification and secret',
    { url, content_type: 'form', insecure_ssl: '1', secret: '' },
    'form',
    true,
    false,
  ],
  ['insecure_ssl as the number 1', { url, insecure_ssl: 1 }, 'form', true, false],
  ['insecure_ssl as the number 0', { url, insecure_ssl: 0 }, 'form', false, false],
  ['a webhook with only a URL', { url }, 'form', false, false],
])('readWebhooks reads %s', async (_, config, contentType, insecureSsl, hasSecret) => {
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
  ['changes and pings the webhook with the id', 5, [], [], changes],
  ['creates a webhook', undefined, [201], [], ['POST /hooks']],
  [
    'changes and pings a webhook that a different run has created',
    undefined,
    [422],
    [hook(4, {}), hook(5)],
    [...['POST /hooks', 'GET /hooks'], ...changes],
  ],
  [
    'tries to create a webhook again if none has its URL',
    undefined,
    [422, 201],
    [hook(4, {})],
    [...['POST /hooks', 'GET /hooks', 'POST /hooks']],
  ],
])('writeWebhook %s', async (_, id, statuses, existing, expected) => {
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

it('deleteWebhook accepts that the webhook does not exist', async () => {
  const { repo, calls } = scriptedRepository({ 'DELETE /hooks/5': { status: 404, body: {} } });
  await deleteWebhook(repo, 5);
  expect(calls).toHaveLength(1);
});

it('readWebhookDeliveries reads deliveries with and without a response', async () => {
  const delivered = { event: 'push', status_code: 202, delivered_at: '2026-01-01' };
  const { repo } = scriptedRepository({
    'GET /hooks/5/deliveries': { body: [delivered, { status_code: null }] },
  });
  expect(await readWebhookDeliveries(repo, 5)).toEqual([
    { event: 'push', status: 202, at: '2026-01-01' },
    { event: '', status: 0, at: '' },
  ]);
});
