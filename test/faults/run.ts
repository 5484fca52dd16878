/**
 * `npm run test:faults`: runs every row, and prints how each ended. The argument is a kind of rows
 * or a regular expression for their names: `npm run test:faults -- '^429.* (put|update)$'`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const [names = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const vitest = [
  'run',
  '--config',
  'test/vitest.config.ts',
  '--project',
  'faults',
  '--reporter',
  'verbose',
];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/vitest'), vitest, {
  cwd: root,
  stdio: 'inherit',
  env: { SITE_DEPLOY_FAULTS_RUNS: '16', ...process.env, SITE_DEPLOY_FAULTS: names },
});
process.exitCode = status ?? 1;
