import { compact } from '../../../shared/compact.ts';
import type { FileState, TemplateChange } from './compare-file.ts';
import type { FileConflict, Side } from './merge.ts';

type FileInConflict = Extract<FileState, { state: 'conflict' }>;

const maxLines = 8;
const widest = 200;

const isFault = (conflict: FileConflict) => 'reason' in conflict;

export function whyConflict(conflicts: readonly FileConflict[]): string {
  if (conflicts.some(isFault)) return 'your edits and its template do not work together';
  return 'you and its template changed the same lines';
}

export function acceptCommand(
  side: Side,
  path: string,
  to: TemplateChange['to'],
  line?: number,
): string {
  const { uses, version } = to.inputs.action;
  const location = line === undefined ? path : `${path}:${line}`;
  const organisation = to.template === 'reusable' ? ' --reusable-workflow' : '';
  return (
    `site-deploy onboard --action '${uses}#${version}'${organisation} --apply --accept ` +
    `${side} ${location}`
  );
}

export function conflictLines(path: string, fileInConflict: FileInConflict): string[] {
  const { conflicts, change, decisions, sides } = fileInConflict;
  const open = conflicts.filter((conflict) => !isFault(conflict));
  return compact([
    ...conflicts.flatMap((conflict) => [
      `${formatLocation(path, conflict)}${formatReason(conflict)}`,
      ...formatSide('yours:', conflict.ours),
      ...formatSide('the template:', conflict.theirs),
      ...formatRemedies(path, conflict, change.to),
    ]),
    open.length > 1 &&
      `Nothing is written until all ${open.length} are decided: pass --accept for each in one ` +
        'command, or for the whole file:',
    ...sides.map((side) => open.length > 1 && `  ${acceptCommand(side, path, change.to)}`),
    decisions.length > 0 &&
      `Already decided: ${decisions.length} in the file. Nothing is written until all are ` +
        'decided in one command.',
  ]);
}

function formatRemedies(
  path: string,
  conflict: FileConflict,
  version: FileInConflict['change']['to'],
): string[] {
  if ('reason' in conflict)
    return [
      ...(conflict.advice ?? []).map((line) => `  ${line}`),
      "  Correct your lines, or copy the template's lines into your file. If you remove the " +
        "file, the next --apply writes the template's version.",
    ];
  const words = { mine: 'Keep yours:          ', theirs: "Take the template's: " };
  return conflict.sides.map(
    (side) => `  ${words[side]}${acceptCommand(side, path, version, conflict.line)}`,
  );
}

function formatLocation(path: string, conflict: FileConflict): string {
  const { line } = conflict;
  // If the template has nothing here, its line number would only mislead.
  const location = line === undefined ? path : `${path}:${line}`;
  if (conflict.theirs.length === 0 || !conflict.templateLine) return `${location}: `;
  const template = `line ${conflict.templateLine} of the template`;
  if (line === undefined) return `${path}, ${template}: `;
  return `${location} (${template}): `;
}

function formatReason(conflict: FileConflict): string {
  if ('reason' in conflict) return conflict.reason;
  if (conflict.ours.length === 0) return 'You removed lines that the template changed.';
  if (conflict.theirs.length === 0) return 'You changed lines that the template no longer has.';
  if (conflict.base.length === 0) return 'You and the template added lines at the same place.';
  return 'You and the template changed the same lines.';
}

function formatSide(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - maxLines;
  const cut = (line: string) => (line.length > widest ? `${line.slice(0, widest)}…` : line);
  const shown = lines.slice(0, maxLines).map((line) => `    ${cut(line)}`);
  return compact([`  ${heading}`, ...shown, more > 0 && `    … and ${more} more`]);
}
