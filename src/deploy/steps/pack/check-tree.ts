import type { SiteConfig } from '../../../config/schema.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { count, limitLines } from '../../../shared/units.ts';
import { checkLimits } from '../../artifact/limits.ts';
import { listAddedFiles } from '../../artifact/own-files.ts';
import type { SiteTree } from '../../artifact/site-tree.ts';
import { checkNames, replacedWarnings, unservedWarnings } from './names.ts';
import type { FileEntry } from './piece.ts';

export function checkTree(tree: SiteTree): FileEntry[] {
  const { folder, files, forbidden, escaping } = tree;
  if (escaping.length > 0) {
    const links = count(escaping.length, 'symbolic link');
    const message =
      `The built site has ${links} pointing outside the site, to a missing file ` +
      'or to a folder that contains the link.';
    const remedy =
      'Replace the links with the files themselves, or leave them out of the build output.';
    const details = { facts: limitLines(escaping), remedy };
    throw new SiteDeployError('PATH_OUTSIDE_WORKSPACE', message, details);
  }
  if (forbidden.length > 0) {
    const paths = count(forbidden.length, 'path');
    const message = `${folder} contains ${paths} that must not be published.`;
    const isBook = files.some((file) => file.path === 'gitbook/gitbook.js');
    const remedy = isBook
      ? 'HonKit copies all files next to the book into it. List these in .bookignore.'
      : undefined;
    const details = { facts: limitLines(forbidden), remedy };
    throw new SiteDeployError('PACKAGE_FORBIDDEN_FILE', message, details);
  }
  if (files.length === 0)
    throw new SiteDeployError('PACKAGE_EMPTY', `There are no files in ${folder}.`);
  return inByteOrder(files).map((found) => ({ kind: 'file', ...found }));
}

/** Checks the built files as a deployment does, before the deployment adds files. */
export function checkSite(tree: SiteTree, config: SiteConfig) {
  const entries = checkTree(tree);
  const paths = entries.map((entry) => entry.path);
  const names = new Set(paths);
  const added = listAddedFiles(config, names.size).filter((name) => !names.has(name));
  checkNames([...paths, ...added]);
  checkLimits(entries, config.hosting, added);
  return { entries, warnings: [...unservedWarnings(paths), ...replacedWarnings(paths)] };
}

export function inByteOrder<File extends { readonly path: string }>(files: Iterable<File>): File[] {
  const keyed = Array.from(files, (file) => ({ file, key: Buffer.from(file.path) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.file);
}

export type Manifest = ReturnType<typeof createManifest>;

export function createManifest(files: readonly SiteFile[]) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0),
  };
}
