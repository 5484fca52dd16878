import { compact } from '../../../shared/compact.ts';
import { isRedirected, type UrlProbe } from '../../../shared/live-site/probe.ts';
import { count } from '../../../shared/units.ts';
import type { FileVisit, Sample } from '../live-site/sample.ts';
import type { FileBefore } from '../upload/files-before.ts';
import { hashBody, type Mismatch, mixed, settle } from './probes.ts';

export async function inspectVisits(
  url: string,
  visits: readonly FileVisit[],
  sample: Sample,
  probeAddress: UrlProbe,
) {
  const { files, counts } = sample;
  if (files.length === 0) return '';
  const { seen, lost } = await settle(
    visits.map(async (visit) => ({ visit, wrong: await inspectVisit(url, visit, probeAddress) })),
  );
  const byFile = Map.groupBy(seen, ({ visit }) => visit.file.path);
  const stale = [...byFile].flatMap(([path, ofFile]) => {
    const wrong = ofFile.filter((result) => result.wrong);
    const [first] = wrong;
    if (!first) return [];
    return `stale: /${path}, in ${wrong.length} of ${ofFile.length} requests: ${first.wrong}`;
  });
  if (stale.length > 0)
    return mixed(`${stale.length} of ${files.length} checked files are not from this build`, stale);
  if (lost[0]) throw lost[0];
  if (counts.length === 0) return `${count(files.length, 'file')} by hash`;
  const formatNumber = (value: number) => value.toLocaleString('en-US');
  return counts
    .map(({ name, picked, total }) => `${formatNumber(picked)} of ${formatNumber(total)} ${name}`)
    .join(' and ');
}

export async function inspectVisit(url: string, visit: FileVisit, probeAddress: UrlProbe) {
  const { file, address, asVisitor } = visit;
  const answer = await probeAddress(`${url}${address}`, file.size + 1, { asVisitor });
  const how = asVisitor ? ', as browsers ask,' : '';
  if (answer.status !== 200) return `${address}${how} returns ${answer.status}`;
  const served = hashBody(answer.body);
  if (served === file.sha256) return undefined;
  const expected = file.sha256.slice(0, 12);
  return `${address}${how} has the hash ${served.slice(0, 12)}, expected ${expected}`;
}

/**
 * Checks that removed or closed files are no longer served with their previous content.
 * @returns a description of the checks (empty if there were none), or the mismatch
 */
export async function inspectGone(
  url: string,
  gone: readonly FileBefore[],
  probeAddress: UrlProbe,
): Promise<string | Mismatch> {
  if (gone.length === 0) return '';
  const isThere = async ({ address, sha256 }: FileBefore, asVisitor: boolean) => {
    const answer = await probeAddress(`${url}${address}`, undefined, { asVisitor });
    const isDirect = !isRedirected(answer, url + address);
    return isDirect && answer.status === 200 && hashBody(answer.body) === sha256;
  };
  const results = gone.map(async (file) => {
    const found = await Promise.all([true, false].map((asVisitor) => isThere(file, asVisitor)));
    const times = found.filter(Boolean).length;
    return times > 0 && `stale: ${file.address} ${file.gone}, but ${times} of 2 requests got it`;
  });
  const stale = compact(await Promise.all(results));
  if (stale.length > 0) return mixed('earlier pages are still served', stale);
  const kinds = Map.groupBy(gone, (file) => (file.gone === 'was removed' ? 'removed' : 'closed'));
  return [...kinds]
    .map(([kind, files]) => count(new Set(files.map(({ path }) => path)).size, `${kind} page`))
    .join(' and ');
}
