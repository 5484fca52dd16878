import { elapsed } from '../../../shared/clock.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import { maxChanged } from '../../../shared/live-site/file-list.ts';
import { type Marker, markerPath, parseMarker } from '../../../shared/live-site/marker.ts';
import { probeUrl, type UrlProbe } from '../../../shared/live-site/probe.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { count } from '../../../shared/units.ts';
import { parseRunId, probeFromEdges, servesMarker, visitors } from '../live-site/edges.ts';
import { whyClosed } from '../live-site/routes.ts';
import { addressOfFile, pickSample, plainPaths, type Sample } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import { inspectMadePage } from './made-page.ts';
import {
  buildProbes,
  differing,
  hashBody,
  type Mismatch,
  mismatch,
  mixed,
  type Probe,
} from './probes.ts';

export interface Inspected {
  readonly url: string;
  readonly sitePackage: SitePackage;
  readonly changed: readonly string[];
  readonly limitMs: number;
}

/** Minimum time per response in ms, even if the time limit is near. */
const minMs = 1_000;

/** Number of visitors that share connections: a new connection costs more than a probe. */
const onShared = 6;

const sampleSize = 8;

export async function inspect(inspected: Inspected, deps: Deps): Promise<string[] | Mismatch> {
  const { url, sitePackage, limitMs } = inspected;
  const deadline = elapsed(deps.clock) + limitMs;
  const createProbe =
    (newConnection: boolean): UrlProbe =>
    (address, maxBytes) => {
      const leftMs = Math.max(minMs, deadline - elapsed(deps.clock));
      return probeUrl(address, deps, { limitMs: leftMs, newConnection, maxBytes });
    };
  const probeAddress = createProbe(false);
  const marker = await inspectMarker(url, sitePackage, probeAddress);
  if (typeof marker !== 'string') return marker;
  const seen = await Promise.all([
    inspectStartPage(url, sitePackage, probeAddress),
    inspectSample(url, chooseSample(inspected), probeAddress),
    inspectMadePage(url, sitePackage, probeAddress),
    ...buildProbes(sitePackage).map((probe) => inspectProbe(url, probe, probeAddress)),
  ]);
  const results = [marker];
  // Runs last and alone, so that alternating edges can't be missed.
  const edges = await inspectEdges(url, sitePackage.marker, probeAddress, createProbe(true));
  for (const result of [...seen, edges]) {
    if (typeof result !== 'string') return { ...result, hasMarker: true };
    results.push(result);
  }
  return results.filter((result) => result !== '');
}

function chooseSample(inspected: Inspected): Sample {
  const known = new Map(inspected.sitePackage.manifest.files.map((file) => [file.path, file]));
  const sample = pickSample(inspected.sitePackage, sampleSize);
  const seen = inspected.changed.slice(0, maxChanged).flatMap((path) => known.get(path) ?? []);
  return { ...sample, files: [...new Set([...seen, ...sample.files])] };
}

async function inspectMarker(url: string, sitePackage: SitePackage, probeAddress: UrlProbe) {
  const { marker: expected, live } = sitePackage;
  const answer = await probeAddress(`${url}/${markerPath}`);
  const wanted = `expected: ${describe(expected)}`;
  if (answer.status !== 200) return mismatch(`/${markerPath} returns ${answer.status}`, [wanted]);
  const served = parseMarker(answer.json);
  const type = describeContentType(answer);
  if (!served) return mismatch(`/${markerPath} is not a marker (${type})`, [wanted]);
  if (servesMarker(expected, answer)) {
    const { origin } = new URL(answer.url);
    if (origin === new URL(url).origin) return 'marker';
    return `marker at ${origin}`;
  }
  const facts = [wanted, `served:   ${describe(served)}`];
  if (!isOfLaterRun(served, expected, live))
    return { ...mismatch('it serves another build', facts), isForeign: true };
  const message = `run ${served.run} has deployed another build in the meantime`;
  return { ...mismatch(message, facts), remedy: laterRunRemedy };
}

const laterRunRemedy =
  'Check that run: if its build is the one that should be live, do nothing; otherwise run this ' +
  'one again. A shared "concurrency" group in the site\'s workflows makes its deployments wait ' +
  'for each other.';

/** GitHub's run ids increase, but a run that began earlier may end later. */
function isOfLaterRun(served: Marker, expected: Marker, live: Marker | undefined): boolean {
  const [run, ownRun, before] = [served.run, expected.run, live?.run].map(parseRunId);
  const isSameSite = served.slug === expected.slug && served.environment === expected.environment;
  if (!isSameSite || !run || !ownRun || run === ownRun) return false;
  // An older build may be an outdated copy on an edge.
  return run > ownRun || (before !== undefined && run > before);
}

async function inspectEdges(
  url: string,
  expected: Marker,
  probeAddress: UrlProbe,
  probeSeparately: UrlProbe,
): Promise<string | Mismatch> {
  const results = [
    ...probeFromEdges(url, probeAddress, onShared),
    ...probeFromEdges(url, probeSeparately, visitors - onShared),
  ];
  const answers = await Promise.all(results);
  const mismatches = answers.filter((answer) => !servesMarker(expected, answer));
  const [servedRun] = mismatches;
  if (!servedRun) return '';
  let served = `status ${servedRun.status}`;
  if (servedRun.status === 200) served = describe(parseMarker(servedRun.json));
  const share =
    `some probes found it, but ${mismatches.length} of ${answers.length} later ones found ` +
    'something else';
  return differing(share, [`expected: ${describe(expected)}`, `served:   ${served}`]);
}

async function inspectStartPage(url: string, sitePackage: SitePackage, probeAddress: UrlProbe) {
  const { hosting, manifest } = sitePackage;
  if (whyClosed(hosting.text, '/')) return '';
  const isPlain = plainPaths(hosting.text);
  const isIndex = isPlain('/') && isPlain('/index.html');
  const page = manifest.files.find((file) => file.path === 'index.html' && isIndex);
  const answer = await probeAddress(`${url}/`, page && page.size + 1);
  const facts = [`address: ${answer.url}`];
  if (answer.status !== 200) return mismatch(`the start page returns ${answer.status}`, facts);
  const wrong = Object.entries(hosting.globalHeaders).flatMap(([name, value]) => {
    const served = answer.headers[name.toLowerCase()];
    // An empty value removes a header.
    if ((served ?? '') === value) return [];
    return `${name}: expected "${value}", served "${served ?? 'none'}"`;
  });
  if (wrong.length > 0) return mismatch('the start page lacks configured headers', wrong);
  if (page && hashBody(answer.body) !== page.sha256)
    return mixed('the start page is not from this build', facts);
  return 'start page with its headers';
}

async function inspectSample(url: string, sample: Sample, probeAddress: UrlProbe) {
  const { files, changed, changedPicked } = sample;
  const facts = await Promise.all(files.map((file) => inspectFile(url, file, probeAddress)));
  const stale = compact(facts);
  if (stale.length > 0)
    return mixed(`${stale.length} of ${files.length} checked files are not from this build`, stale);
  if (files.length === 0) return '';
  const passed = `${count(files.length, 'file')} by hash`;
  if (!changed) return passed;
  return `${passed} (${changedPicked} of ${changed} changed or new)`;
}

async function inspectFile(url: string, siteFile: SiteFile, probeAddress: UrlProbe) {
  const { path, size, sha256 } = siteFile;
  const answer = await probeAddress(addressOfFile(url, path), size + 1);
  if (answer.status !== 200) return `stale: /${path} returns ${answer.status}`;
  const served = hashBody(answer.body);
  if (served === sha256) return undefined;
  return `stale: /${path} has the hash ${served.slice(0, 12)}, expected ${sha256.slice(0, 12)}`;
}

async function inspectProbe(url: string, probe: Probe, probeAddress: UrlProbe) {
  const { name, path, size, check } = probe;
  const answer = await probeAddress(`${url}${path}`, size + 1);
  const wrong = check(answer.status, hashBody(answer.body));
  if (!wrong) return name;
  return mismatch(`${name} (${path}) ${wrong}`, []);
}

/** Markers are untrusted: anyone may have written one. */
function describe(marker: Marker | undefined): string {
  if (!marker) return 'no marker';
  const { slug, version, environment, provenance } = marker;
  const { commit, files } = provenance;
  const named = `${slug.slice(0, 80)} ${version.slice(0, 80)} (${environment.slice(0, 80)})`;
  return `${named}, commit ${commit.slice(0, 12)}, ${files.slice(0, 19)}`;
}
