import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { isInside } from '../../shared/paths.ts';

export interface SiteTree {
  readonly folder: string;
  readonly files: readonly FoundFile[];
  /** Paths of files and folders that must not be published, and of special files, e.g. pipes. */
  readonly forbidden: readonly string[];
  readonly escaping: readonly string[];
}

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly file: string;
  readonly modifiedMs: number;
}

export type FilesByPath = ReadonlyMap<string, FoundFile>;

/**
 * Names that are forbidden at any depth: history, credentials, third-party code and site configs.
 */
const forbiddenName = anyName(
  String.raw`\.git \.github \.hg \.svn node_modules \.env.* \.npmrc \.yarnrc(\.yml)? \.netrc`,
  String.raw`\.pypirc \.git-credentials \.htpasswd \.ssh \.aws \.azure \.gnupg`,
  String.raw`\.?site\.config\.ya?ml`,
);

/** Names that are forbidden at the root. In folders, a site may offer these files for download. */
export const sourceName: RegExp = anyName(
  String.raw`package\.json package-lock\.json npm-shrinkwrap\.json yarn\.lock bun\.lockb?`,
  String.raw`pnpm-(lock|workspace)\.yaml deno\.(jsonc?|lock) Gemfile(\.lock)? Cargo\.(toml|lock)`,
  String.raw`composer\.(json|lock) go\.(mod|sum) pyproject\.toml (poetry|uv)\.lock`,
  String.raw`Pipfile(\.lock)? requirements\.txt`,
);

export function isNeverPublished(name: string): boolean {
  return forbiddenName.test(name);
}

function anyName(...names: readonly string[]): RegExp {
  return new RegExp(`^(${names.join(' ').replaceAll(' ', '|')})$`, 'i');
}

const maxEntries = 200_000;

export function readSiteTree(folder: string): SiteTree {
  const root = realpathSync(folder);
  const files: FoundFile[] = [];
  const forbidden: string[] = [];
  const escaping: string[] = [];
  let names = 0;

  // Read synchronously: 15,000 files take 20 ms. With promises, they take several times as long.
  const visit = (directory: string, prefix: string, parents: readonly string[]) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const name = prefix + entry.name;
      names += 1;
      if (names > maxEntries) throw tooManyNames(root);
      if (isNeverPublished(entry.name) || (prefix === '' && sourceName.test(entry.name))) {
        forbidden.push(name);
        continue;
      }
      const entryPath = `${directory}${path.sep}${entry.name}`;
      let file: string | undefined = entryPath;
      if (entry.isSymbolicLink()) file = targetInside(root, entryPath);
      // Don't follow a link to a parent folder: the search would never end.
      if (!file || parents.includes(file)) {
        escaping.push(name);
        continue;
      }
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat) throw notThere(name, file);
      if (stat.isDirectory()) visit(file, `${name}/`, [...parents, file]);
      else if (stat.isFile())
        files.push({ path: name, size: stat.size, file, modifiedMs: stat.mtimeMs });
      else forbidden.push(name);
    }
  };
  visit(root, '', [root]);
  return { folder: root, files, forbidden, escaping };
}

function tooManyNames(root: string): SiteDeployError {
  const message = `${root} has more than ${maxEntries} files and folders.`;
  const facts = ['Linked folders count with all their contents.'];
  return new SiteDeployError('PACKAGE_TOO_MANY_FILES', message, { facts });
}

function notThere(name: string, file: string): SiteDeployError {
  const notText = 'The built site contains a name that is not UTF-8.';
  if (name.includes('\ufffd'))
    return new SiteDeployError('PACKAGE_NAME_REFUSED', notText, { facts: [name] });
  const message = `${name} was removed while the built site was being read.`;
  return new SiteDeployError('FILE_GONE', message, { facts: [file] });
}

function targetInside(root: string, link: string): string | undefined {
  try {
    const target = realpathSync(link);
    if (isInside(root, target)) return target;
    return undefined;
  } catch {
    return undefined;
  }
}
