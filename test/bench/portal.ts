/**
 * 200 clients at once for 10 s against the local portal on a file: four reads to each write. Nothing may fail, and every write that
 * was answered must be there afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { localPortal } from '../contract/portal/backend.ts';
import { docsSite } from '../unit/localcloud/portal/world.ts';

const clients = 200;
const durationMs = 10_000;
const reads = ['', '/pages', '/versions', '/seo', '/settings'].map(
  (part) => `/api/sites/${docsSite.id}${part}`,
);

const folder = await mkdtemp(path.join(tmpdir(), 'bench-portal-'));
const database = path.join(folder, 'portal.db');
const child = spawn(
  process.execPath,
  [path.join(import.meta.dirname, 'portal', 'server.ts'), database],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
const { port, apiToken } = JSON.parse(line) as { port: number; apiToken: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
const times: Record<'GET' | 'POST', number[]> = { GET: [], POST: [] };
const statuses = new Map<number, number>();
const answered: string[] = [];
const end = performance.now() + durationMs;
await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
agent.destroy();
child.stdin.end();
await once(child, 'exit');

const after = await localPortal({ database });
const stored = new Set(after.deployments(docsSite.id).map(({ key }) => key));
await after.close();
await rm(folder, { recursive: true });

const lost = answered.filter((key) => !stored.has(key));
const failed = [...statuses]
  .filter(([status]) => status >= 500)
  .reduce((sum, [, count]) => sum + count, 0);
for (const [method, values] of Object.entries(times)) {
  values.sort((a, b) => a - b);
  const at = (part: number) => (values[Math.floor(values.length * part)] ?? Number.NaN).toFixed(1);
  console.log(
    `${method}: ${Math.round(values.length / (durationMs / 1000))} a second, 50 % in ${at(0.5)} ms, 99 % in ${at(0.99)} ms`,
  );
}
console.log(
  `statuses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
);
console.log(
  `writes answered: ${answered.length}, lost: ${lost.length}; answers of 500 and above: ${failed}`,
);
if (lost.length > 0 || failed > 0) process.exitCode = 1;

async function work(client: number): Promise<void> {
  for (let round = 0; performance.now() < end; round += 1) {
    if (round % 5 === 4) await write(`${client}-${round}`);
    else await call('GET', reads[(client + round) % reads.length] ?? '', 'local-viewer-token');
  }
}

async function write(key: string): Promise<void> {
  const report = {
    event: 'site.deployed',
    timestamp: new Date().toISOString(),
    site: { id: docsSite.id, slug: docsSite.slug },
    data: { version: '1.0.0', environment: 'Production', commitSha: 'a'.repeat(40) },
    status: 'succeeded',
    run: { id: key, attempt: 1 },
  };
  const status = await call(
    'POST',
    '/api/v1/webhooks/repohost/deployment-complete',
    apiToken,
    report,
    key,
  );
  if (status < 300) answered.push(key);
}

function call(
  method: 'GET' | 'POST',
  target: string,
  token: string,
  body?: object,
  key?: string,
): Promise<number> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: target, method, agent },
      (response) => {
        response.resume().once('end', () => {
          const status = response.statusCode ?? 0;
          times[method].push(performance.now() - started);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          resolve(status);
        });
      },
    );
    request.once('error', reject);
    request.setHeader('authorization', `Bearer ${token}`);
    request.setHeader('content-length', Buffer.byteLength(text));
    if (body !== undefined) request.setHeader('content-type', 'application/json');
    if (key !== undefined) request.setHeader('idempotency-key', key);
    request.end(text);
  });
}
