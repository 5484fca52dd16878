import path from 'node:path';

const preload = path.resolve(import.meta.dirname, '../../support/short-pauses.cjs');

/**
 * Variables of a run whose service stays unavailable. The retries of a request take 2 s in total
 * instead of 30 s.
 */
export const shortPauses = { NODE_OPTIONS: `--require ${preload}` };
