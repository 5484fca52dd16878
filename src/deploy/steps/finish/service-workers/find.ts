import path from 'node:path';
import { readBytesIfThereSync } from '../../../../shared/files.ts';
import type { SiteTree } from '../../../artifact/site-tree.ts';
import { readEntries } from './entries.ts';

export interface PrecacheList {
  readonly file: string;
  readonly kind: 'angular' | 'blazor' | 'workbox';
  /** Content with one character per byte. */
  readonly text: string;
}

export interface ServiceWorkers {
  readonly lists: readonly PrecacheList[];
  /** Workers without a file list. They cache files with custom code. */
  readonly others: readonly Omit<PrecacheList, 'kind'>[];
  /** Other scripts that may be part of a worker. */
  readonly scripts: readonly Omit<PrecacheList, 'kind'>[];
  /** Pages that a worker may also show at other paths. */
  readonly shells: ReadonlySet<string>;
}

const maxBytes = 4 << 20;
const listensToFetch = /\baddEventListener\(\s{0,9}["'`]fetch["'`]|\bonfetch\s{0,9}=/;

/**
 * Finds the site's service workers. Apart from file lists, reads only scripts in folders at or
 * above a page, because a worker controls only pages in its folder and below:
 * https://w3c.github.io/ServiceWorker/#path-restriction
 */
export function findServiceWorkers(tree: SiteTree, pages: readonly string[]): ServiceWorkers {
  const folders = foldersAbove(pages);
  const lists: PrecacheList[] = [];
  const scripts: Omit<PrecacheList, 'kind'>[] = [];
  for (const { path: file, file: source, size } of tree.files) {
    const name = path.posix.basename(file);
    const isManifest = /^precache-manifest\b.*\.js$|^ngsw\.json$/.test(name);
    const mayControl = /\.m?js$/.test(name) && folders.has(path.posix.dirname(file));
    if (size > maxBytes || !(isManifest || mayControl)) continue;
    const bytes = readBytesIfThereSync(source);
    const isOfInterest = ['revision', 'assetsManifest', 'hashTable', 'caches'].some((word) =>
      bytes?.includes(word),
    );
    if (!bytes || !isOfInterest) continue;
    const text = bytes.toString('latin1');
    const kind = detectKind(name, text);
    if (kind) lists.push({ file, text, kind });
    else scripts.push({ file, text });
  }
  const isPart = ({ file }: { file: string }) => {
    const name = path.posix.basename(file).replace(/\.m?js$/, '');
    const isImported = [...lists, ...scripts].some(
      (other) => other.file !== file && other.text.includes(name),
    );
    return isImported || name === 'ngsw-worker';
  };
  const others = scripts.filter(
    (script) => /\bcaches\b/.test(script.text) && listensToFetch.test(script.text),
  );
  return {
    lists,
    others: others.filter((script) => !isPart(script)),
    scripts: scripts.filter((script) => !others.includes(script)),
    shells: new Set([...lists, ...others].flatMap(findShells)),
  };
}

function foldersAbove(pages: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const page of pages)
    for (let folder = path.posix.dirname(page); !folders.has(folder); ) {
      folders.add(folder);
      folder = path.posix.dirname(folder);
    }
  return folders;
}

function detectKind(name: string, text: string): PrecacheList['kind'] | undefined {
  if (name === 'ngsw.json') return 'angular';
  if (/\bself\.assetsManifest\s{0,9}=/.test(text)) return 'blazor';
  const isListed = readEntries(text).some(
    ({ url, revision, nullAt }) => url && (revision ?? nullAt) !== undefined,
  );
  if (isListed) return 'workbox';
  return undefined;
}

/**
 * Returns the pages that a worker may show at other paths: its folder's start page, and pages that
 * Workbox or Gatsby name as the shell.
 */
function findShells({ file, text }: { readonly file: string; readonly text: string }): string[] {
  const folder = path.posix.dirname(file);
  const named = [
    ...text.matchAll(/\bcreateHandlerBoundToURL\(\s{0,9}["'`]([^"'`]{1,200})/g),
    ...text.matchAll(/["'`]([^"'`\s]{0,200}\/offline-plugin-app-shell-fallback\/index\.html)/g),
  ];
  const addresses = ['index.html', ...named.map(([, address = '']) => address)];
  return addresses.map((address) => path.posix.resolve('/', folder, address).slice(1));
}
