import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { OutputChunk } from 'rolldown';
import { bundle } from './bundle.ts';
import { stableFiles } from './chunks.ts';
import { collectLicences } from './licences.ts';
import type { Manifest } from './manifest.ts';
import { inlineRuntime } from './runtime.ts';
import { hideTopLevelAwait, restoreTopLevelAwait } from './top-level-await.ts';

/** Fields of package.json that the Action reads. Changes to other fields don't affect dist/. */
export type ActionManifest = Pick<Manifest, 'version'>;

/** Entry points: the actions, and the worker threads, which are loaded by file name. */
const entries = {
  action: 'src/action.ts',
  'automation-action': 'src/automation-action.ts',
  'deploy/steps/finish/rewrite/worker': 'src/deploy/steps/finish/rewrite/worker.ts',
  'deploy/steps/pack/worker': 'src/deploy/steps/pack/worker.ts',
};

/** Entries that a runner starts. They contain a top-level `await`. */
const started = ['action', 'automation-action'] as const;

/** Limits of dist/, which every deployment downloads. */
export const limits = { bytes: 3_000_000, codeFiles: 26 };

/**
 * Builds the files of `dist/`, by path.
 * @param manifest the fields of package.json that the Action reads
 * @throws Error if a package isn't bundled or its licence isn't permissive, if the files exceed the
 * limits, or if a chunk imports an entry
 */
export async function buildAction(
  root: string,
  { version }: ActionManifest,
): Promise<Map<string, string>> {
  const bundled = await bundle(root, {
    isShort: true,
    entries,
    manifest: { version },
    files: stableFiles(root, Object.values(entries)),
    plugins: started.map((name) => hideTopLevelAwait(path.join(root, entries[name]))),
  });
  const chunks = inlineRuntime(bundled);
  // A chunk that imports an entry with a top-level `await` would deadlock: each of the two would
  // wait for the other.
  const awaiting = started.map((name) => `${name}.js`);
  const importer = chunks.find(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].some((name) => awaiting.includes(name)),
  );
  if (importer) throw new Error(`${importer.fileName} imports an entry, which awaits.`);
  const outside = packagesOutside(chunks);
  // A runner checks out the Action without node_modules, so dist/ must contain every package.
  if (outside.length > 0)
    throw new Error(`dist/ would load packages that are not bundled: ${outside.join(', ')}`);
  const getCode = ({ fileName, code }: OutputChunk) =>
    awaiting.includes(fileName) ? restoreTopLevelAwait(code) : code;
  const files = new Map(chunks.map((chunk) => [chunk.fileName, getCode(chunk)]));
  files.set('licenses.txt', await collectLicences(chunks));
  // Makes Node load the files as ES modules, even if dist/ is copied elsewhere.
  files.set('package.json', '{ "type": "module" }\n');
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > limits.bytes || chunks.length > limits.codeFiles)
    throw new Error(
      `dist/ would hold ${chunks.length} code files and ${bytes} bytes; the limits are ${limits.codeFiles} and ` +
        `${limits.bytes}. .ci/build/chunks.ts decides which parts share a file.`,
    );
  return files;
}

/** Returns the packages that the chunks import but don't contain. */
export function packagesOutside(
  chunks: readonly Pick<OutputChunk, 'fileName' | 'imports' | 'dynamicImports'>[],
): string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set(imported)]
    .filter((name) => !own.has(name) && !isBuiltin(name) && !name.startsWith('data:'))
    .sort();
}
