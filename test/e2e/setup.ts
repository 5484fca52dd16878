import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAction } from '../../.ci/build/action.ts';
import { replaceFolder } from '../../.ci/build/folder.ts';
import { readManifest } from '../../.ci/build/manifest.ts';
import { buildPackage } from '../../.ci/build/package.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Set by .ci/check.ts, which has just built `dist/` and `lib/` from the sources. */
const isBuilt = process.env.SITE_DEPLOY_IS_BUILT === 'true';

/**
 * Builds the Action and the package in a temporary folder, or copies a fresh build there, so that
 * these tests never use an outdated `dist/`. Vitest calls this only if it runs one of them.
 * @returns a function that removes the folder
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildForTests();
  project.provide('built', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Builds the Action and the package in a temporary folder.
 * @returns the folder, which the caller removes
 */
export async function buildForTests(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-built-'));
  const copy = (name: string) =>
    cp(path.join(root, name), path.join(folder, name), { recursive: true });
  try {
    await Promise.all([
      ...(isBuilt ? ['dist', 'lib'].map(copy) : [build(folder)]),
      ...['action.yml', 'src/automation/action.yml', 'package.json'].map(copy),
      ...['src/action/action.yml', '.github/workflows'].map(copy),
      // Packages of the local cloud, as in a project that has them next to site-deploy.
      symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction'),
    ]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function build(folder: string): Promise<void> {
  const manifest = await readManifest(root);
  await Promise.all([
    buildAction(root, manifest).then((files) => replaceFolder(path.join(folder, 'dist'), files)),
    buildPackage(root, manifest).then((files) => replaceFolder(path.join(folder, 'lib'), files)),
  ]);
}
