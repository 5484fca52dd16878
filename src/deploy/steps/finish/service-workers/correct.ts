import { createHash, hash } from 'node:crypto';
import path from 'node:path';
import { isObject, parseJson } from '../../../../shared/json.ts';
import { readEntries } from './entries.ts';
import type { PrecacheList, ServiceWorkers } from './find.ts';

interface DeployedFiles {
  /** Files of the build that are deployed with other bytes. */
  changedFiles(): string[];
  /** As deployed. */
  read(name: string): Buffer;
  put(name: string, bytes: Uint8Array): void;
}

/**
 * Service workers compare files with the hashes of the build. Writes the hashes of the files as
 * deployed, and adds our own scripts to the list, so that pages never wait for them.
 * @param added files of ours, for the lists of all workers
 * @returns the corrected lists
 */
export function correctLists(
  { lists }: ServiceWorkers,
  files: DeployedFiles,
  added: readonly string[],
): string[] {
  if (lists.length === 0) return [];
  const changed = new ChangedFiles(files);
  const corrected = lists.filter((list) => {
    const text = correctList(list, changed, added);
    if (text === list.text) return false;
    files.put(list.file, Buffer.from(text, 'latin1'));
    return true;
  });
  return corrected.map(({ file }) => file);
}

/**
 * Browsers install a worker again if its bytes differ, and most workers then fetch their files
 * again.
 * @returns a warning for each worker
 */
export function markOthers({ others }: ServiceWorkers, files: DeployedFiles): string[] {
  const changed = others.length > 0 ? files.changedFiles().sort() : [];
  if (changed.length === 0) return [];
  const digest = createHash('sha256');
  for (const file of changed) digest.update(file).update(files.read(file));
  const mark = `\n// site-deploy: ${digest.digest('hex').slice(0, 16)}\n`;
  return others.map(({ file, text }) => {
    files.put(file, Buffer.from(text + mark, 'latin1'));
    return (
      `The service worker ${file} caches files by code of its own, which can't be corrected. ` +
      'It was marked as changed, so that browsers install it again. If it keeps pages that it ' +
      'stored before, returning visitors see those as they were.'
    );
  });
}

/** Files of the build that the deployment changes, by all their addresses. */
class ChangedFiles {
  readonly #files: DeployedFiles;
  readonly #byAddress = new Map<string, string>();

  constructor(files: DeployedFiles) {
    this.#files = files;
    const changed = files.changedFiles();
    for (const file of changed) this.#byAddress.set(file, file);
    for (const file of changed) {
      const address = file.replace(/(^|\/)index\.html?$|\.html?$/i, '');
      if (!this.#byAddress.has(address)) this.#byAddress.set(address, file);
    }
  }

  /** @param from the file that contains the address */
  at(address: string, from: string): string | undefined {
    const [plain = ''] = decodeAddress(address).split(/[?#]/);
    if (/^[a-z][a-z\d+.-]*:/i.test(plain)) return undefined;
    const joined = path.posix.join(
      '/',
      plain.startsWith('/') ? '' : path.posix.dirname(from),
      plain,
    );
    return (
      this.#byAddress.get(joined.slice(1)) ?? this.#byAddress.get(joined.replace(/^\/|\/$/g, ''))
    );
  }

  digest(file: string, algorithm: string, encoding: 'hex' | 'base64' = 'hex'): string {
    return hash(algorithm, this.#files.read(file), encoding);
  }
}

function correctList(list: PrecacheList, changed: ChangedFiles, added: readonly string[]): string {
  switch (list.kind) {
    case 'angular':
      return correctAngular(list, changed, added);
    case 'blazor':
      return correctBlazor(list, changed, added);
    case 'workbox':
      return correctEntries(list, changed, added);
  }
}

/** https://angular.dev/ecosystem/service-workers/devops#hash-mismatches */
function correctAngular(
  { file, text }: PrecacheList,
  changed: ChangedFiles,
  added: readonly string[],
) {
  const manifest = parseJson(Buffer.from(text, 'latin1').toString());
  if (!isObject(manifest) || !isObject(manifest.hashTable)) return text;
  const hashTable: Record<string, unknown> = { ...manifest.hashTable };
  for (const address of Object.keys(hashTable)) {
    const found = changed.at(address, file);
    if (found) hashTable[address] = changed.digest(found, 'sha1');
  }
  for (const name of added) hashTable[`/${name}`] = changed.digest(name, 'sha1');
  const groups = Array.isArray(manifest.assetGroups) ? manifest.assetGroups : [];
  const first: unknown = groups.find((group) => group?.installMode === 'prefetch') ?? groups[0];
  const assetGroups = groups.map((group: unknown) => {
    if (group !== first || !isObject(group) || !Array.isArray(group.urls)) return group;
    return { ...group, urls: [...new Set([...group.urls, ...added.map((name) => `/${name}`)])] };
  });
  const corrected = JSON.stringify({ ...manifest, assetGroups, hashTable }, null, 2);
  return Buffer.from(corrected).toString('latin1');
}

/** Each version has a cache of its own, so the version must change with the list. */
function correctBlazor(list: PrecacheList, changed: ChangedFiles, added: readonly string[]) {
  const text = correctEntries(list, changed, added);
  if (text === list.text) return text;
  const version = hash('sha256', text, 'base64').slice(0, 8);
  return text.replace(/("version"\s{0,9}:\s{0,9}")[^"]*"/, (_, start) => `${start}${version}"`);
}

/** https://developer.chrome.com/docs/workbox/modules/workbox-precaching */
function correctEntries(
  { file, text, kind }: PrecacheList,
  changed: ChangedFiles,
  added: readonly string[],
) {
  const isBlazor = kind === 'blazor';
  const [hashKey, algorithm] = isBlazor
    ? (['hash', 'sha256'] as const)
    : (['revision', 'md5'] as const);
  const digest = (name: string) =>
    isBlazor
      ? `sha256-${changed.digest(name, algorithm, 'base64')}`
      : changed.digest(name, algorithm);
  const pieces: string[] = [];
  let at = 0;
  let isFirst = true;
  for (const entry of readEntries(text)) {
    const listed = entry.values.find(({ key }) => key === hashKey);
    if (!entry.url || !(listed || entry.revision === null)) continue;
    pieces.push(text.slice(at, entry.start));
    at = entry.start;
    if (isFirst) {
      for (const name of added)
        pieces.push(`${JSON.stringify({ url: `/${name}`, [hashKey]: digest(name) })},`);
      isFirst = false;
    }
    const found = changed.at(entry.url, file);
    for (const { key, text: old, start } of found ? entry.values : []) {
      const integrity = /^sha(?:256|384|512)(?=-)/.exec(old)?.[0];
      let hashed: string | undefined;
      if (key === hashKey) hashed = digest(found ?? '');
      else if (integrity)
        hashed = `${integrity}-${changed.digest(found ?? '', integrity, 'base64')}`;
      if (hashed === undefined) continue;
      pieces.push(text.slice(at, start), hashed);
      at = start + old.length;
    }
  }
  return pieces.join('') + text.slice(at);
}

function decodeAddress(address: string): string {
  const text = Buffer.from(address.replaceAll('\\/', '/'), 'latin1').toString();
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
