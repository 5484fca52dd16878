import type { Deps } from '../deps.ts';
import { HttpFault } from '../http/fault.ts';
import { type LookOptions, look } from './look.ts';
import { type Marker, markerPath } from './marker.ts';

/**
 * The build that is live. `undefined` where there is none, none of ours, no address to look at yet, or no answer.
 * @param options how long the look may take
 */
export async function readLive(
  url: string | undefined,
  deps: Deps,
  options: Pick<LookOptions, 'limitMs'> = {},
): Promise<Partial<Marker> | undefined> {
  if (url === undefined) return undefined;
  try {
    const answer = await look(`${url}/${markerPath}`, deps, options);
    const served = answer.status === 200 ? (answer.json as Partial<Marker> | undefined) : undefined;
    return typeof served?.digest === 'string' ? served : undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`What is live could not be looked at: ${error.message}`);
    return undefined;
  }
}
