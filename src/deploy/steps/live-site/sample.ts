import { HostedSite, hostingFile } from '../../../hosting/hosted-site.ts';
import { isHtmlFile } from '../../../hosting/names.ts';
import { readRules, toAddress } from '../../../hosting/rules.ts';
import { compact } from '../../../shared/compact.ts';
import {
  createChangedTest,
  type FileChanges,
  maxChanged,
} from '../../../shared/live-site/file-list.ts';
import { isOfMarker, type Marker } from '../../../shared/live-site/marker.ts';
import type { SiteFile } from '../../../shared/site-files.ts';

interface SampledSite {
  readonly manifest: { readonly files: readonly SiteFile[] };
  readonly provenance: { readonly files: string };
  readonly marker: Pick<Marker, 'contents'>;
  readonly hosting: { readonly text: string };
  /** Service workers and their lists, which decide what returning visitors get. */
  readonly workers: readonly string[];
  readonly changes: FileChanges | undefined;
}

const largest = 1 << 20;

export interface Sample {
  readonly files: readonly SiteFile[];
  /** The changed and added files, which come first in `files`. */
  readonly fresh: readonly SiteFile[];
  /** Number of picked files among the changed ones, by kind. Empty if the live site has no list. */
  readonly counts: readonly {
    readonly name: string;
    readonly picked: number;
    readonly total: number;
  }[];
}

/** Number of picks reserved for other changed files. It is higher if few pages have changed. */
const maxOthers = 4;

/**
 * Picks changed and added files first, then pages at the root, then others in the order of their
 * digests, which varies. The start page always comes first.
 */
export function pickSample(site: SampledSite, count: number, hosted = toHostedSite(site)): Sample {
  const own = site.manifest.files.filter(({ path }) => path !== hostingFile && !isOfMarker(path));
  const isServed = ({ path }: SiteFile) => hosted.visitorsAddresses(path).length > 0;
  const files = own.filter(({ size }) => size > 0 && size <= largest);
  const listed = [...(site.changes?.changed ?? []), ...(site.changes?.added ?? [])];
  // The platform never serves the configuration.
  const changed = listed.filter((path) => path !== hostingFile);
  const isChanged = new Set(changed);
  const isMarked = createChangedTest(site.marker.contents);
  const start = toStart(site.provenance);
  const pick = (from: readonly SiteFile[], max: number) => spread(from, max, start, isServed);
  const candidates = files.filter((file) => isChanged.has(file.path) || isMarked(file.path));
  const isWorker = ({ path }: SiteFile) => site.workers.includes(path);
  const otherFiles = candidates.filter((file) => !isHtmlFile(file.path));
  const others = [
    ...otherFiles.filter(isWorker).filter(isServed),
    ...pick(
      otherFiles.filter((file) => !isWorker(file)),
      maxChanged,
    ),
  ];
  const { file: startPage } = hosted.answer('/');
  const isStart = ({ path }: SiteFile) => path === startPage;
  const changedPages = candidates.filter((file) => isHtmlFile(file.path));
  const starts = changedPages.filter(isStart);
  const pages = [
    ...starts,
    ...pick(
      changedPages.filter((file) => !isStart(file)),
      maxChanged - Math.min(maxOthers, others.length) - starts.length,
    ),
  ];
  const fresh = [...pages, ...others.slice(0, maxChanged - pages.length)];
  const isRoot = (file: SiteFile) => /^(index|404)\.html$/.test(file.path) || isWorker(file);
  // The first one is requested as a browser would.
  const roots = [...files.filter(isStart), ...files.filter(isRoot).filter(isServed)];
  const rest = pick(
    files.filter((file) => !roots.includes(file)),
    count - new Set(roots).size,
  );
  const countChanged = (name: string, isOfKind: (path: string) => boolean) => ({
    name,
    picked: fresh.filter(({ path }) => isChanged.has(path) && isOfKind(path)).length,
    total: changed.filter(isOfKind).length,
  });
  const counts = [
    countChanged('changed pages', isHtmlFile),
    countChanged('other changed files', (path) => !isHtmlFile(path)),
  ];
  return {
    files: [...new Set([...fresh, ...roots, ...rest])],
    fresh,
    counts: counts.filter(({ total }) => total > 0),
  };
}

/** Varies with the files, so that the next deployment picks others. */
export const toStart = ({ files }: SampledSite['provenance']) =>
  Number.parseInt(files.slice(-8), 16) || 0;

const maxTries = 400;

function spread(
  files: readonly SiteFile[],
  count: number,
  start: number,
  isServed: (file: SiteFile) => boolean,
): SiteFile[] {
  const picked = new Set<SiteFile>();
  const step = Math.max(1, Math.floor(files.length / Math.max(1, count)));
  const tries = Math.min(files.length, maxTries);
  // Starts the next pass one file later, in case visitors get none of the files so far.
  const turns = Math.ceil(files.length / step);
  for (let index = 0; index < tries && picked.size < count; index += 1) {
    const file = files[(start + (index % turns) * step + Math.floor(index / turns)) % files.length];
    if (file && isServed(file)) picked.add(file);
  }
  return [...picked];
}

/** Returns the model of this site, which knows the addresses of its files. */
export function toHostedSite({ manifest, hosting }: SampledSite): HostedSite {
  return new HostedSite(new Set(manifest.files.map(({ path }) => path)), readRules(hosting.text));
}

/** A request for a file of the build. */
export interface FileVisit {
  readonly file: SiteFile;
  /** Path of the address, encoded. */
  readonly address: string;
  /**
   * Whether to request it like a browser, compressed and through caches. Otherwise, bypasses
   * caches.
   */
  readonly asVisitor: boolean;
}

const maxVisits = 48;

/**
 * Visits each changed file at its public addresses and at its own path. Half of the requests are
 * like those of a browser, because a cache may hold an outdated copy for only some of them.
 * Unchanged files are visited once.
 */
export function planVisits(hosted: HostedSite, { files, fresh }: Sample): FileVisit[] {
  const places = fresh.map((file) => ({ file, paths: hosted.visitorsAddresses(file.path) }));
  const visitAll = (pick: (paths: readonly string[], path: string) => readonly string[]) =>
    places.flatMap(({ file, paths }) =>
      pick(paths, file.path).map((path) => ({ file, address: toAddress(path) })),
    );
  const first = visitAll(([natural]) => compact([natural]));
  const own = visitAll((paths, path) => compact([paths.find((one) => one === `/${path}`)]));
  const others = visitAll((paths, path) => paths.slice(1, 4).filter((one) => one !== `/${path}`));
  const like = (asVisitor: boolean) => (visit: Omit<FileVisit, 'asVisitor'>) => ({
    ...visit,
    asVisitor,
  });
  // Each address of each file comes before any second visit.
  const once = [first.map(like(true)), own.map(like(false)), others.map(like(true))];
  const twice = [first.map(like(false)), own.map(like(true)), others.map(like(false))];
  const visits = [...once, ...twice].flat();
  const unchanged = files
    .filter((file) => !fresh.includes(file))
    .map((file, index) => {
      const [path = `/${file.path}`] = hosted.visitorsAddresses(file.path);
      return { file, address: toAddress(path), asVisitor: index % 2 === 0 };
    });
  const key = ({ address, asVisitor }: FileVisit) => `${asVisitor} ${address}`;
  const unique = new Map(visits.map((visit) => [key(visit), visit]));
  return [...[...unique.values()].slice(0, maxVisits), ...unchanged];
}
