import type { HttpResponse } from '../../../shared/http/client.ts';
import {
  isSameBuild,
  type Marker,
  markerPath,
  parseMarker,
} from '../../../shared/live-site/marker.ts';
import type { UrlProbe } from '../../../shared/live-site/probe.ts';

/**
 * Number of simulated visitors. Several edges serve a host, and some have kept the previous build
 * for days: https://github.com/Azure/static-web-apps/issues/1472
 */
export const visitors = 12;

export function probeFromEdges(origin: string, probeAddress: UrlProbe, count = visitors) {
  return Array.from({ length: count }, () => probeAddress(`${origin}/${markerPath}`));
}

export function parseRunId(id = ''): bigint | undefined {
  if (/^\d{1,20}$/.test(id)) return BigInt(id);
  return undefined;
}

export function servesMarker(marker: Marker, answer: HttpResponse): boolean {
  return answer.status === 200 && isSameBuild(marker, parseMarker(answer.json));
}
