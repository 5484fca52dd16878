import path from 'node:path';

const preload = path.resolve(import.meta.dirname, '../../support/short-pauses.cjs');

/**
 * `env` of a run whose service stays unavailable: the retries of a request take 2 s in total
 * instead of 30 s.
 */
export const shortPauses = { NODE_OPTIONS: `--require ${preload}` };
