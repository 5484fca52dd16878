import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it('generated files are up to date with their sources', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['.ci/generate.ts', '--check'], {
    cwd: root,
  });
  expect(stdout).toBe('All generated files are up to date.\n');
});
