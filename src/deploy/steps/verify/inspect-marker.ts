import { readRules } from '../../../hosting/rules.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import { type Marker, markerPath, parseMarker } from '../../../shared/live-site/marker.ts';
import type { UrlProbe } from '../../../shared/live-site/probe.ts';
import { parseRunId, probeFromEdges, servesMarker, visitors } from '../live-site/edges.ts';
import type { SitePackage } from '../pack/pack.ts';
import { differing, type Mismatch, mismatch } from './probes.ts';

export async function inspectMarker(url: string, sitePackage: SitePackage, probeAddress: UrlProbe) {
  const { marker: expected, live } = sitePackage;
  const answer = await probeAddress(`${url}/${markerPath}`);
  const wanted = `expected: ${describe(expected)}`;
  if (answer.status !== 200) {
    const wrong = mismatch(`/${markerPath} returns ${answer.status}`, [wanted]);
    const { restriction } = readRules(sitePackage.hosting.text);
    return answer.status === 403 && restriction ? { ...wrong, remedy: letIn(restriction) } : wrong;
  }
  const served = parseMarker(answer.json);
  const type = describeContentType(answer);
  if (!served) return mismatch(`/${markerPath} is not a marker (${type})`, [wanted]);
  if (servesMarker(expected, answer)) {
    const { origin, pathname } = new URL(answer.url);
    const place = pathname === `/${markerPath}` ? '' : pathname;
    if (origin === new URL(url).origin) return place ? `marker, redirected to ${place}` : 'marker';
    return `marker at ${origin}${place}`;
  }
  const facts = [wanted, `served:   ${describe(served)}`];
  if (!isOfLaterRun(served, expected, live))
    return { ...mismatch('it serves another build', facts), isForeign: true };
  const message = `run ${served.run} has deployed another build in the meantime`;
  return { ...mismatch(message, facts), remedy: laterRunRemedy };
}

const letIn = (restriction: string) =>
  `The hosting configuration only lets some visitors in (${restriction}): let the runner in, for ` +
  'example a self-hosted one, or remove the restriction.';

const laterRunRemedy =
  'Check that run: if its build is the one that should be live, do nothing; otherwise run this ' +
  'one again. A shared "concurrency" group in the site\'s workflows makes its deployments wait ' +
  'for each other.';

/**
 * Returns whether a marker is from a run that deployed after this one. GitHub's run ids increase,
 * but an earlier run may end later.
 */
function isOfLaterRun(served: Marker, expected: Marker, live: Marker | undefined): boolean {
  const [run, ownRun, before] = [served.run, expected.run, live?.run].map(parseRunId);
  const isSameSite = served.slug === expected.slug && served.environment === expected.environment;
  if (!isSameSite || !run || !ownRun || run === ownRun) return false;
  // A build older than the previous live one may be an outdated copy on an edge.
  return run > ownRun || (before !== undefined && run > before);
}

/**
 * Number of simulated visitors that share connections. A new connection costs more than a probe.
 */
const onShared = 6;

export async function inspectEdges(
  url: string,
  expected: Marker,
  probeAddress: UrlProbe,
): Promise<string | Mismatch> {
  const probeSeparately: UrlProbe = (address) =>
    probeAddress(address, undefined, { newConnection: true });
  const results = [
    ...probeFromEdges(url, probeAddress, onShared),
    ...probeFromEdges(url, probeSeparately, visitors - onShared),
  ];
  const answers = await Promise.all(results);
  const mismatches = answers.filter((answer) => !servesMarker(expected, answer));
  const [servedRun] = mismatches;
  if (!servedRun) return '';
  return differing(
    `some probes found it, but ${mismatches.length} of ${answers.length} later ones found ` +
      'something else',
    describeServed(expected, servedRun),
  );
}

export function describeServed(expected: Marker, answer: HttpResponse): string[] {
  let served = `status ${answer.status}`;
  if (answer.status === 200) served = describe(parseMarker(answer.json));
  return [`expected: ${describe(expected)}`, `served:   ${served}`];
}

/** Describes a marker. It is untrusted, because anyone may have written it. */
function describe(marker: Marker | undefined): string {
  if (!marker) return 'no marker';
  const { slug, version, environment, provenance } = marker;
  const { commit, files } = provenance;
  const named = `${slug.slice(0, 80)} ${version.slice(0, 80)} (${environment.slice(0, 80)})`;
  return `${named}, commit ${commit.slice(0, 12)}, ${files.slice(0, 19)}`;
}
