/** Whether to interrupt at each write, as `npm run test:interruptions` does. */
const isAll = process.env.SITE_DEPLOY_INTERRUPTIONS === 'all';

/**
 * Returns the numbers, from 1, of the writes at which a test interrupts a run: the last one, and
 * every third. Rows of a table pass different values of `start`, so that together they interrupt at
 * more writes.
 */
export function chooseWrites(writes: number, start = 0): number[] {
  const all = Array.from({ length: writes }, (_, index) => index + 1);
  return isAll ? all : all.filter((at) => at === writes || at % 3 === (start + 1) % 3);
}
