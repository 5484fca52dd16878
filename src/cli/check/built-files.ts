import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { readSiteTree, type SiteTree } from '../../deploy/artifact/site-tree.ts';
import { requireText } from '../../deploy/steps/finish/start-page.ts';
import { checkSite } from '../../deploy/steps/pack/check-tree.ts';
import { unservedWarnings } from '../../deploy/steps/pack/names.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { getStats, readBytesIfThereSync } from '../../shared/files.ts';

/** Folders whose files most generators copy into the built site unchanged. */
const copied = ['public', 'static'];

/**
 * Checks the names, sizes and number of the files in the output folder, if it exists, and the names
 * of the files that generators copy into it.
 * @param usual the generator's default output folder
 * @param builds whether a deployment builds the files again. Errors are then only warnings
 * @returns warnings
 */
export function checkBuiltFiles(
  { config, buildRoot }: { readonly config: SiteConfig; readonly buildRoot: string },
  usual: string | undefined,
  builds: boolean,
): string[] {
  const output = config.build.output ?? usual;
  const read = (name: string) => {
    const folder = path.join(buildRoot, name);
    return getStats(folder)?.isDirectory() ? readSiteTree(folder) : undefined;
  };
  // Skip the repository's root as an output folder: it also holds files that are not deployed.
  const isRoot = path.normalize(output ?? '.') === '.';
  const built = isRoot ? undefined : read(output ?? '.');
  const sources = copied.filter((name) => name !== output).flatMap((name) => read(name) ?? []);
  const known = new Set(built?.files.map((file) => file.path));
  const names = sources.flatMap(({ files }) => files.map((file) => file.path));
  return [
    ...(built ? checkOutput(built, config, builds) : []),
    ...unservedWarnings(names.filter((name) => !known.has(name))),
  ];
}

function checkOutput(tree: SiteTree, config: SiteConfig, builds: boolean): string[] {
  try {
    const start = tree.files.find((file) => file.path === 'index.html');
    requireText(start && readBytesIfThereSync(start.file));
    return checkSite(tree, config).warnings;
  } catch (error) {
    if (!builds) throw error;
    const { message, facts } = SiteDeployError.from(error);
    const lines = facts.map((fact) => fact.trim().replaceAll(/\s+/g, ' '));
    return [`The last build: ${message} ${lines.join('; ').replaceAll(':; ', ': ')}`.trim()];
  }
}
