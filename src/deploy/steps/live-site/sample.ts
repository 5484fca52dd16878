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
  /** Paths of service workers and their file lists, which decide what returning visitors get. */
  readonly workers: readonly string[];
  readonly changes: FileChanges | undefined;
}

const largest = 1 << 20;

export interface Sample {
  readonly files: readonly SiteFile[];
  /**
   * Files that this deployment or the last one changed or added. They are also the first in
   * `files`.
   */
  readonly fresh: readonly SiteFile[];
  /**
   * Numbers of changed files and of those picked, by kind. Empty without changes, or if the live
   * site has no file list.
   */
  readonly counts: readonly {
    readonly name: string;
    readonly picked: number;
    readonly total: number;
  }[];
}

/**
 * Number of picks reserved for changed files that aren't pages. They also get the picks that pages
 * don't use.
 */
const maxOthers = 4;

/**
 * Picks files to verify: changed and added files, the start page, the error page, service workers,
 * and others in an order that varies between deployments.
 */
export function pickSample(site: SampledSite, count: number, hosted = toHostedSite(site)): Sample {
  const own = site.manifest.files.filter(({ path }) => path !== hostingFile && !isOfMarker(path));
  const isServed = ({ path }: SiteFile) => hosted.visitorsAddresses(path).length > 0;
  const files = own.filter(({ size }) => size > 0 && size <= largest);
  const listed = [...(site.changes?.changed ?? []), ...(site.changes?.added ?? [])];
  // The platform never serves its configuration file.
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
  // Put the start page first: `planVisits` requests the first unchanged file like a browser.
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

/**
 * Returns a start index that depends on the files, so that the next deployment picks different
 * ones.
 */
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
  // Start the next pass one file later, in case visitors get none of the files so far.
  const turns = Math.ceil(files.length / step);
  for (let index = 0; index < tries && picked.size < count; index += 1) {
    const file = files[(start + (index % turns) * step + Math.floor(index / turns)) % files.length];
    if (file && isServed(file)) picked.add(file);
  }
  return [...picked];
}

/** Creates a model of the site, which resolves the addresses of files. */
export function toHostedSite({ manifest, hosting }: SampledSite): HostedSite {
  return new HostedSite(new Set(manifest.files.map(({ path }) => path)), readRules(hosting.text));
}

/** A request that verifies a file of the build. */
export interface FileVisit {
  readonly file: SiteFile;
  /** Encoded path of the request. */
  readonly address: string;
  /**
   * Whether to request the file like a browser, compressed and through caches. Otherwise, caches
   * are bypassed.
   */
  readonly asVisitor: boolean;
}

const maxVisits = 48;

/**
 * Plans the requests. Each fresh file is requested at up to five of its addresses, twice each: once
 * like a browser and once without caches, because a cache may have an outdated copy for only some
 * requests. These requests are limited to `maxVisits` in total. Each unchanged file gets one
 * request.
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
  // Request each address of each file once before any of them twice.
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
