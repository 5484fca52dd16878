/** `npm run test:interruptions` interrupts at each write. */
const isAll = process.env.SITE_DEPLOY_INTERRUPTIONS === 'all';

/**
 * Returns the writes at which a test interrupts a run, from 1: the last one and every third. Tables
 * start at different writes, so that together they interrupt each kind of write.
 */
export function chooseWrites(writes: number, start = 0): number[] {
  const all = Array.from({ length: writes }, (_, index) => index + 1);
  return isAll ? all : all.filter((at) => at === writes || at % 3 === (start + 1) % 3);
}
