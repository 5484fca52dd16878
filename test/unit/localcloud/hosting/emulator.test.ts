import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmulator } from '../../../../src/localcloud/hosting/emulator.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'emulator-test-'));
  await writeFile(path.join(site, 'index.html'), 'hello');
});
afterEach(() => rm(site, { recursive: true }));

const source = new URL('../../../../src/localcloud/hosting/emulator.ts', import.meta.url).href;

/** Holds a connection open until the other side ends it: `refused` when nobody listens. */
const connection = (port: number, hold = false) =>
  new Promise<'open' | 'refused'>((resolve) => {
    let outcome: 'open' | 'refused' = 'refused';
    const socket = net.connect(port, '127.0.0.1', () => {
      outcome = 'open';
      if (!hold) socket.destroy();
    });
    socket.on('error', () => undefined).once('close', () => resolve(outcome));
  });

/** Returns when nobody listens any more. Time runs out, and with it the test, where somebody goes on listening. */
async function untilRefused(port: number): Promise<void> {
  while ((await connection(port, true)) === 'open');
}

it.each([false, true])(
  'ends with its parent, even a killed one (swaStart: %s)',
  async (swaStart) => {
    const options = JSON.stringify({ site, home: site, swaStart });
    const script = `import { startEmulator } from '${source}'; console.log((await startEmulator(${options})).port);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (chunk) => resolve(Number(chunk))),
    );
    expect(await connection(port)).toBe('open');
    const dropped = untilRefused(port);
    parent.kill('SIGKILL');
    await dropped;
  },
);

it('answers the same whether started directly or by the whole command', async () => {
  const globalHeaders = { 'X-Frame-Options': 'DENY' };
  const config = {
    globalHeaders,
    navigationFallback: { rewrite: '/index.html', exclude: ['/*.ico'] },
  };
  await writeFile(path.join(site, 'staticwebapp.config.json'), JSON.stringify(config));
  const seen: object[] = [];
  for (const swaStart of [false, true]) {
    const emulator = await startEmulator({ site, home: site, swaStart });
    const answers = await Promise.all(
      ['/', '/deep/route', '/none.ico', '/staticwebapp.config.json', '/.auth/me'].map(
        async (url) => {
          const answer = await fetch(`http://127.0.0.1:${emulator.port}${url}`);
          const { date, ...headers } = Object.fromEntries(answer.headers);
          expect(date).toBeDefined();
          return { url, status: answer.status, headers, body: await answer.text() };
        },
      ),
    );
    await emulator.terminate();
    seen.push(answers);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject([
    { status: 200, body: 'hello', headers: { 'x-frame-options': 'DENY' } },
    { status: 200 },
    {},
    {},
    {},
  ]);
});

it('says why it does not start', async () => {
  await writeFile(path.join(site, 'file'), '');
  await expect(
    startEmulator({
      site: path.join(site, 'none'),
      home: path.join(site, 'none'),
      swaStart: false,
    }),
  ).rejects.toMatchObject({ code: 'LOCAL_CLOUD_UNAVAILABLE' });
});
