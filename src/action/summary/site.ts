import type { RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import { bytes, count, grouped, seconds } from '../../shared/units.ts';
import { getRank } from '../log.ts';
import {
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
  const {
    fileCount,
    totalBytes = 0,
    limits,
    previous,
    source,
    siteVersion = '',
    finished,
  } = report;
  if (fileCount === undefined) return undefined;
  const commit = source?.commit ?? '';
  const { branch } = source ?? {};
  const rows = compact<readonly [Markdown, Markdown]>([
    [md`Version`, text(versionCell(siteVersion, previous?.version))],
    commit !== '' && [md`Commit`, commitCell(report, commit)],
    Boolean(branch) && [md`Branch`, code(branch ?? '')],
    [md`Files`, text(filesCell(fileCount, limits?.files))],
    [md`Size`, text(`${sizeCell(totalBytes, limits?.bytes)}${growthText(previous?.growth)}`)],
    finished && [md`From the portal`, text(pagesCell(finished.pages))],
  ]);
  return table([md`Site`, text(compact([report.site, report.environment]).join(', '))], rows);
}

const versionCell = (version: string, before = version) => {
  if (before === version) return version;
  return `${version}, before ${before}`;
};

const filesCell = (found: number, limit: number | undefined) => {
  if (!limit) return String(found);
  return `${found} of ${grouped(limit)} allowed`;
};

const pagesCell = (pages: number | undefined) => {
  if (!pages) return 'nothing';
  return `metadata or texts on ${count(pages, 'page')}`;
};

const sizeCell = (size: number, limit: number | undefined) => {
  if (!limit) return bytes(size);
  return `${bytes(size)} of ${bytes(limit)} allowed`;
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
  const counted = [`${added.count} added`, `${changed.count} changed`, `${removed} removed`].join(
    ', ',
  );
  const named = (options: typeof added, caption: string) => {
    const listed = options.paths.slice(0, limits.items);
    const more = options.count - listed.length;
    if (listed.length === 0) return [];
    return [
      md`${{ text: caption }}: ${joined(listed.map((path) => code(path)))}${formatMore(more)}`,
    ];
  };
  const growing = grown.map((file) => md`${code(file.path)} ${text(`+${bytes(file.bytes)}`)}`);
  const lines = compact([
    ...named(added, 'Added'),
    ...named(changed, 'Changed'),
    growing.length !== 0 && md`Grown the most: ${joined(growing)}`,
  ]);
  const title = md`Files: ${{ text: counted }}`;
  if (lines.length === 0) return title;
  return folded(title, list(lines));
}

const formatMore = (more: number) => (more > 0 ? text(` and ${more} more`) : md``);

function commitCell(report: RunReport, commit: string): Markdown {
  const repository = sourcePage(report);
  const before = report.previous?.commit ?? '';
  const listed = link(code(commit.slice(0, 12)), repository && `${repository}/commit/${commit}`);
  if (!/^[0-9a-f]{40}$/.test(before) || before === commit) return listed;
  // GitHub shows a comparison only from older to newer.
  const isBack = Boolean(report.rolledBack);
  let [label, range] = [md`changes since`, `${before}...${commit}`];
  if (isBack) [label, range] = [md`taken back from`, `${commit}...${before}`];
  const compared = repository && `${repository}/compare/${range}`;
  return md`${listed}, ${link(md`${label} ${code(before.slice(0, 12))}`, compared)}`;
}

function sourcePage(report: RunReport): string | undefined {
  return /^(.+)\/actions\/runs\/\d+/.exec(report.source?.runUrl ?? '')?.[1];
}

export function rollbackPart(report: RunReport): Markdown | undefined {
  const { previous, siteVersion, siteChanged, environment, isDone, dryRun } = report;
  if (!previous || !environment || siteChanged === 'no' || dryRun) return undefined;
  if (previous.version === siteVersion && isDone) return undefined;
  const option = environment === 'Preview' ? ' --environment preview' : '';
  const command = `site-deploy rollback --to ${previous.version}${option}`;
  const effect = text('deploys the package of that version again, without a build, as long as');
  return paragraphs(
    md`### To go back to ${{ text: previous.version }}`,
    md`${code(command)} ${effect} GitHub keeps it.`,
  );
}

export function filesPart(report: RunReport): Markdown | undefined {
  const { largestFiles = [] } = report;
  if (largestFiles.length === 0) return undefined;
  const rows = largestFiles.map((file) => [code(file.path), text(bytes(file.bytes))]);
  return folded(md`Largest files`, table([md`File`, md`Size`], rows));
}

export function detailsPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  const { digest, rendered, deploymentId, correlationId, finished, rolledBack, folder, source } =
    report;
  const total = Object.values(report.seconds).reduce((sum, value) => sum + value, 0);
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Rendered pages', rendered],
    ['Digest', digest],
    ['Deployment', deploymentId],
    ['Correlation id', correlationId],
    ['Folder', folder],
    ['Package from run', rolledBack?.run],
    ['Written by the finish step', finished?.files.slice(0, limits.items).join(', ')],
    ['Total time of all steps', total > 0 ? seconds(total * 1000) : undefined],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return undefined;
  const lines = known.map(
    ([name, value]) => md`${{ text: name }}: ${code(value ?? '', limits.characters)}`,
  );
  let portalLine = md`The portal has not confirmed that it knows.`;
  if (report.notified) portalLine = md`The portal knows.`;
  const run = Boolean(source?.runUrl) && link(md`The run`, source?.runUrl);
  return folded(
    md`Details`,
    list(compact([...lines, hasNotifiedPortal(report) && portalLine, run])),
  );
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
