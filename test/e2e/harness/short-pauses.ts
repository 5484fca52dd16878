import path from 'node:path';

const preload = path.resolve(import.meta.dirname, '../../support/short-pauses.cjs');

/**
 * Variables with which the retries of a request take 2 s in total instead of 30 s, for runs whose
 * service stays unavailable.
 */
export const shortPauses = { NODE_OPTIONS: `--require ${preload}` };
