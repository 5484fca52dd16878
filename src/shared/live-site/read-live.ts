import type { Deps } from '../deps.ts';
import { HttpFault } from '../http/fault.ts';
import { type JsonObject, toObject } from '../json.ts';
import { type Marker, markerPath } from './marker.ts';
import { type ProbeOptions, probeUrl } from './probe.ts';

/** `undefined` if there is no build, none of ours, no URL yet, or no response. */
export async function readLive(
  url: string | undefined,
  deps: Deps,
  options: Pick<ProbeOptions, 'limitMs'> = {},
): Promise<Partial<Marker> | undefined> {
  if (!url) return undefined;
  try {
    const answer = await probeUrl(`${url}/${markerPath}`, deps, options);
    if (answer.status === 200) return markerIn(toObject(answer.json));
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The live site could not be read: ${error.message}`);
    return undefined;
  }
}

const texts = ['slug', 'environment', 'version', 'commit', 'digest', 'run'] as const;
/** Maximum characters of a text. Ours are shorter. */
const maxLength = 300;

/** Parses the valid fields of a site's marker. Untrusted: anyone may have written it. */
function markerIn(served: JsonObject): Partial<Marker> | undefined {
  const isText = (value: unknown) => typeof value === 'string' && value.length <= maxLength;
  const known = texts.filter((name) => isText(served[name])).map((name) => [name, served[name]]);
  const marker: Partial<Marker> = Object.fromEntries(known);
  if (!marker.digest) return undefined;
  const { files, bytes, list } = toObject(served.contents);
  if (typeof files !== 'number' || typeof bytes !== 'number') return marker;
  return { ...marker, contents: { files, bytes, ...(typeof list === 'string' && { list }) } };
}
