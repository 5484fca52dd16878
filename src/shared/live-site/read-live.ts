import type { Deps } from '../deps.ts';
import { HttpFault } from '../http/fault.ts';
import { type Marker, markerPath, parseMarker } from './marker.ts';
import { type ProbeOptions, probeUrl } from './probe.ts';

/** `undefined` if there is no build, none of ours, no URL yet, or no response. */
export async function readLive(
  url: string | undefined,
  deps: Deps,
  options: Pick<ProbeOptions, 'limitMs'> = {},
): Promise<Marker | undefined> {
  if (!url) return undefined;
  try {
    const answer = await probeUrl(`${url}/${markerPath}`, deps, options);
    if (answer.status === 200) return parseMarker(answer.json);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The live site could not be read: ${error.message}`);
    return undefined;
  }
}
