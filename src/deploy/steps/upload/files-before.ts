import { hash } from 'node:crypto';
import { type HostedSite, hostingFile } from '../../../hosting/hosted-site.ts';
import { getNaturalPath, listPaths } from '../../../hosting/lookup.ts';
import { decodePath, toAddress } from '../../../hosting/rules.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { isRemoved } from '../../../shared/live-site/file-list.ts';
import { isRedirected, probeUrl } from '../../../shared/live-site/probe.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { whyRuleCloses } from '../live-site/routes.ts';
import { pickSample, planVisits, toHostedSite, toStart } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';

/** Time limit in ms. The upload waits for these probes, so a slow live site must not delay it. */
const limitMs = 2_000;
const maxVisits = 24;
const maxProof = 8;

/** Response at an address before the upload. */
export interface FileBefore {
  readonly path: string;
  /** Encoded path of the request. */
  readonly address: string;
  readonly status: number;
  readonly sha256: string;
  /** SHA-256 of the file that the address will serve after the upload, if any. */
  readonly next: string | undefined;
  /** Why visitors will no longer get the file at this address. */
  readonly gone?: 'was removed' | `is closed, since ${string}`;
}

type Before = Omit<FileBefore, 'status' | 'sha256'>;

/**
 * Reads files of the live site that differ from the package. If they match the package later, the
 * site has changed. Bypasses caches, which would keep the old responses.
 */
export async function readFilesBefore(plan: Plan, sitePackage: SitePackage, deps: Deps) {
  const { url } = plan;
  if (!url || !sitePackage.live) return [];
  const hosted = toHostedSite(sitePackage);
  const hasRemoved = sitePackage.changes?.removed.size;
  const urls: (URL | null)[] = [];
  const request = async (address: string) => {
    const answer = await probeUrl(url + address, deps, { limitMs }).catch(
      handleFault(() => undefined),
    );
    if (answer && hasRemoved) urls.push(...findUrls(answer));
    return answer;
  };
  const readSitemap = async () => {
    const answer = await request('/sitemap.xml');
    if (!answer?.text.includes('<sitemapindex')) return;
    const parts = findUrls(answer).flatMap((part) => part?.pathname ?? []);
    await Promise.all(spread(parts, maxParts, sitePackage.provenance).map(request));
  };
  const read = async (before: Before): Promise<FileBefore | undefined> => {
    const answer = await request(before.address);
    if (!answer) return undefined;
    const { status } = answer;
    const sha256 = hashBody(answer);
    const isOther = status === 404 || (status === 200 && sha256 !== before.next);
    const isNone = status !== 200 || isRedirected(answer, url + before.address);
    return isOther && !(before.gone && isNone) ? { ...before, status, sha256 } : undefined;
  };
  const visits = planVisits(hosted, pickSample(sitePackage, maxVisits, hosted));
  const byAddress = new Map(
    visits.map(({ file, address }) => [address, { path: file.path, address, next: file.sha256 }]),
  );
  const wanted = [...findClosed(sitePackage, hosted), ...byAddress.values()].slice(0, maxVisits);
  const [found] = await Promise.all([Promise.all(wanted.map(read)), hasRemoved && readSitemap()]);
  const removed = await Promise.all(findRemoved(urls, sitePackage, hosted).map(read));
  return compact([...removed, ...found]);
}

const links = /<loc>([^<]+)|<a\s[^<>]*?\bhref\s*=\s*["']?([^"'\s>#?]+)/gi;

/** Returns the pages of a sitemap, or the links of a page. */
const findUrls = ({ url, text }: HttpResponse) =>
  Array.from(text.matchAll(links), ([, page, link = '']) => URL.parse(page ?? link, url));

const maxRemoved = 4;
/** Maximum number of sitemaps to read from an index. */
const maxParts = 8;

/** Picks items evenly. The start depends on the files, so that the next deployment picks others. */
function spread<Item>(items: readonly Item[], max: number, provenance: SitePackage['provenance']) {
  const step = Math.ceil(items.length / max);
  const start = toStart(provenance);
  return items.filter((_, index) => (index + start) % step === 0);
}

/**
 * Finds removed files by following links in the live site's sitemap and in pages that were read
 * before, because the live site lists only hashes of its file names. Keeps only addresses that will
 * serve something else.
 */
function findRemoved(
  urls: readonly (URL | null)[],
  { changes, manifest, provenance }: SitePackage,
  hosted: HostedSite,
): Before[] {
  if (!changes?.removed.size) return [];
  const found = new Map<string, string>();
  for (const address of new Set(urls.map((url) => url?.pathname ?? ''))) {
    const name = (decodePath(address) ?? '').replace(/^\/|\/$/g, '');
    const names = [name, `${name}.html`, `${name}/index.html`];
    const path = names.find((candidate) => candidate !== '' && isRemoved(changes, candidate));
    if (path) found.set(path, address);
  }
  const picked = spread([...found], maxRemoved, provenance);
  const hashes = listHashes(manifest);
  return picked.flatMap(([path, linked]) =>
    [...new Set([linked, ...listPaths(path).map(toAddress)])].map((address) => {
      const { file = '' } = hosted.answer(address);
      return { path, address, next: hashes.get(file), gone: 'was removed' };
    }),
  );
}

const maxClosed = 4;

/** Finds files that the new configuration no longer serves to everybody at their own addresses. */
function findClosed({ changes, manifest }: SitePackage, hosted: HostedSite): Before[] {
  if (![...(changes?.changed ?? []), ...(changes?.added ?? [])].includes(hostingFile)) return [];
  if (hosted.rules.routes.length === 0) return [];
  const hashes = listHashes(manifest);
  const closed: Before[] = [];
  for (const { path } of manifest.files.toSorted(pagesFirst)) {
    if (closed.length === maxClosed) break;
    const address = toAddress(getNaturalPath(path));
    const { rule, file, status } = hosted.answer(address);
    if (!rule || path === hostingFile || (file === path && status === 200)) continue;
    const reason = whyRuleCloses(rule) ?? 'it now leads elsewhere';
    closed.push({
      path,
      address,
      next: hashes.get(file ?? ''),
      gone: `is closed, since ${reason}`,
    });
  }
  return closed;
}

const listHashes = ({ files }: SitePackage['manifest']) =>
  new Map(files.map(({ path, sha256 }) => [path, sha256]));

const pagesFirst = (a: SiteFile, b: SiteFile) =>
  Number(b.path.endsWith('.html')) - Number(a.path.endsWith('.html'));

/**
 * Returns whether the site still serves the files from before the upload; `false` if there are
 * none. Without caches, every probe must return the old file. A visitor's request may get an even
 * older copy from a cache, but not the new file.
 */
export async function servesFilesBefore(url: string, before: readonly FileBefore[], deps: Deps) {
  // Probe changed files first: several addresses of one removed file prove no more than one of
  // them.
  const proof = before.toSorted((a, b) => Number(Boolean(a.gone)) - Number(Boolean(b.gone)));
  const probes = proof.slice(0, maxProof).map(async (expected) => {
    const address = `${url}${expected.address}`;
    const answer = await probeUrl(address, deps, { newConnection: true });
    const visited = await probeUrl(address, deps, { newConnection: true, asVisitor: true });
    const isSame = answer.status === expected.status && hashBody(answer) === expected.sha256;
    const isNew = visited.status === 200 && hashBody(visited) === expected.next;
    return isSame && !isNew && !isFromCache(answer);
  });
  const results = await Promise.all(probes);
  return results.length > 0 && results.every(Boolean);
}

/**
 * Returns whether a response has an `Age`, i.e. comes from a cache and may be older than the site.
 */
export const isFromCache = (answer: HttpResponse): boolean => 'age' in answer.headers;

const hashBody = ({ body }: HttpResponse) => hash('sha256', body);
