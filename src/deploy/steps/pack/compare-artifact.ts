import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { count, limitLines } from '../../../shared/units.ts';
import type { FinishedSite } from '../finish/finish.ts';
import { hashSource } from './copy.ts';
import type { FileEntry } from './entry.ts';

/**
 * None added, missing or changed, including those that the overlay replaces.
 * @param packed the files as packed, with the overlay applied
 * @throws SiteDeployError `ARTIFACT_INVALID`
 */
export function compareWithArtifact(
  expected: readonly SiteFile[],
  packed: readonly SiteFile[],
  sources: readonly FileEntry[],
  finishedSite: Pick<FinishedSite, 'overlay' | 'pages'>,
): void {
  const isBuilt = (file: string) =>
    !finishedSite.overlay.has(file) && !finishedSite.pages.has(file);
  const read = new Map(
    packed.filter((file) => isBuilt(file.path)).map((file) => [file.path, file.sha256]),
  );
  // The sources of the pages were hashed when they were read.
  for (const [file, { replaces }] of finishedSite.pages) if (replaces) read.set(file, replaces);
  const found = new Map(
    sources.map((source) => [source.path, read.get(source.path) ?? hashSource(source)]),
  );
  const known = new Set(expected.map((file) => file.path));
  const wrong = [
    ...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
    ...expected
      .filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256)
      .map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`),
  ];
  if (wrong.length === 0) return;
  throw new SiteDeployError(
    'ARTIFACT_INVALID',
    `The site and the build job's manifest differ in ${count(wrong.length, 'file')}.`,
    { facts: limitLines(wrong) },
  );
}
