import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { useFolder } from '../../support/folder.ts';
import { publish } from './support.ts';

/** Parent of the folders of all local clouds. */
const temporary = useFolder();
beforeEach(() => void vi.stubEnv('TMPDIR', temporary.root));
afterEach(() => void vi.unstubAllEnvs());

/**
 * Returns processes whose command line contains the text. Uses /proc if it exists, because not
 * every machine has ps.
 */
const processesWith = (text: string) =>
  existsSync('/proc/self/cmdline')
    ? readdirSync('/proc').filter(
        (pid) =>
          /^\d+$/.test(pid) && Number(pid) !== process.pid && commandLine(pid).includes(text),
      )
    : execFileSync('ps', ['-eo', 'pid,args'])
        .toString('utf8')
        .split('\n')
        .filter((line) => line.includes(text) && !line.includes('ps -eo'));

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // The process has just ended.
    return '';
  }
}

const refuses = (port: number) =>
  new Promise((resolve) => {
    net
      .connect(port, '127.0.0.1')
      .on('error', () => resolve(true))
      .on('connect', () => resolve(false));
  });

it('a cloud that is closed while a request hangs leaves no port, process or folder behind', async () => {
  const cloud = await startLocalCloud();
  const dir = path.dirname(path.dirname(cloud.env.NODE_EXTRA_CA_CERTS ?? ''));
  const call = await publish(cloud, 'served');
  const host = cloud.hosting.hostname('acme-docs');
  expect((await call(`https://${host}/`)).body).toBe('served');
  expect((await call(`https://${host}/.auth/me`)).body).toContain('clientPrincipal');
  const address = new URL(cloud.hosting.address('acme-docs') ?? '');
  cloud.faults.add({ host, kind: { type: 'hang' } });
  const arrived = cloud.requests.next({ host });
  const hanging = call(`https://${host}/hang`).catch((error) => error);
  await arrived;

  await cloud.close();
  expect(await hanging).toMatchObject({ code: 'ECONNRESET' });
  expect(await refuses(Number(address.port))).toBe(true);
  expect(await refuses(Number(new URL(cloud.env.HTTPS_PROXY ?? '').port))).toBe(true);
  expect(processesWith(dir)).toEqual([]);
  expect(existsSync(dir)).toBe(false);
});

it.each([
  ['before its parts are loaded', 1],
  ['before its services start', 2],
  ['when its first services are up', 3],
  ['when all its services are up', 4],
])('a start that is cancelled %s leaves no folder and no process', async (_, atObservation) => {
  const controller = new AbortController();
  const { signal } = controller;
  let observations = 0;
  const observe = signal.throwIfAborted.bind(signal);
  signal.throwIfAborted = () => {
    observations += 1;
    if (observations === atObservation) controller.abort(new Error('enough'));
    observe();
  };
  await expect(startLocalCloud({ signal })).rejects.toThrow('enough');
  expect(observations).toBeGreaterThanOrEqual(atObservation);
  expect(processesWith(temporary.root)).toEqual([]);
  expect(readdirSync(temporary.root)).toEqual([]);
});
