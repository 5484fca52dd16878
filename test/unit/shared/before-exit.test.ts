import { expect, it } from 'vitest';
import { beforeExit } from '../../../src/shared/before-exit.ts';

it('beforeExit adds one listener for 30 cleanups and removes it with the last one', () => {
  const before = process.listeners('exit');
  const ran: number[] = [];
  const removals = Array.from({ length: 30 }, (_, index) => beforeExit(() => ran.push(index)));
  const added = process.listeners('exit').filter((listener) => !before.includes(listener));
  expect(added).toHaveLength(1);
  for (const remove of removals.slice(2)) remove();
  added[0]?.(0);
  expect(ran).toEqual([0, 1]);
  for (const remove of removals) remove();
  expect(process.listeners('exit')).toEqual(before);
});
