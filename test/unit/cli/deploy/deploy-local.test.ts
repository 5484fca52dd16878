import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runIn } from '../terminal-run.ts';
import { localConfig } from './local-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-local-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it.each([
  [[], 'VERSION_NOT_FOUND'],
  [['--site-version', '1.0.0', '--branch', 'feature/x'], 'EVENT_NOT_DEPLOYED'],
])('deploy --local %j fails with %s before it starts a service', async (more, code) => {
  await writeFile(path.join(folder, 'site.config.yml'), localConfig);
  const { stdout, stderr } = await runIn(folder, ['deploy', '--local', ...more]);
  expect(stderr).toContain(`[${code}]`);
  expect(stdout).not.toContain('Local cloud');
});
