import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { credentialsFile } from '../../../src/clients/workspace/store/credentials-file.ts';
import { fileStore } from '../../../src/clients/workspace/store/login.ts';
import { systemClock } from '../../../src/shared/clock.ts';

const writer = path.join(import.meta.dirname, 'harness', 'write-logins.ts');

/**
 * Starts a process that stores logins, and kills it during its work.
 * @returns number of the last login reported as stored
 */
async function writeAndDie(folder: string, first: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let last = first - 1;
  // Kills the process after some logins and a random part of the next one, which takes a few
  // milliseconds.
  const upTo = first + Math.floor(Math.random() * 4);
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last < upTo || child.killed) continue;
    const until = performance.now() + Math.random() * 4;
    while (performance.now() < until);
    child.kill('SIGKILL');
  }
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return last;
}

it.skipIf(process.platform === 'win32')(
  'kill -9 during a write leaves either the old login or the new one',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'workspace-crash-'));
    try {
      const file = credentialsFile(folder, systemClock);
      const store = fileStore(file, 'https://files.example', 'https://auth.example');
      let leftBehind = 0;
      let next = 1;
      // A kill proves something only if the process was writing.
      for (let round = 0; round < 4 || (leftBehind === 0 && round < 40); round += 1) {
        // The next process removes the drafts of the killed one.
        const last = await writeAndDie(folder, next);
        const login = await store.read();
        const number = Number(login?.scope);
        expect([last, last + 1]).toContain(number);
        expect(login?.accessToken.reveal() === `${number}-`.repeat(20_000)).toBe(true);
        expect(login?.refreshToken?.reveal() === `${number}-`.repeat(20_000)).toBe(true);
        if ((await readdir(folder)).some((name) => name.endsWith('.tmp'))) leftBehind += 1;
        next = number + 1;
      }
      expect(leftBehind).toBeGreaterThan(0);
      await store.change(async () => undefined);
      expect(await readdir(folder)).toEqual(['credentials.json', 'credentials.json.lock']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
