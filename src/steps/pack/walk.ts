import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { isInside } from '../../shared/paths.ts';
import type { FileEntry } from './entry.ts';
import { inByteOrder } from './order.ts';

/** Names that are never part of a site: they hold history, credentials or other people's code. */
const forbidden = /^(\.git|\.github|node_modules|\.env(\..*)?|\.npmrc|\.netrc)$/i;
/** How many offenders an error names. */
const shown = 10;

/**
 * Every file below `folder`, sorted by path as bytes, so that the order is the same on every machine. Links to files
 * and folders inside are followed.
 * @throws SiteDeployError `PACKAGE_FORBIDDEN_FILE`, `PATH_OUTSIDE_WORKSPACE`, `PACKAGE_EMPTY`
 */
export function walk(folder: string): FileEntry[] {
  const root = realpathSync(folder);
  const files: FileEntry[] = [];
  const refused: string[] = [];
  const escaping: string[] = [];

  // Synchronous: 15,000 files take 20 ms this way and several times that with promises.
  const visit = (directory: string, prefix: string, parents: readonly string[]) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const name = prefix + entry.name;
      if (forbidden.test(entry.name)) {
        refused.push(name);
        continue;
      }
      let absolute = path.join(directory, entry.name);
      if (entry.isSymbolicLink()) {
        const target = followLink(absolute);
        if (target === undefined || !isInside(root, target)) {
          escaping.push(name);
          continue;
        }
        absolute = target;
      }
      const stat = statSync(absolute);
      if (stat.isDirectory()) {
        // A link to a folder that holds it would go on for ever.
        if (parents.includes(absolute)) escaping.push(name);
        else visit(absolute, `${name}/`, [...parents, absolute]);
      } else if (stat.isFile())
        files.push({ kind: 'file', path: name, size: stat.size, file: absolute, modifiedMs: stat.mtimeMs });
      else refused.push(name);
    }
  };
  visit(root, '', [root]);

  if (escaping.length > 0) {
    throw new SiteDeployError(
      'PATH_OUTSIDE_WORKSPACE',
      `The built site has ${escaping.length} symbolic link(s) that leave it or lead nowhere.`,
      {
        facts: list(escaping),
        remedy: 'Replace the links by the files themselves, or leave them out of the build output.',
      },
    );
  }
  if (refused.length > 0) {
    throw new SiteDeployError(
      'PACKAGE_FORBIDDEN_FILE',
      `The built site holds ${refused.length} file(s) or folder(s) that must not be published.`,
      {
        facts: list(refused),
      },
    );
  }
  if (files.length === 0) throw new SiteDeployError('PACKAGE_EMPTY', `There are no files in ${folder}.`);
  return inByteOrder(files);
}

function followLink(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

function list(names: readonly string[]): string[] {
  return names.length <= shown ? [...names] : [...names.slice(0, shown), `… and ${names.length - shown} more`];
}
