import { SiteDeployError } from '../../../shared/errors/error.ts';
import { count, limitLines } from '../../../shared/units.ts';
import type { SiteTree } from '../../artifact/site-tree.ts';
import type { FileEntry } from './entry.ts';
import { inByteOrder } from './order.ts';

export function checkTree(tree: SiteTree): FileEntry[] {
  const { folder, files, forbidden, escaping } = tree;
  if (escaping.length > 0) {
    throw new SiteDeployError(
      'PATH_OUTSIDE_WORKSPACE',
      `The built site has ${count(escaping.length, 'symbolic link')} pointing outside the site ` +
        'or to a missing file.',
      {
        facts: limitLines(escaping),
        remedy:
          'Replace the links with the files themselves, or leave them out of the build output.',
      },
    );
  }
  if (forbidden.length > 0) {
    throw new SiteDeployError(
      'PACKAGE_FORBIDDEN_FILE',
      `${folder} contains ${count(forbidden.length, 'path')} that must not be published.`,
      { facts: limitLines(forbidden) },
    );
  }
  if (files.length === 0)
    throw new SiteDeployError('PACKAGE_EMPTY', `There are no files in ${folder}.`);
  return inByteOrder(files).map((found) => ({ kind: 'file', ...found }));
}
