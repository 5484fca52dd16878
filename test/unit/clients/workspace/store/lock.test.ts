import { access, readFile, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { expect, it } from 'vitest';
import { withLock } from '../../../../../src/clients/workspace/store/credentials-file.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { handClock } from '../../../../support/clock.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();

/** Larger than any process id on Linux and macOS. */
const deadPid = 2 ** 30;

const holder = (parts: object) =>
  JSON.stringify({ id: 'other', pid: process.pid, host: os.hostname(), at: Date.now(), ...parts });

it('withLock admits one of 25 concurrent holders at a time', async () => {
  const file = folder.at('lock');
  let inside = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 25 }, () => withLock(file, systemClock, work)));
  expect({ most, done }).toEqual({ most: 1, done: 25 });
  await expect(access(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('withLock releases the lock if the work fails', async () => {
  const file = folder.at('lock');
  const reason = new Error('no');
  await expect(withLock(file, systemClock, () => Promise.reject(reason))).rejects.toBe(reason);
  expect(await withLock(file, systemClock, async () => 'next')).toBe('next');
});

it.each([
  ['a process that has ended', holder({ pid: deadPid })],
  ['a process that has held it for two minutes', holder({ at: Date.now() - 121_000 })],
  ['an unreadable holder', 'half a lo'],
])('withLock takes over a lock from %s', async (_name, content) => {
  const file = folder.at('lock');
  await writeFile(file, content);
  expect(await withLock(file, systemClock, async () => 'mine')).toBe('mine');
});

it("withLock lets one of twelve waiters at a time take over a dead process's lock", async () => {
  let inside = 0;
  let most = 0;
  // A process that checks slightly later could remove a new lock, so they start at different times.
  const late = async (ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1)
      await new Promise((resolve) => setImmediate(resolve));
  };
  for (let round = 0; round < 8; round += 1) {
    const file = folder.at(`lock-${round}`);
    await writeFile(file, holder({ pid: deadPid }));
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await late(index * 3);
        await withLock(file, systemClock, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await late(20);
          inside -= 1;
        });
      }),
    );
  }
  expect(most).toBe(1);
});

it('withLock takes over a lock whose takeover was interrupted ten seconds ago', async () => {
  const file = folder.at('lock');
  await writeFile(file, holder({ pid: deadPid }));
  await writeFile(`${file}.claim`, '');
  const past = new Date(Date.now() - 11_000);
  await utimes(`${file}.claim`, past, past);
  expect(await withLock(file, systemClock, async () => 'mine')).toBe('mine');
});

it.each([
  ['a running process', {}],
  ['a process of a different machine', { host: 'another.example', pid: 1 }],
])('withLock does not take over a lock held by %s', async (_name, parts) => {
  const file = folder.at('lock');
  const clock = handClock();
  const content = holder({ at: clock.now(), ...parts });
  await writeFile(file, content);
  // Every pause takes ten seconds.
  const impatient = { now: clock.now, sleep: async () => clock.advance(10_000) };
  expect(await catchError(withLock(file, impatient, async () => 'mine'))).toMatchObject({
    code: 'WORKSPACE_STORE_BUSY',
  });
  expect(await readFile(file, 'utf8')).toBe(content);
});

it('withLock does not remove a lock that a different holder has taken', async () => {
  const file = folder.at('lock');
  const others = holder({});
  await withLock(file, systemClock, () => writeFile(file, others));
  expect(await readFile(file, 'utf8')).toBe(others);
});
