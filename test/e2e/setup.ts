import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAction } from '../../.ci/build/action.ts';
import { replaceFolder } from '../../.ci/build/folder.ts';
import { readManifest } from '../../.ci/build/manifest.ts';
import { buildPackage } from '../../.ci/build/package.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds what the tests of this folder run, into a temporary folder: so they never meet a `dist/` that is older than
 * the sources. Vitest calls this only when it runs one of these tests.
 * @returns what removes the folder
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-built-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const manifest = await readManifest(root);
    await Promise.all([
      buildAction(root, manifest).then((files) => replaceFolder(path.join(folder, 'dist'), files)),
      buildPackage(root, manifest).then((files) => replaceFolder(path.join(folder, 'lib'), files)),
      ...['action.yml', 'package.json'].map((file) => cp(path.join(root, file), path.join(folder, file))),
      // The packages of the local cloud, as in a project that has them beside site-deploy.
      symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction'),
    ]);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('built', folder);
  return remove;
}
