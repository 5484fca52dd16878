import type { ReportedError, RunReport } from '../../deploy/run-report.ts';
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
import type { Room } from './room.ts';

/** What happened, whether the live site changed, and what to do. */
export function verdictPart(report: RunReport, room: Room): Markdown {
  const { error, notifyError, url } = report;
  const failure = error ?? notifyError;
  if (!failure) {
    const said = report.closingLines.map((line) => text(line, room.characters))[0] ?? md``;
    return paragraphs(url ? md`**${link(text(url), url)}**` : undefined, said);
  }
  // By index: untrusted lines come before it and may have the same text.
  const site = report.closingLines.at(-2);
  return paragraphs(
    alert(kindOf(report), md`**${text(failure.message, room.characters)}** ${code(failure.code)}`),
    details(failure, room),
    error && notifyError
      ? md`The portal has not confirmed that it knows of this: ${text(notifyError.message, room.characters)}`
      : undefined,
    site === undefined ? undefined : text(site, room.characters),
    md`**What to do:** ${text(failure.remedy, room.characters)}`,
  );
}

function kindOf({ status }: RunReport): Alert {
  return (
    {
      failed: 'CAUTION',
      unknown: 'WARNING',
      cancelled: 'NOTE',
      skipped: 'NOTE',
      succeeded: 'WARNING',
    } as const
  )[status];
}

/** Facts (including the last lines of a build) and the locations of problems. */
function details({ facts, problems }: ReportedError, room: Room): Markdown | undefined {
  const places = problems.map(({ file, line, column, message }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${place}  ${message}`;
  });
  const lines = [...facts, ...places].map((line) => line.slice(0, room.characters));
  if (lines.length === 0) return undefined;
  // The last lines matter most: a build ends with the error that broke it.
  const left = lines.length - room.items;
  return block(
    left > 0 ? [`\u2026 ${left} lines before these`, ...lines.slice(-room.items)] : lines,
  );
}
