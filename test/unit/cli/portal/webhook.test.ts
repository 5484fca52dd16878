import { expect, it } from 'vitest';
import { useAll } from '../../../support/fixture.ts';
import { openTerminal } from './terminal.ts';

const site = ['--site', 'site_hp_web'];
const receiver = 'https://hooks.acme.example/site';
const terminal = useAll(openTerminal);

it('webhook set stores URL and events, and prints only the secret to stdout', async () => {
  const { code, out, err } = await terminal.run([
    'webhook',
    'set',
    receiver,
    '--event',
    'site.deployed',
    ...site,
  ]);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^whsec_[\w+/=]+\n$/) });
  expect(err).toContain(`site.deployed are sent to ${receiver}.`);
  const shown = await terminal.run(['webhook', ...site, '--json']);
  expect(JSON.parse(shown.out)).toEqual({ webhookUrl: receiver, events: ['site.deployed'] });
  expect(shown.out).not.toContain('whsec_');
});

it('webhook set without an event subscribes to four kinds of events', async () => {
  await terminal.run(['webhook', 'set', receiver, ...site]);
  const { events } = JSON.parse((await terminal.run(['webhook', ...site, '--json'])).out);
  expect(events).toEqual(['site.deployed', 'site.updated', 'request.created', 'request.completed']);
});

it('"webhook deliveries" lists events, and "webhook off" stops sending them', async () => {
  await terminal.run(['webhook', 'set', receiver, ...site]);
  await terminal.run(['requests', 'create', 'Larger type', ...site]);
  const { out } = await terminal.run(['webhook', 'deliveries', ...site]);
  expect(out).toMatch(/request\.created +(pending|failed)/);
  expect((await terminal.run(['webhook', 'off', ...site])).err).toContain(
    'Events of site_hp_web are no longer sent',
  );
  expect((await terminal.run(['webhook', ...site])).err).toContain('No events are sent.');
});

it.each([
  [
    'an address without HTTP',
    ['webhook', 'set', 'ftp://hooks.acme.example'],
    2,
    'webhookUrl: Expected an absolute URL',
  ],
  [
    'an unknown event',
    ['webhook', 'set', receiver, '--event', 'site.removed'],
    2,
    'events.0: Expected one of site.deployed',
  ],
  [
    'an address in a private network',
    ['webhook', 'set', 'http://127.0.0.1/'],
    1,
    'webhookUrl: The address is in a private network.',
  ],
])('webhook set refuses %s', async (_, args, code, message) => {
  const ended = await terminal.run([...args, ...site]);
  expect({ code: ended.code, out: ended.out }).toEqual({ code, out: '' });
  expect(ended.err).toContain(message);
});
