import type { ReportedError, RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import { alert, block, code, link, type Markdown, md, paragraphs, text } from '../markdown.ts';
import type { SummaryLimits } from './site.ts';

export function verdictPart(report: RunReport, limits: SummaryLimits): Markdown {
  const { error, notifyError, url, closingLines } = report;
  const failure = error ?? notifyError;
  const plain = (line = '') => text(line, limits.characters);
  if (!failure) {
    const closingLine = plain(closingLines[0]);
    if (!url) return closingLine;
    return paragraphs(md`**${link(text(url), url)}**`, closingLine);
  }
  const reason = plain(notifyError?.message);
  const portalLine = md`The portal has not confirmed the outcome: ${reason}`;
  return paragraphs(
    alert(alertKinds[report.status], md`**${plain(failure.message)}** ${code(failure.code)}`),
    details(failure, limits),
    error && notifyError && portalLine,
    // Find the line about the site by its position, because earlier lines are untrusted and may
    // contain the same text.
    plain(closingLines.at(-2)),
    remedyPart(failure.remedy, plain),
  );
}

/** Formats a remedy. An indented line between two others is a command to copy. */
function remedyPart(remedy: string, plain: (line: string) => Markdown): Markdown {
  const [, first, command, last] = /^(.+)\n {2}(\S.*)\n(.+)$/.exec(remedy) ?? [];
  if (!first || !command) return md`**What to do:** ${plain(remedy)}`;
  return paragraphs(md`**What to do:** ${plain(first)}`, block([command]), plain(last ?? ''));
}

const alertKinds = {
  failed: 'CAUTION',
  unknown: 'WARNING',
  cancelled: 'NOTE',
  skipped: 'NOTE',
  succeeded: 'WARNING',
} as const;

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
