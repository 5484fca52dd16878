import { hash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { listsFiles } from './file-list.ts';
import { listPath, type Marker, markerPath, maxInMarker } from './marker.ts';
import { type ReadOptions, readLive, readPublished } from './probe.ts';

/**
 * Returns the contents of the marker's files by path. If the marker lists many files, the list is
 * in a separate file.
 */
export function writeMarker(marker: Marker): Map<string, Buffer> {
  const { list, ...contents } = marker.contents ?? { files: 0, bytes: 0 };
  const toJson = (value: Marker) => Buffer.from(`${JSON.stringify(value)}\n`);
  if (!list || contents.files <= maxInMarker) return new Map([[markerPath, toJson(marker)]]);
  const bytes = Buffer.from(list, 'base64');
  const named = { ...marker, contents: { ...contents, listed: hash('sha256', bytes) } };
  return new Map([
    [listPath, bytes],
    [markerPath, toJson(named)],
  ]);
}

/**
 * Reads the marker of a live site and its list of files, which may be a separate file; `undefined`
 * without a marker. Logs if the list is unknown.
 */
export async function readLiveFiles(
  url: string | undefined,
  deps: Deps,
  options: ReadOptions = {},
): Promise<Marker | undefined> {
  const live = await readLive(url, deps, options);
  if (!live) return undefined;
  const { files = 0, listed } = live.contents ?? {};
  const answer = listed && (await readPublished(`${url}/${listPath}`, deps, options));
  const isNamed = answer && hash('sha256', answer.body) === listed;
  const list = isNamed ? answer.body.toString('base64') : live.contents?.list;
  const isListed = listsFiles(files, list);
  if (!isListed) deps.log.info(unlisted);
  const contents = live.contents && { ...live.contents, list: isListed ? list : undefined };
  return { ...live, contents };
}

const unlisted =
  'The list of the live files is missing or damaged. Which files this deployment changes is ' +
  'therefore unknown, and the files to verify are chosen from all files.';
