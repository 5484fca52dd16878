import { describeBuilder, describeComparison } from '../../deploy/messages.ts';
import type { RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import { bytes, count, grouped, seconds } from '../../shared/units.ts';
import { getRank } from '../log.ts';
import {
  block,
  code,
  folded,
  joined,
  link,
  list,
  type Markdown,
  md,
  paragraphs,
  table,
  text,
} from '../markdown.ts';

export interface SummaryLimits {
  readonly items: number;
  readonly characters: number;
}

export function changePart(report: RunReport): Markdown | undefined {
  const { fileCount, totalBytes = 0, limits, previous, source, finished, closing } = report;
  const { commit = '', branch = '' } = source ?? {};
  const size = withLimit(bytes(totalBytes), limits && bytes(limits.bytes));
  const files = withLimit(String(fileCount), limits && grouped(limits.files));
  const version = versionCell(report.siteVersion, previous?.version);
  const rows = compact<readonly [Markdown, Markdown]>([
    version !== '' && [md`Version`, text(version)],
    // Leave out the commit of a deleted branch: another commit may have been live.
    commit !== '' && !closing && [md`Commit`, commitCell(report, commit)],
    branch !== '' && [md`Branch`, code(branch)],
    fileCount !== undefined && [md`Files`, text(files)],
    fileCount !== undefined && [md`Size`, text(`${size}${growthText(previous?.growth)}`)],
    buildRow(report),
    finished && [md`From the portal`, text(pagesCell(finished.pages))],
    liveRow(report),
  ]);
  if (rows.length === 0) return undefined;
  return table([md`Site`, text(compact([report.site, report.environment]).join(', '))], rows);
}

/** Shows where the built files come from. Texts and metadata were applied to them afterwards. */
function buildRow({
  comparison,
  builtBy,
  provenance,
}: RunReport): [Markdown, Markdown] | undefined {
  const { built } = provenance ?? {};
  const sentences = compact([
    comparison && `${describeComparison(comparison)}.`,
    builtBy && `Reused what ${describeBuilder(builtBy)}.`,
    built && 'Built files:',
  ]);
  if (sentences.length === 0) return undefined;
  const digest = built ? code(built.slice(0, 19)) : md``;
  return [md`Build`, md`${{ text: sentences.join(' ') }} ${digest}`];
}

/** Lists the files that differ from the approved build. */
export function comparisonPart({ comparison }: RunReport, limits: SummaryLimits) {
  if (!comparison || 'unknown' in comparison || comparison.differing === 0) return undefined;
  const names = comparison.names.slice(0, limits.items).map((name) => code(name));
  const more = comparison.differing - names.length;
  const title = md`Files that differ from the build that Preview showed`;
  return folded(title, list(more > 0 ? [...names, text(`and ${more} more`)] : names));
}

function liveRow({ live }: RunReport): [Markdown, Markdown] | undefined {
  if (!live) return undefined;
  const address = link(text(live.url), live.url);
  if (!live.version) return [md`Address`, address];
  const parts = [address, text(live.version)];
  if (live.commit) parts.push(code(live.commit.slice(0, 12)));
  return [md`Live now`, joined(parts)];
}

const versionCell = (version = '', before = version) => {
  if (before === version) return version;
  return `${version}, before ${before}`;
};

const pagesCell = (pages: number | undefined) => {
  if (!pages) return 'nothing';
  return `metadata or texts on ${count(pages, 'page')}`;
};

const withLimit = (found: string, limit: string | undefined) => {
  if (!limit) return found;
  return `${found} of ${limit} allowed`;
};

function growthText(growth: number | undefined): string {
  if (growth === undefined) return '';
  if (growth === 0) return ', as before';
  if (growth > 0) return `, ${bytes(growth)} more than before`;
  return `, ${bytes(-growth)} less than before`;
}

export function changesPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  if (!report.changes || report.isUnchanged) return undefined;
  const { added, changed, removed, grown } = report.changes;
  const title = text(`Files: ${added.count} added, ${changed.count} changed, ${removed} removed`);
  const named = (caption: string, files: typeof added) => {
    const listed = files.paths.slice(0, limits.items);
    if (listed.length === 0) return undefined;
    const names = joined(listed.map((path) => code(path)));
    const more = files.count - listed.length;
    if (more <= 0) return md`${{ text: caption }}: ${names}`;
    return md`${{ text: caption }}: ${names}${text(` and ${more} more`)}`;
  };
  const growing = grown.map((file) => md`${code(file.path)} ${text(`+${bytes(file.bytes)}`)}`);
  const lines = compact([
    named('Added', added),
    named('Changed', changed),
    growing.length !== 0 && md`Largest growth: ${joined(growing)}`,
  ]);
  if (lines.length === 0) return title;
  return folded(title, list(lines));
}

function commitCell(report: RunReport, commit: string): Markdown {
  const repository = /^(.+)\/actions\/runs\/\d+/.exec(report.source?.runUrl ?? '')?.[1];
  const before = report.previous?.commit ?? '';
  const toLink = (id: string) =>
    link(code(id.slice(0, 12)), repository && `${repository}/commit/${id}`);
  const listed = toLink(commit);
  // GitHub can't compare the test merge of a pull request, because it isn't on any branch.
  if (report.source?.headCommit)
    return md`${toLink(report.source.headCommit)}, merged as ${listed}`;
  if (!/^[0-9a-f]{40}$/.test(before) || before === commit) return listed;
  // Compare from the older to the newer commit: GitHub shows no changes in the other direction.
  let [label, range] = [md`changes since`, `${before}...${commit}`];
  if (report.rolledBack) [label, range] = [md`rolled back from`, `${commit}...${before}`];
  const compared = repository && `${repository}/compare/${range}`;
  return md`${listed}, ${link(md`${label} ${code(before.slice(0, 12))}`, compared)}`;
}

export function rollbackPart(report: RunReport): Markdown | undefined {
  const { previous, siteVersion, siteChanged, environment, isDone, dryRun } = report;
  if (!previous || !environment || siteChanged === 'no' || dryRun) return undefined;
  if (previous.version === siteVersion && isDone) return undefined;
  const option = environment === 'Preview' ? ' --environment preview' : '';
  return paragraphs(
    md`### To go back to ${{ text: previous.version }}`,
    block([`site-deploy rollback --to ${previous.version}${option}`]),
    text('This redeploys its package without a build, as long as GitHub keeps it.'),
  );
}

export function detailsPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  const { finished, source } = report;
  const total = Object.values(report.seconds).reduce((sum, value) => sum + value, 0);
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    ['Rendered pages', report.rendered],
    ['Digest', report.digest],
    ['Deployment', report.deploymentId],
    ['Correlation id', report.correlationId],
    ['Folder', report.folder],
    ['Package from run', report.rolledBack?.run],
    ['Written by the finish step', finished?.files.slice(0, limits.items).join(', ')],
    ['Total time of all steps', total > 0 && seconds(total * 1000)],
  ];
  const lines = facts.flatMap(([name, value]) => {
    if (!value) return [];
    return md`${{ text: name }}: ${code(value, limits.characters)}`;
  });
  if (lines.length === 0) return undefined;
  let portalLine = md`The portal has not confirmed the outcome.`;
  if (report.notified) portalLine = md`The portal was notified.`;
  const run = Boolean(source?.runUrl) && link(md`The run`, source?.runUrl);
  const all = compact([...lines, hasNotifiedPortal(report) && portalLine, run]);
  return folded(md`Details`, list(all));
}

function hasNotifiedPortal(report: RunReport): boolean {
  const { folder, closing, dryRun, notified, seconds: times, notifyError } = report;
  const hasTried = notified || times.notify !== undefined || Boolean(notifyError);
  return !folder && closing === undefined && dryRun !== true && hasTried;
}

const open = 10;

export function findingsPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  const { findings = [], findingCount } = report;
  if (findings.length === 0) return undefined;
  const ranked = findings.toSorted((a, b) => getRank(a) - getRank(b));
  const lines = ranked.slice(0, limits.items).map((finding) => {
    const { message, file, line } = finding;
    const location = compact([file, line]).join(':');
    const name = `${file}: `;
    const named = file && message.startsWith(name) && message.slice(name.length);
    const description = text(named || message, limits.characters);
    if (location === '') return description;
    return md`${code(location)} ${description}`;
  });
  const more = findingCount - lines.length;
  const remaining = lines.slice(open);
  const parts = [
    md`### Warnings: ${{ text: String(findingCount) }}`,
    list(lines.slice(0, open)),
    remaining.length > 0 && folded(text(`${remaining.length} more`), list(remaining)),
    more > 0 && text(`Not shown here: ${count(more, 'warning')}. See the log.`),
  ];
  return paragraphs(...compact(parts));
}

export function filesPart(report: RunReport): Markdown | undefined {
  const { largestFiles = [] } = report;
  if (largestFiles.length === 0) return undefined;
  const rows = largestFiles.map((file) => [code(file.path), text(bytes(file.bytes))]);
  return folded(md`Largest files`, table([md`File`, md`Size`], rows));
}
