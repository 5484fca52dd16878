import { type HostedSite, joinHeaders } from '../../../hosting/hosted-site.ts';
import { elapsed } from '../../../shared/clock.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { maxChanged } from '../../../shared/live-site/file-list.ts';
import { probeUrl, type UrlProbe } from '../../../shared/live-site/probe.ts';
import type { Log } from '../../../shared/log.ts';
import { pickSample, planVisits, type Sample, toHostedSite } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { FileBefore } from '../upload/files-before.ts';
import { inspectAddresses } from './host-addresses.ts';
import { inspectEdges, inspectMarker } from './inspect-marker.ts';
import { inspectMadePage } from './made-page.ts';
import {
  buildProbes,
  hashBody,
  type Mismatch,
  mismatch,
  mixed,
  type Probe,
  settle,
} from './probes.ts';
import { inspectGone, inspectVisits } from './visits.ts';

export interface Inspected {
  readonly url: string;
  readonly sitePackage: SitePackage;
  readonly planned: () => Planned;
  readonly limitMs: number;
  /** Responses of a round in which requests were lost. Only the lost requests are repeated. */
  readonly answers?: Map<string, HttpResponse>;
}

/** Minimum time limit per response in ms. It may exceed the remaining time. */
const minMs = 1_000;

const sampleSize = 8;

/**
 * Plans the requests of each round.
 * @param before responses of changed addresses before the upload
 */
export function planInspection(sitePackage: SitePackage, before: readonly FileBefore[]) {
  const hosted = toHostedSite(sitePackage);
  const sample = chooseSample(sitePackage, before, hosted);
  const gone = before.filter((file) => file.gone);
  return { hosted, sample, visits: planVisits(hosted, sample), gone };
}

type Planned = ReturnType<typeof planInspection>;

export async function inspect(inspected: Inspected, deps: Deps): Promise<string[] | Mismatch> {
  const { url, sitePackage, planned } = inspected;
  const probeAddress = createProbe(inspected, deps);
  const marker = await inspectMarker(url, sitePackage, probeAddress);
  if (typeof marker !== 'string') return marker;
  const { hosted, sample, visits, gone } = planned();
  const found = await settle([
    inspectStartPage(url, sitePackage, hosted, probeAddress, deps.log),
    inspectVisits(url, visits, sample, probeAddress),
    inspectGone(url, gone, probeAddress),
    inspectMadePage(url, sitePackage, hosted, probeAddress),
    ...buildProbes(sitePackage, hosted).map((probe) => inspectProbe(url, probe, probeAddress)),
  ]);
  // Probe the edges separately after the files, so that each request can reach a different edge.
  const edges = await settle([inspectEdges(url, sitePackage.marker, probeAddress)]);
  const addresses = await settle([
    inspectAddresses(url, sitePackage.marker, visits, probeAddress, deps),
  ]);
  const seen = [...found.seen, ...edges.seen, ...addresses.seen];
  const wrong = seen.find((result) => typeof result !== 'string');
  if (wrong) return { ...wrong, hasMarker: true };
  const lost = [...found.lost, ...edges.lost, ...addresses.lost];
  const [first] = lost;
  if (first) return { isReachable: false, message: first.message, facts: [], hasMarker: true };
  return [marker, ...seen].filter(
    (result) => typeof result === 'string' && result !== '',
  ) as string[];
}

function createProbe(inspected: Inspected, deps: Deps): UrlProbe {
  const { limitMs, answers = new Map() } = inspected;
  const deadline = elapsed(deps.clock) + limitMs;
  const counts = new Map<string, number>();
  return async (address, maxBytes, options) => {
    const name = JSON.stringify([address, options]);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const key = `${number} ${name}`;
    const known = answers.get(key);
    if (known) return known;
    const leftMs = Math.max(minMs, deadline - elapsed(deps.clock));
    const answer = await probeUrl(address, deps, { ...options, limitMs: leftMs, maxBytes });
    answers.set(key, answer);
    return answer;
  };
}

/**
 * Picks files to verify. Counts an address as changed if it returned something else before the
 * upload.
 */
function chooseSample(
  sitePackage: SitePackage,
  before: readonly FileBefore[],
  hosted: HostedSite,
): Sample {
  const known = new Map(sitePackage.manifest.files.map((file) => [file.path, file]));
  const sample = pickSample(sitePackage, sampleSize, hosted);
  const seen = before.flatMap(({ path, gone }) => (gone ? [] : (known.get(path) ?? [])));
  const fresh = [...new Set([...sample.fresh, ...seen])].slice(0, maxChanged);
  return { ...sample, fresh, files: [...new Set([...fresh, ...sample.files])] };
}

/** Headers that the platform sets itself, regardless of its configuration. */
const platformHeaders = /^(content-type|server|content-length|date)$/i;

async function inspectStartPage(
  url: string,
  sitePackage: SitePackage,
  hosted: HostedSite,
  probeAddress: UrlProbe,
  log: Log,
) {
  const { hosting, manifest, changes } = sitePackage;
  const expected = hosted.answer('/');
  // Visitors without a login don't get the start page if it is protected or redirects.
  if (expected.status !== 200 && expected.rule) return '';
  const page = manifest.files.find((file) => file.path === expected.file);
  const answer = await probeAddress(`${url}/`, page && page.size + 1);
  const facts = [`address: ${answer.url}`];
  if (answer.status !== 200) return mismatch(`the start page returns ${answer.status}`, facts);
  // The fallback page doesn't get the headers of its route: Azure/static-web-apps#698
  const own = expected.by === 'fallback' ? {} : expected.rule?.headers;
  const headers = joinHeaders(hosting.globalHeaders, own ?? {});
  const wrong = Object.entries(headers).filter(
    ([name, value]) => (answer.headers[name.toLowerCase()] ?? '') !== value,
  );
  // Unchanged files keep their old headers (https://github.com/Azure/static-web-apps/issues/905),
  // and the platform overrides some headers (#402, #191). An empty value doesn't remove a header
  // (#1561).
  const changed = changes && [...changes.changed, ...changes.added];
  const isKept = changed && !changed.includes(page?.path ?? '');
  const isIgnored = ([name, value]: [string, string]) =>
    isKept || value === '' || platformHeaders.test(name);
  const format = ([name, value]: [string, string]) =>
    `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? 'none'}"`;
  for (const header of wrong.filter(isIgnored))
    log.warn(
      `The hosting platform does not apply a configured header to the start page: ` +
        `${format(header)}.`,
      { concern: 'visitors' },
    );
  const missing = wrong.filter((header) => !isIgnored(header)).map(format);
  if (missing.length > 0) return mismatch('the start page lacks configured headers', missing);
  if (page && hashBody(answer.body) !== page.sha256)
    return mixed('the start page is not from this build', facts);
  return 'start page with its headers';
}

async function inspectProbe(url: string, probe: Probe, probeAddress: UrlProbe) {
  const { name, path, size, check } = probe;
  const answer = await probeAddress(`${url}${path}`, size + 1);
  const wrong = check(answer.status, hashBody(answer.body));
  if (!wrong) return name;
  return mismatch(`${name} (${path}) ${wrong}`, []);
}
