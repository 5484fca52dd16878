import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { findHeader, toAddress } from '../../../../hosting/rules.ts';
import { count } from '../../../../shared/units.ts';

const cacheControl = 'cache-control';

/** Maximum time in s that browsers may keep a page. Longer times cause a warning. */
const maxSeconds = 3_600;

/** Warns of headers that let browsers show pages without asking whether they have changed. */
export function cacheWarnings(hosted: HostedSite, files: readonly string[]): string[] {
  const { globalHeaders, routes } = hosted.rules;
  const all = [globalHeaders, ...routes.map((rule) => rule.headers)];
  if (!all.some((headers) => findHeader(cacheControl, headers))) return [];
  const cached = files.flatMap((file) => {
    const [address] = hosted.visitorsAddresses(file);
    if (address === undefined) return [];
    const { headers, rule } = hosted.answer(toAddress(address));
    const value = findHeader(cacheControl, headers) ?? '';
    if (keptSeconds(value) <= maxSeconds) return [];
    const isOfRoute = findHeader(cacheControl, rule?.headers) === value;
    const source = isOfRoute ? `The route ${rule?.route} has` : 'globalHeaders have';
    return `${source} "Cache-Control: ${value}"`;
  });
  return [...Map.groupBy(cached, (source) => source)].map(
    ([source, { length }]) =>
      `${source}, so browsers keep ${count(length, 'page')} for that long: visitors who have ` +
      'opened one see no change of it until then.',
  );
}

function keptSeconds(value: string): number {
  if (/\bno-(cache|store)\b/i.test(value)) return 0;
  return Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0);
}
