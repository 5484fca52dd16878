import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../.ci/build/bundle.ts';
import { replaceFolder } from '../../.ci/build/folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles entries like `dist/`, so that measurements don't include the 90 MB that Node needs to
 * compile TypeScript.
 * @param entries output path without its extension → source file, relative to the root
 * @param outside packages that are not bundled
 * @returns the output folder, which lies within the checkout so that packages are found
 */
export async function bundleForBench(
  name: string,
  entries: Readonly<Record<string, string>>,
  outside: readonly string[] = [],
): Promise<string> {
  const folder = path.join(root, 'node_modules', '.cache', name);
  const chunks = await bundle(root, {
    entries,
    manifest: { version: '0.0.0' },
    files: { chunkFileNames: 'chunks/[name]-[hash].js' },
    outside,
    isShort: true,
  });
  await replaceFolder(folder, new Map(chunks.map(({ fileName, code }) => [fileName, code])));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

export async function removeBundle(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Bundles `bare/` as an Action like ours.
 * @returns the folder with its `action.yml` and `dist/`
 */
export async function bundleBareAction(): Promise<string> {
  const folder = await bundleForBench('bench-bare', { 'dist/action': 'test/bench/bare/bare.ts' });
  await copyFile(path.join(root, 'action.yml'), path.join(folder, 'action.yml'));
  return folder;
}
