import type { ReportedError, RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import {
  type Alert,
  alert,
  block,
  code,
  link,
  type Markdown,
  md,
  paragraphs,
  text,
} from '../markdown.ts';
import type { SummaryLimits } from './site.ts';

export function verdictPart(report: RunReport, limits: SummaryLimits): Markdown {
  const { error, notifyError, url } = report;
  const failure = error ?? notifyError;
  if (!failure) {
    const closingLine = report.closingLines.map((line) => text(line, limits.characters))[0] ?? md``;
    if (!url) return closingLine;
    return paragraphs(md`**${link(text(url), url)}**`, closingLine);
  }
  // By index: untrusted lines come before it and may have the same text.
  const site = report.closingLines.at(-2) ?? '';
  return paragraphs(
    alert(
      getAlertKind(report),
      md`**${text(failure.message, limits.characters)}** ${code(failure.code)}`,
    ),
    details(failure, limits),
    portalPart(report, limits),
    text(site, limits.characters),
    md`**What to do:** ${text(failure.remedy, limits.characters)}`,
  );
}

function portalPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  const { error, notifyError } = report;
  if (!error || !notifyError) return undefined;
  const message = text(notifyError.message, limits.characters);
  return md`The portal has not confirmed that it knows of this: ${message}`;
}

function getAlertKind(report: RunReport): Alert {
  return (
    {
      failed: 'CAUTION',
      unknown: 'WARNING',
      cancelled: 'NOTE',
      skipped: 'NOTE',
      succeeded: 'WARNING',
    } as const
  )[report.status];
}

function details(error: ReportedError, limits: SummaryLimits): Markdown | undefined {
  const locations = error.problems.map((problem) => {
    const location = compact([problem.file, problem.line, problem.column]).join(':');
    return `${location}  ${problem.message}`;
  });
  const lines = [...error.facts, ...locations].map((line) => line.slice(0, limits.characters));
  if (lines.length === 0) return undefined;
  const left = lines.length - limits.items;
  if (left <= 0) return block(lines);
  return block([`… ${left} earlier lines`, ...lines.slice(-limits.items)]);
}
