import type { Deps } from '../../../shared/deps.ts';
import { type Marker, markerPath } from '../../../shared/live-site/marker.ts';
import type { UrlProbe } from '../../../shared/live-site/probe.ts';
import { servesMarker } from '../live-site/edges.ts';
import type { FileVisit } from '../live-site/sample.ts';
import { describeServed } from './inspect-marker.ts';
import { differing, type Mismatch, settle } from './probes.ts';
import { inspectVisit } from './visits.ts';

const addressesPerFamily = 2;
const visitsPerAddress = 2;

/**
 * Probes up to four IP addresses of the host. An address that can't be reached from this machine
 * proves nothing.
 * @returns a description of the checks (empty if there were none), or the mismatch
 */
export async function inspectAddresses(
  url: string,
  marker: Marker,
  visits: readonly FileVisit[],
  probeAddress: UrlProbe,
  deps: Deps,
): Promise<string | Mismatch> {
  if (!deps.http.resolve) return '';
  const found = await deps.http.resolve(url);
  if (!found) return 'other addresses of the host not checked, since a proxy looks them up';
  if (found.length < 2) return '';
  const isV6 = (address: string) => address.includes(':');
  const byFamily = [found.filter(isV6), found.filter((address) => !isV6(address))];
  const chosen = byFamily.flatMap((family) => family.slice(0, addressesPerFamily));
  const checked = await Promise.all(
    chosen.map(async (ipAddress) => {
      const probeThere: UrlProbe = (address, maxBytes, options) =>
        probeAddress(address, maxBytes, { ...options, ipAddress });
      const { seen, lost } = await settle([
        inspectMarkerAt(url, marker, ipAddress, probeThere),
        ...visits
          .slice(0, visitsPerAddress)
          .map((visit) => inspectVisitAt(url, visit, ipAddress, probeThere)),
      ]);
      return {
        wrong: seen.find((result) => typeof result !== 'string'),
        isReached: lost.length === 0,
      };
    }),
  );
  const wrong = checked.find((item) => item.wrong)?.wrong;
  if (wrong) return wrong;
  const reached = checked.filter(({ isReached }) => isReached).length;
  return `${reached} of ${found.length} addresses of the host`;
}

async function inspectMarkerAt(url: string, marker: Marker, ip: string, probeAddress: UrlProbe) {
  const answer = await probeAddress(`${url}/${markerPath}`);
  if (servesMarker(marker, answer)) return '';
  return differing(`its address ${ip} serves something else`, describeServed(marker, answer));
}

async function inspectVisitAt(url: string, visit: FileVisit, ip: string, probeAddress: UrlProbe) {
  const wrong = await inspectVisit(url, visit, probeAddress);
  if (!wrong) return '';
  return differing(`its address ${ip} serves a file that is not from this build`, [
    `stale: ${wrong}`,
  ]);
}
