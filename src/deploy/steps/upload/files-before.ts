import { hash } from 'node:crypto';
import { decodePath } from '../../../hosting/rules.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { changesSince, createRemovedTest } from '../../../shared/live-site/file-list.ts';
import { probeUrl } from '../../../shared/live-site/probe.ts';
import { pickSample, planVisits, toHostedSite } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';

/** In ms. The upload waits for these probes, and a slow live site must not delay it. */
const limitMs = 2_000;
const maxVisits = 24;
const maxProof = 8;
const maxSitemapBytes = 1 << 20;

/** What an address served before the upload. */
export interface FileBefore {
  readonly path: string;
  /** Path of the address, encoded. */
  readonly address: string;
  readonly status: number;
  readonly sha256: string;
  /** Of the new file; `undefined` if the deployment removes it. */
  readonly next: string | undefined;
}

type Before = Pick<FileBefore, 'path' | 'address' | 'next'>;

/**
 * Reads files to compare later: once they match the package, the site has changed. Past caches,
 * which would keep what they are asked for.
 */
export async function readFilesBefore(plan: Plan, sitePackage: SitePackage, deps: Deps) {
  const { url } = plan;
  if (!url || !sitePackage.live) return [];
  const hosted = toHostedSite(sitePackage);
  const visits = planVisits(hosted, pickSample(sitePackage, maxVisits, hosted));
  const changed = new Map(
    visits.map(({ file, address }) => [address, { path: file.path, address, next: file.sha256 }]),
  );
  const removed = await findRemoved(url, sitePackage, deps);
  const wanted: Before[] = [...removed, ...changed.values()].slice(0, maxVisits);
  return compact(await Promise.all(wanted.map((before) => readFileBefore(url, before, deps))));
}

async function readFileBefore(url: string, before: Before, deps: Deps) {
  const served = await probeQuietly(`${url}${before.address}`, deps);
  if (!served) return undefined;
  const { status, sha256 } = served;
  const isOther = status === 404 || (status === 200 && sha256 !== before.next);
  if (!isOther || (before.next === undefined && status !== 200)) return undefined;
  return { ...before, status, sha256 };
}

async function probeQuietly(address: string, deps: Deps, maxBytes?: number) {
  try {
    const answer = await probeUrl(address, deps, { limitMs, maxBytes });
    return { status: answer.status, sha256: hashBody(answer), text: () => answer.text };
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return undefined;
  }
}

const maxRemoved = 4;

/** The live site lists hashes of its files' names, and its sitemap the names of its pages. */
async function findRemoved(url: string, { live, manifest }: SitePackage, deps: Deps) {
  const list = live?.contents?.list;
  if (!changesSince(list, manifest.files)?.removed) return [];
  const sitemap = await probeQuietly(`${url}/sitemap.xml`, deps, maxSitemapBytes);
  const isRemoved = createRemovedTest(list, manifest.files);
  const found = new Map<string, Before>();
  for (const [, written = ''] of sitemap?.text().matchAll(/<loc>\s*([^<]{1,2000}?)\s*</g) ?? []) {
    const address = URL.parse(written)?.pathname ?? '';
    const name = (decodePath(address) ?? '').replace(/^\/|\/$/g, '');
    const names = [name, `${name}.html`, `${name}/index.html`];
    const path = names.find((candidate) => candidate !== '' && isRemoved(candidate));
    if (path) found.set(path, { path, address, next: undefined });
    if (found.size === maxRemoved) break;
  }
  return [...found.values()];
}

/**
 * Needs at least one file as proof, past caches. Visitors may get older copies from caches, but
 * nothing of the new build.
 */
export async function servesFilesBefore(url: string, before: readonly FileBefore[], deps: Deps) {
  const probes = before.slice(0, maxProof).map(async (expected) => {
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

/** A cached response has an `Age`, and may be older than the site. */
export const isFromCache = (answer: HttpResponse): boolean => 'age' in answer.headers;

const hashBody = ({ body }: HttpResponse) => hash('sha256', body);
