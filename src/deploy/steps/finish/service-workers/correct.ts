import { createHash, hash } from 'node:crypto';
import path from 'node:path';
import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { toAddress } from '../../../../hosting/rules.ts';
import { compact } from '../../../../shared/compact.ts';
import { isObject, parseJson } from '../../../../shared/json.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { Overlay } from '../overlay.ts';
import { readEntries } from './entries.ts';
import type { PrecacheList, ServiceWorkers } from './find.ts';

/** Maximum size in bytes of an unchanged file that is hashed again. */
const maxHashed = 16 << 20;

/**
 * Corrects the hashes in the service workers' file lists. Adds the scripts that site-deploy adds to
 * pages, and their JSON files, so that cached pages never wait for them.
 * @param added paths of these scripts and JSON files; every list gets all of them
 */
export function correctLists(
  { lists, scripts }: ServiceWorkers,
  files: Overlay,
  hosted: HostedSite,
  added: readonly string[],
): { readonly corrected: readonly string[]; readonly warnings: readonly string[] } {
  if (lists.length + scripts.length === 0) return { corrected: [], warnings: [] };
  const served = new ServedFiles(files, hosted);
  const corrected: string[] = [];
  const warnings: string[] = [];
  for (const list of lists) {
    served.missing.clear();
    const text = correctList(list, served, added);
    if (text !== list.text) {
      files.put(list.file, Buffer.from(text, 'latin1'));
      corrected.push(list.file);
    }
    if (served.missing.size > 0)
      warnings.push(
        `${list.file} lists ${count(served.missing.size, 'address')} that visitors can't get: ` +
          `${firstNames([...served.missing])}. Browsers can't install this service worker: ` +
          'returning visitors keep the previous version.',
      );
  }
  for (const { file, text } of [...lists, ...scripts]) {
    const found = served.findUnpaired(text);
    if (found.length > 0)
      warnings.push(
        `${file} contains the MD5 hash of ${firstNames(found)} as built, in a form that can't be ` +
          'corrected. If it is a list of files, returning visitors keep the page as it was.',
      );
  }
  return { corrected, warnings };
}

/**
 * Changes the bytes of service workers without a known file list. Browsers then install them again,
 * and most of them fetch their files again.
 * @returns a warning for each worker
 */
export function markOthers({ others }: ServiceWorkers, files: Overlay): string[] {
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

/** Finds the files that visitors get at the addresses in a list. */
class ServedFiles {
  readonly missing = new Set<string>();
  readonly #files: Overlay;
  readonly #hosted: HostedSite;
  readonly #changed: ReadonlySet<string>;
  #builtHashes: ReadonlyMap<string, string> | undefined;

  constructor(files: Overlay, hosted: HostedSite) {
    this.#files = files;
    this.#hosted = hosted;
    this.#changed = new Set(files.changedFiles());
  }

  /**
   * Returns the file that visitors get at an address, if any. Adds the address to `missing` if they
   * get an error.
   * @param from file that contains the address
   */
  at(address: string, from: string): string | undefined {
    const [plain = ''] = decodeAddress(address).split(/[?#]/);
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(plain)) return undefined;
    const folder = plain.startsWith('/') ? '' : path.posix.dirname(from);
    let answer = this.#hosted.answer(toAddress(path.posix.join('/', folder, plain)));
    if (answer.location?.startsWith('/')) answer = this.#hosted.answer(answer.location);
    if (answer.status >= 400 && answer.by !== 'service') this.missing.add(plain);
    return answer.file;
  }

  /**
   * Returns whether to compute the hash of a file. Includes unchanged files, because the build may
   * have changed them after writing the list.
   */
  isHashed(file: string): boolean {
    return this.isChanged(file) || this.#files.size(file) <= maxHashed;
  }

  isChanged(file: string): boolean {
    return this.#changed.has(file);
  }

  /**
   * Returns changed files whose former MD5 hash occurs in a script without an address next to it.
   */
  findUnpaired(text: string): string[] {
    let at = 0;
    const hashes = new Set<string>();
    for (const { start, end } of [...readEntries(text), { start: text.length, end: text.length }]) {
      for (const [found] of text.slice(at, start).matchAll(/\b[\da-f]{32}\b/g)) hashes.add(found);
      at = end;
    }
    if (hashes.size === 0) return [];
    this.#builtHashes ??= new Map(
      [...this.#changed].map((file) => [hash('md5', this.#files.readBuilt(file) ?? ''), file]),
    );
    return compact([...hashes].map((found) => this.#builtHashes?.get(found)));
  }

  digest(file: string, algorithm: string, encoding: 'hex' | 'base64' = 'hex'): string {
    return hash(algorithm, this.#files.read(file), encoding);
  }
}

function correctList(list: PrecacheList, served: ServedFiles, added: readonly string[]): string {
  switch (list.kind) {
    case 'angular':
      return correctAngular(list, served, added);
    case 'blazor':
      return correctBlazor(list, served, added);
    case 'workbox':
      return correctEntries(list, served, added);
  }
}

/**
 * Corrects an Angular list: https://angular.dev/ecosystem/service-workers/devops#hash-mismatches
 */
function correctAngular(
  { file, text }: PrecacheList,
  served: ServedFiles,
  added: readonly string[],
) {
  const manifest = parseJson(Buffer.from(text, 'latin1').toString());
  if (!isObject(manifest) || !isObject(manifest.hashTable)) return text;
  const hashTable: Record<string, unknown> = { ...manifest.hashTable };
  for (const address of Object.keys(hashTable)) {
    const found = served.at(address, file);
    if (found && served.isHashed(found)) hashTable[address] = served.digest(found, 'sha1');
  }
  for (const name of added) hashTable[`/${name}`] = served.digest(name, 'sha1');
  const groups = Array.isArray(manifest.assetGroups) ? manifest.assetGroups : [];
  const first: unknown = groups.find((group) => group?.installMode === 'prefetch') ?? groups[0];
  const assetGroups = groups.map((group: unknown) => {
    if (group !== first || !isObject(group) || !Array.isArray(group.urls)) return group;
    return { ...group, urls: [...new Set([...group.urls, ...added.map((name) => `/${name}`)])] };
  });
  const corrected = JSON.stringify({ ...manifest, assetGroups, hashTable }, null, 2);
  return Buffer.from(corrected).toString('latin1');
}

/** Corrects a Blazor list. Also changes the version, because each version has a separate cache. */
function correctBlazor(list: PrecacheList, served: ServedFiles, added: readonly string[]) {
  const text = correctEntries(list, served, added);
  if (text === list.text) return text;
  const version = hash('sha256', text, 'base64').slice(0, 8);
  return text.replace(/("version"\s{0,9}:\s{0,9}")[^"]*"/, (_, start) => `${start}${version}"`);
}

/**
 * Corrects a list of Workbox or Blazor:
 * https://developer.chrome.com/docs/workbox/modules/workbox-precaching
 */
function correctEntries(
  { file, text, kind }: PrecacheList,
  served: ServedFiles,
  added: readonly string[],
) {
  const isBlazor = kind === 'blazor';
  const [hashKey, algorithm] = isBlazor
    ? (['hash', 'sha256'] as const)
    : (['revision', 'md5'] as const);
  const digest = (name: string) =>
    isBlazor
      ? `sha256-${served.digest(name, algorithm, 'base64')}`
      : served.digest(name, algorithm);
  const pieces: string[] = [];
  let at = 0;
  let isFirst = true;
  for (const entry of readEntries(text)) {
    const listed = entry.values.find(({ key }) => key === hashKey);
    if (!entry.url || !(listed || entry.nullAt !== undefined)) continue;
    pieces.push(text.slice(at, entry.start));
    at = entry.start;
    if (isFirst) {
      for (const name of added)
        pieces.push(`${JSON.stringify({ url: `/${name}`, [hashKey]: digest(name) })},`);
      isFirst = false;
    }
    const found = served.at(entry.url, file);
    if (!found || !(isBlazor ? served.isHashed(found) : served.isChanged(found))) continue;
    if (entry.nullAt !== undefined) {
      // `null` promises that the file never changes at this address, but the deployment has changed
      // it.
      pieces.push(text.slice(at, entry.nullAt), JSON.stringify(digest(found)));
      at = entry.nullAt + 'null'.length;
    }
    for (const { key, text: old, start } of entry.values) {
      const integrity = /^sha(?:256|384|512)(?=-)/.exec(old)?.[0];
      let hashed: string | undefined;
      if (key === hashKey) hashed = digest(found);
      else if (integrity) hashed = `${integrity}-${served.digest(found, integrity, 'base64')}`;
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
