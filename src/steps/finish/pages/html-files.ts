import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../../shared/paths.ts';

/** Every HTML file below the folder, with forward slashes, sorted. Links that stay inside are followed; the others are for the packing to refuse. */
export function htmlFiles(folder: string): string[] {
  const root = realpathSync(folder);
  const found: string[] = [];
  const visit = (directory: string, prefix: string, parents: readonly string[]) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const name = prefix + entry.name;
      const isLink = entry.isSymbolicLink();
      const absolute = isLink ? targetInside(root, path.join(directory, entry.name)) : path.join(directory, entry.name);
      if (absolute === undefined) continue;
      const stat = isLink ? statSync(absolute) : entry;
      // A link to a folder that holds it would go on for ever.
      if (stat.isDirectory() && !parents.includes(absolute)) visit(absolute, `${name}/`, [...parents, absolute]);
      else if (stat.isFile() && /\.html?$/i.test(name)) found.push(name);
    }
  };
  visit(root, '', [root]);
  return found.sort();
}

function targetInside(root: string, link: string): string | undefined {
  try {
    const target = realpathSync(link);
    return isInside(root, target) ? target : undefined;
  } catch {
    return undefined;
  }
}
