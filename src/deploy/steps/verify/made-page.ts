import type { HostedSite } from '../../../hosting/hosted-site.ts';
import { decodePath, toAddress } from '../../../hosting/rules.ts';
import { compact } from '../../../shared/compact.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import type { UrlProbe } from '../../../shared/live-site/probe.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { whyRuleCloses } from '../live-site/routes.ts';
import type { SitePackage } from '../pack/pack.ts';
import { hashBody, mismatch } from './probes.ts';

const maxAssets = 10;

/**
 * Loads the scripts and styles of a generated page, as a browser would. If one of them returns a
 * page instead, visitors see nothing.
 * @returns a description of the checks (empty if there were none), or the mismatch
 */
export async function inspectMadePage(
  url: string,
  sitePackage: SitePackage,
  hosted: HostedSite,
  probeAddress: UrlProbe,
) {
  const { made, marker, manifest } = sitePackage;
  const open = made.filter((madePage) => hosted.isServedAt(madePage.address, madePage.file));
  const page = open[(Number.parseInt(marker.provenance.files.slice(-8), 16) || 0) % open.length];
  if (!page) return '';
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  const address = new URL(url + toAddress(page.address));
  const expected = files.get(page.file);
  const answer = await probeAddress(address.href, (expected?.size ?? 0) + 1);
  const subject = `the page ${page.address}, which was generated for the application,`;
  // Compare only paths, because all hosts of a site may redirect to its primary host.
  if (new URL(answer.url).pathname !== address.pathname)
    return mismatch(`${subject} redirects to ${answer.url}`, []);
  if (answer.status !== 200) return mismatch(`${subject} returns ${answer.status}`, []);
  if (hashBody(answer.body) !== expected?.sha256)
    return mismatch(`${subject} is not from this build`, []);
  // Whether visitors get an asset itself, without a login or a redirect.
  const isOpen = (asset: string) => {
    const { rule } = hosted.answer(new URL(asset).pathname);
    return !rule || whyRuleCloses(rule) === undefined;
  };
  const found = findAssets(answer.body.toString(), answer.url).filter(isOpen);
  const assets = found.slice(0, maxAssets);
  const probes = assets.map((asset) => inspectAsset(asset, files, probeAddress));
  const facts = compact(await Promise.all(probes));
  if (facts.length === 0) return `${page.address} with ${assets.length} scripts and styles`;
  return mismatch(`${subject} cannot load its scripts and styles`, facts);
}

function findAssets(html: string, address: string): string[] {
  // Also match unterminated comments, so that the search stays linear.
  const text = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const href = attribute(/<base\b[^>]*(?:>|$)/i.exec(text)?.[0] ?? '', 'href') ?? '';
  // Ignore an invalid base, as browsers do.
  const base = URL.parse(href, address) ?? new URL(address);
  const tags = [...text.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([tag]) => tag);
  const found = tags.flatMap((tag) => {
    const isLoaded = /^(stylesheet|modulepreload)$/i.test(attribute(tag, 'rel') ?? '');
    return attribute(tag, 'src') ?? (isLoaded ? attribute(tag, 'href') : undefined) ?? [];
  });
  const addresses = found.flatMap((reference) => URL.parse(reference, base.href) ?? []);
  const own = addresses.filter((item) => item.origin === base.origin);
  return [...new Set(own.map((item) => item.href))];
}

function attribute(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&');
}

async function inspectAsset(
  address: string,
  files: ReadonlyMap<string, SiteFile>,
  probeAddress: UrlProbe,
): Promise<string | undefined> {
  const { pathname } = new URL(address);
  const expected = files.get((decodePath(pathname) ?? pathname).slice(1));
  const answer = await probeAddress(address, expected && expected.size + 1);
  if (answer.status !== 200) return `${address} returns ${answer.status}`;
  const type = describeContentType(answer);
  if (type.startsWith('text/html')) return `${address} returns an HTML page (${type})`;
  if (!expected || expected.sha256 === hashBody(answer.body)) return undefined;
  return `${address} is not the file from this build`;
}
