import { compact } from '../../../shared/compact.ts';
import { type JsonObject, parseJson, toObject } from '../../../shared/json.ts';
import {
  changesSince,
  createChangedTest,
  maxChanged,
} from '../../../shared/live-site/file-list.ts';
import type { Marker } from '../../../shared/live-site/marker.ts';
import type { SiteFile } from '../../../shared/site-files.ts';

interface SampledSite {
  readonly manifest: { readonly files: readonly SiteFile[] };
  readonly provenance: { readonly files: string };
  readonly marker: Pick<Marker, 'contents'>;
  readonly hosting: { readonly text: string };
  readonly live: Pick<Marker, 'contents'> | undefined;
}

const largest = 1 << 20;
const apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;

export interface Sample {
  readonly files: readonly SiteFile[];
  readonly changed: number | undefined;
  readonly changedPicked: number;
}

/** Changed or added files, then pages at the root, then others by digest, which varies. */
export function pickSample(site: SampledSite, count: number): Sample {
  const isPlain = plainPaths(site.hosting.text);
  const own = site.manifest.files.filter((file) => !apart.test(file.path));
  const isServed = (path: string) => !isDoubtful(path) && !whyUnserved(path) && isPlain(`/${path}`);
  const isFit = (size: number) => size > 0 && size <= largest;
  const files = own.filter((file) => isFit(file.size) && isServed(file.path));
  const changes = changesSince(site.live?.contents?.list, own);
  const changed = changes && [...changes.changed, ...changes.added];
  const isChanged = new Set(changed);
  const isMarked = createChangedTest(site.marker.contents);
  const start = Number.parseInt(site.provenance.files.slice(-8), 16) || 0;
  const fresh = files.filter((file) => isChanged.has(file.path) || isMarked(file.path));
  const first = spread(fresh, maxChanged, start);
  const roots = files.filter((file) => /^(index|404)\.html$/.test(file.path));
  const candidates = files.filter((file) => !roots.includes(file));
  const rest = spread(candidates, count - roots.length, start);
  return {
    files: [...new Set([...first, ...roots, ...rest])],
    changed: changed?.length,
    changedPicked: first.length,
  };
}

function spread(files: readonly SiteFile[], count: number, start: number): SiteFile[] {
  const step = Math.max(1, Math.floor(files.length / Math.max(1, count)));
  const length = Math.min(files.length, Math.max(0, count));
  const pick = (_: unknown, index: number) => files[(start + index * step) % files.length];
  return compact(Array.from({ length }, pick));
}

export function plainPaths(hostingText: string): (path: string) => boolean {
  const config = parseHosting(hostingText);
  const routes = Array.isArray(config.routes) ? config.routes : [];
  const patterns = routes.map((route) => String(toObject(route).route ?? ''));
  return (path) =>
    !patterns.some((pattern) => {
      const [prefix = ''] = pattern.split(/[*{]/);
      if (pattern === '/') return path === '/' || path === '/index.html';
      return path.startsWith(prefix);
    });
}

export function addressOfFile(origin: string, path: string): string {
  return `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function parseHosting(text: string): JsonObject {
  return toObject(parseJson(text));
}

/**
 * Covers reserved folders, and names that the server's request filter hides; only documented or
 * observed behaviour: https://learn.microsoft.com/azure/static-web-apps/apis-overview,
 * https://github.com/Azure/static-web-apps/issues/1697
 */
export function whyUnserved(path: string): string | undefined {
  const [reserved] = /^(api|\.auth)(?=\/)/.exec(path) ?? [];
  if (reserved) return `the reserved folder ${reserved}`;
  const segment = /(^|\/)(bin|app_data)(\/|$)/i.exec(path)?.[2];
  if (segment) return `a folder named ${segment}`;
  if (/\.resx$/i.test(path)) return 'the ending .resx';
  if (path.includes('+')) return 'a + in its name';
  // The filter rejects names that change if decoded twice.
  if (/%[\da-f]{2}/i.test(path)) return 'a % followed by two hexadecimal digits in its name';
  return undefined;
}

/**
 * The server's request filter hides such a path by default
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering).
 */
export function isDoubtful(path: string): boolean {
  return blockedFolders.test(path) || blockedExtensions.test(path);
}

const blockedFolders =
  /(^|\/)(app_(code|browsers|webreferences|(global|local)resources)|web\.config)(\/|$)/i;
const endings =
  'resources cs csproj vb vbproj java asax ascx master skin browser config sitemap mdb mdf ldf ' +
  'ldb ad dd sd rules';
const blockedExtensions = new RegExp(`\\.(${endings.replaceAll(' ', '|')})$`, 'i');
