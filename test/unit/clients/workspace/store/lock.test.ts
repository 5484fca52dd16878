import { expect, it } from 'vitest';
import { withLock } from '../../../../../src/clients/workspace/store/credentials-file.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { handClock } from '../../../../support/clock.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();

it('withLock runs the work of 25 concurrent callers one at a time', async () => {
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
});

it('withLock releases the lock if the work fails', async () => {
  const file = folder.at('lock');
  const reason = new Error('no');
  await expect(withLock(file, systemClock, () => Promise.reject(reason))).rejects.toBe(reason);
  expect(await withLock(file, systemClock, async () => 'next')).toBe('next');
});

it('withLock takes over the lock file of another program', async () => {
  folder.write({ lock: '{"pid":4711}' });
  expect(await withLock(folder.at('lock'), systemClock, async () => 'mine')).toBe('mine');
});

it('withLock gives up after waiting for another holder, which keeps the lock', async () => {
  const file = folder.at('lock');
  const clock = handClock();
  // Every pause takes ten seconds.
  const impatient = { now: clock.now, sleep: async () => clock.advance(10_000) };
  const tryAgain = () => catchError(withLock(file, impatient, async () => 'mine'));
  const refused = await withLock(file, systemClock, tryAgain);
  expect(refused).toMatchObject({ code: 'WORKSPACE_STORE_BUSY' });
  expect(clock.now()).toBeGreaterThanOrEqual(90_000);
});
