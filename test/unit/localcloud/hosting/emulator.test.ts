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

it('ends with its parent, even a killed one', async () => {
  const options = JSON.stringify({ site, home: site });
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
});

it('says why it does not start', async () => {
  const none = path.join(site, 'none');
  const failure = { code: 'LOCAL_CLOUD_UNAVAILABLE' };
  await expect(startEmulator({ site: none, home: none })).rejects.toMatchObject(failure);
});
