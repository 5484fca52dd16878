import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it('README.md says what its sources say', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['.ci/generate.ts', '--check'], { cwd: root });
  expect(stdout).toBe('README.md is up to date.\n');
});
