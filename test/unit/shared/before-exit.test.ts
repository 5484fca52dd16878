import { expect, it } from 'vitest';
import { beforeExit } from '../../../src/shared/before-exit.ts';

it('all cleanups share one listener, which is removed with the last of them', () => {
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
