import type { Provenance } from '../../contracts/portal/deployment.ts';
import { asText, type JsonObject, toObject } from '../json.ts';
import type { FileList } from './file-list.ts';

export const markerPath = '.well-known/site-deploy.json';
/** Path of a long list of files, whose digest the marker contains. */
export const listPath = '.well-known/site-deploy-files.bin';
/**
 * Maximum number of files that the marker itself lists (38 kB). The marker is read several times
 * per run.
 */
export const maxInMarker = 2_000;

export const isOfMarker = (path: string) => path === markerPath || path === listPath;

export interface Marker {
  readonly slug: string;
  readonly environment: string;
  readonly version: string;
  /** Provenance without the URLs of runs, which would reveal the name of a private repository. */
  readonly provenance: Omit<Provenance, 'run' | 'builtBy' | 'preview'>;
  readonly run: string;
  readonly contents?: FileList;
}

const names = ['slug', 'environment', 'version', 'run'] as const;
const inputs = ['texts', 'seo'] as const;
const parts = ['commit', 'tree', 'files', ...inputs] as const;
/** Fields in the marker of a site that a separate job has built. */
const ofBuild = ['built', 'builtFrom'] as const;
const maxLength = 300;

/**
 * Parses a marker. Returns `undefined` if required fields are missing. The marker is untrusted,
 * because anybody may have written it.
 */
export function parseMarker(json: unknown): Marker | undefined {
  const served = toObject(json);
  const named = pickTexts(served, names);
  // Another version of site-deploy may name other digests of inputs.
  const unnamed = Object.fromEntries(inputs.map((input) => [input, '']));
  const required = pickTexts({ ...unnamed, ...toObject(served.provenance) }, parts);
  if (!named || !required) return undefined;
  const provenance = { ...required, ...pickTexts(toObject(served.provenance), ofBuild) };
  const { files, bytes, list, listed, changed } = toObject(served.contents);
  if (typeof files !== 'number' || typeof bytes !== 'number') return { ...named, provenance };
  const texts = { list: asText(list), listed: asText(listed), changed: asText(changed) };
  return { ...named, provenance, contents: { files, bytes, ...texts } };
}

function pickTexts<const Key extends string>(object: JsonObject, keys: readonly Key[]) {
  const isText = (value: unknown) => typeof value === 'string' && value.length <= maxLength;
  if (!keys.every((key) => isText(object[key]))) return undefined;
  return Object.fromEntries(keys.map((key) => [key, object[key]])) as Record<Key, string>;
}

export function isSameBuild(a: Marker, b: Marker | undefined): boolean {
  if (!b || !isSameTarget(a, b)) return false;
  return parts.every((part) => a.provenance[part] === b.provenance[part]);
}

export function isSameTarget(a: Target, b: Target): boolean {
  return a.slug === b.slug && a.environment === b.environment && a.version === b.version;
}

type Target = Pick<Marker, 'slug' | 'environment' | 'version'>;
