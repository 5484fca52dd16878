import type { RunReport } from '../../deploy/run-report.ts';
import { compact } from '../../shared/compact.ts';
import { count, seconds } from '../../shared/units.ts';
import { code, joined, link, type Markdown, md, paragraphs, table, text } from '../markdown.ts';
import { findingsPart } from '../summary/findings.ts';
import type { SummaryLimits } from '../summary/limits.ts';
import { changePart, changesPart } from '../summary/site.ts';
import { verdictPart } from '../summary/verdict.ts';

/** Characters. GitHub accepts 65,536, but a comment shares the page with others. */
const maxCharacters = 16_000;
const limitSteps: readonly SummaryLimits[] = [
  { items: 20, characters: 300 },
  { items: 5, characters: 100 },
];

/** Invisible first line, used to find the comment of a site and environment again. */
export function commentMarker(runReport: RunReport): string {
  const key = (value: string | undefined) =>
    (value ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const { site, environment } = runReport;
  return `<!-- site-deploy site=${key(site)} environment=${key(environment)} -->`;
}

/** Id of the run that wrote a comment; 0 if none. GitHub's run ids increase. */
export function runIn(body: string): number {
  return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(body)?.[1] ?? 0);
}

export function commentBody(report: RunReport): string {
  const run = /\/runs\/(\d{1,15})$/.exec(report.source?.runUrl ?? '')?.[1] ?? '0';
  const head = `${commentMarker(report)}\n<!-- run=${run} -->\n${provenanceLine(report)}`;
  const bodies = limitSteps.map((limits) => `${head}\n${content(report, limits)}\n`);
  return bodies.find((body) => body.length <= maxCharacters) ?? `${head}\n${shortest(report)}\n`;
}

/** For programs. Without characters that could end the comment. */
function provenanceLine({ provenance }: RunReport): string {
  if (!provenance) return '';
  return `<!-- provenance=${JSON.stringify(provenance).replaceAll(/[<>]|--/g, '')} -->\n`;
}

function content(report: RunReport, limits: SummaryLimits): Markdown {
  return paragraphs(
    md`### ${{ text: report.title }}`,
    verdictPart(report, limits),
    changePart(report) ?? commitTable(report),
    changesPart(report, limits),
    findingsPart(report, limits),
    footer(report),
  );
}

const shortest = (report: RunReport) =>
  paragraphs(md`### ${text(report.title, 200)}`, footer(report));

function commitTable(runReport: RunReport): Markdown | undefined {
  const { source } = runReport;
  if (!source || source.commit === '') return undefined;
  return table([md`Commit`, md`Branch`], [[code(source.commit.slice(0, 12)), code(source.branch)]]);
}

function footer(runReport: RunReport): Markdown {
  const { source, timeline = [], findingCount } = runReport;
  const totalMs = Math.max(
    0,
    ...timeline.map((stepTime) => stepTime.startMs + stepTime.durationMs),
  );
  const parts = compact([
    totalMs > 0 && text(`Took ${seconds(totalMs)}`),
    findingCount > 0 && text(count(findingCount, 'warning')),
    Boolean(source?.runUrl) && link(md`Log and summary`, source?.runUrl),
  ]);
  return joined(parts);
}
