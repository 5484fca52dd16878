import type { HttpResponse } from '../../../shared/http/client.ts';
import { objectOf } from '../../../shared/json.ts';
import type { Look } from '../../../shared/live-site/look.ts';
import { type Marker, markerPath, sameIdentity } from '../../../shared/live-site/marker.ts';

/**
 * Looks, each as another visitor: several places answer for a host, and after a deployment some were seen to serve the
 * build before it, for a minute or for days (https://github.com/Azure/static-web-apps/issues/1472, /1783).
 */
export const visitors = 6;

/**
 * The marker as several visitors get it at the same time.
 * @param lookAt looks over a connection of its own, or over those that are shared: looks at once have one each
 */
export function lookFromPlaces(origin: string, lookAt: Look, count = visitors): Promise<HttpResponse>[] {
  return Array.from({ length: count }, () => lookAt(`${origin}/${markerPath}`));
}

/** Whether an answer is the marker of a build. */
export function isMarkerOf(marker: Marker, answer: HttpResponse): boolean {
  const served: Partial<Marker> = objectOf(answer.json);
  const isSameBuild = served.digest === marker.digest && served.commit === marker.commit;
  return answer.status === 200 && isSameBuild && sameIdentity(marker, served);
}
