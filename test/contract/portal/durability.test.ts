import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { createPortal } from '../../../src/localcloud/portal/portal.ts';
import { listen, stop } from '../../../src/localcloud/service/http.ts';
import { useFolder } from '../../support/folder.ts';
import { commit, docsSite, portalOptions } from '../../unit/localcloud/portal/harness.ts';
import { type Answer, type Backend, inProcess, localPortal, remote } from './backend.ts';

const folder = useFolder();
let database: string;
beforeEach(() => {
  database = folder.at('portal.sqlite');
});

const token = 'local-owner-token';
const site = '/api/sites/site_hp_web';

const report = (run: string) => ({
  event: 'site.deployed',
  timestamp: '2026-05-01T10:00:00.000Z',
  site: { id: docsSite.id, slug: docsSite.slug },
  data: { version: '1.0.0', environment: 'Production', commitSha: commit(run) },
  status: 'succeeded',
  run: { id: run, attempt: 1 },
});
const send = async (backend: Backend, run: string): Promise<Answer> =>
  await backend.call('POST', '/api/v1/webhooks/repohost/deployment-complete', {
    token: portalOptions.apiToken,
    body: report(run),
    headers: { 'idempotency-key': run },
  });

it('a restart keeps sites, settings, metadata, texts, requests, webhooks, access and deployments', async () => {
  const first = inProcess(await localPortal({ database }));
  const writes: readonly (readonly [string, string, unknown])[] = [
    ['PATCH', '', { name: 'Renamed', url: 'https://new.example' }],
    ['PUT', '/settings', { general: { timezone: 'Asia/Tokyo' } }],
    ['PUT', '/seo/home', { title: 'Title', description: 'Description' }],
    ['PUT', '/seo/defaults', { titleSuffix: ' | New' }],
    ['PUT', '/seo/sitemap-config', { excludePages: ['visit'] }],
    ['PUT', '/text/home.hero.title', { value: 'Text' }],
    [
      'POST',
      '/text-commits',
      { commitSha: commit('texts'), content: { 'home.hero.title': 'Text' } },
    ],
    ['POST', '/requests', { title: 'Request' }],
    ['PUT', '/webhook', { webhookUrl: 'https://hooks.example/x', events: ['request.completed'] }],
    ['PUT', '/access/user_nadia', { level: 'editor' }],
  ];
  for (const [method, target, body] of writes)
    expect((await first.call(method, site + target, { token, body })).status).toBeLessThan(300);
  expect((await send(first, 'run-1')).status).toBe(200);
  const targets = [
    '',
    '/settings',
    '/seo',
    '/seo/home',
    '/sitemap.xml',
    '/text',
    '/requests',
    '/webhook',
    '/access',
    '/versions',
  ];
  const read = async (backend: Backend) =>
    await Promise.all(
      [...targets.map((rest) => site + rest), `/api/sites/${docsSite.id}`].map((target) =>
        backend.call('GET', target, { token }),
      ),
    );
  const before = await read(first);
  await first.close();

  const second = inProcess(await localPortal({ database }));
  const after = await read(second);
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(after.every(({ status }) => status === 200)).toBe(true);
  expect((await send(second, 'run-1')).json).toEqual(expect.objectContaining({ success: true }));
  await second.close();
});

it('a portal that is killed during writes keeps all acknowledged writes', async () => {
  const answered: string[] = [];
  for (const round of [1, 2, 3]) {
    const { child, backend } = await startChild();
    // The kill happens while several requests are in flight.
    let sent = 0;
    const sendSome = async () => {
      while (sent < 400) {
        sent += 1;
        const run = `round-${round}-${sent}`;
        if ((await send(backend, run)).status !== 200) return;
        answered.push(run);
        if (answered.length === round * 25) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled([sendSome(), sendSome(), sendSome(), sendSome()]);
    if (child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  }
  expect(answered.length).toBeGreaterThanOrEqual(75);

  const portal = await createPortal({ ...portalOptions, database });
  const stored = portal.deployments(docsSite.id).map(({ key }) => key);
  await portal.close();
  expect(stored).toEqual(expect.arrayContaining(answered));
  // Requests that were in flight may be stored, but never twice.
  expect(new Set(stored).size).toBe(stored.length);
});

it('a restarted portal redelivers an event that the receiver had refused', async () => {
  const received: string[] = [];
  const receiver = http.createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.writeHead(received.length === 1 ? 503 : 204).end();
  });
  const webhookUrl = `http://127.0.0.1:${await listen(receiver)}/`;
  const options = { database, allowPrivateWebhooks: true, webhookPauses: [1] };

  // The first portal closes after the receiver has got the event and refused it.
  const first = inProcess(await localPortal({ ...options, webhookPauses: [60_000] }));
  await first.call('PUT', `${site}/webhook`, {
    token,
    body: { webhookUrl, events: ['site.updated'] },
  });
  const refused = once(receiver, 'request');
  await first.call('PATCH', site, { token, body: { name: 'New' } });
  await refused;
  await first.close();

  const again = once(receiver, 'request');
  let time = Date.now();
  const second = await localPortal({ ...options, clock: () => time });
  time += 60_000;
  await inProcess(second).call('PATCH', site, { token, body: { name: 'Newer' } });
  await again;
  await second.close();
  await stop(receiver);
  expect(received.length).toBeGreaterThanOrEqual(2);
  expect(received[1]).toBe(received[0]);
});

async function startChild(): Promise<{ child: ChildProcess; backend: Backend }> {
  const file = new URL('portal-child.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { child, backend: remote(`http://127.0.0.1:${String(port).trim()}`) };
}
