import { createHash } from 'node:crypto';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { probeUrl } from '../../../shared/live-site/probe.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { addressOfFile, pickSample } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';

/** In ms. The upload waits for these probes, and a slow live site must not delay it. */
const limitMs = 2_000;
const maxFiles = 24;
const maxProof = 8;

export interface FileBefore {
  readonly path: string;
  readonly status: number;
  readonly sha256: string;
}

/** Reads files to compare later: once they match the package, the site has changed. */
export async function readFilesBefore(plan: Plan, sitePackage: SitePackage, deps: Deps) {
  const { url } = plan;
  if (!url || !sitePackage.live) return [];
  const probes = pickSample(sitePackage, maxFiles)
    .files.slice(0, maxFiles)
    .map((file) => readFileBefore(url, file, deps));
  return compact(await Promise.all(probes));
}

async function readFileBefore(url: string, siteFile: SiteFile, deps: Deps) {
  const { path, sha256 } = siteFile;
  try {
    const answer = await probeUrl(addressOfFile(url, path), deps, { limitMs });
    const served = toFileBefore(path, answer);
    const isOther = answer.status === 404 || (answer.status === 200 && served.sha256 !== sha256);
    if (isOther) return served;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
  }
  return undefined;
}

/** Needs at least one file as proof. Cached responses don't count. */
export async function servesFilesBefore(url: string, before: readonly FileBefore[], deps: Deps) {
  const probes = before.slice(0, maxProof).map(async (expected) => {
    const address = addressOfFile(url, expected.path);
    const answer = await probeUrl(address, deps, { newConnection: true });
    const served = toFileBefore(expected.path, answer);
    const isSame = served.status === expected.status && served.sha256 === expected.sha256;
    return isSame && !isFromCache(answer);
  });
  const results = await Promise.all(probes);
  return results.length > 0 && results.every(Boolean);
}

/** A cached response has an `Age`, and may be older than the site. */
export const isFromCache = (answer: HttpResponse): boolean => 'age' in answer.headers;

function toFileBefore(path: string, answer: HttpResponse): FileBefore {
  const sha256 = createHash('sha256').update(answer.body).digest('hex');
  return { path, status: answer.status, sha256 };
}
