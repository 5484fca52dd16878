import path from 'node:path';

const preload = path.resolve(import.meta.dirname, '../../support/short-pauses.cjs');

/**
 * Environment variables that shorten pauses between retries to a twentieth, for runs whose service
 * stays unavailable.
 */
export const shortPauses = { NODE_OPTIONS: `--require ${preload}` };
