import path from 'node:path';
import { propertyOf, type WorkflowCommand } from './command.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** A message that the run's page shows. */
export interface Annotation {
  readonly level: AnnotationLevel;
  /** Masked, and cut to 4,096 UTF-16 units. */
  readonly message: string;
  /**
   * Relative to the workspace where it lies there. This and `title` are masked nowhere: the runner sends them as they
   * are.
   */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly col?: number;
  readonly endColumn?: number;
  readonly title?: string;
}

/** Longest message in UTF-16 units; the rest is lost, in the log as well. */
export const longestMessage = 4096;
/** What a step may have of each level. The others are in the log alone. */
export const mostOfLevel = 10;

/** The place and the title of an annotation. */
export type AnnotationPlace = Omit<Annotation, 'level' | 'message'>;

/** The place that a command names, with the repairs that the runner makes. A value that is no number is left out. */
export function placeOf(command: Pick<WorkflowCommand, 'properties'>, workspace: string): AnnotationPlace {
  const number = (name: string) => wholeNumber(propertyOf(command, name));
  const file = propertyOf(command, 'file') ?? '';
  const title = propertyOf(command, 'title');
  return {
    ...(file !== '' && { file: relativeTo(workspace, file) }),
    ...repaired({
      line: number('line'),
      endLine: number('endLine'),
      col: number('col'),
      endColumn: number('endColumn'),
    }),
    title,
  };
}

interface Range {
  line: number | undefined;
  endLine: number | undefined;
  col: number | undefined;
  endColumn: number | undefined;
}

function repaired(range: Range): AnnotationPlace {
  if (range.endLine !== undefined) range.line ??= range.endLine;
  if (range.endColumn !== undefined) range.col ??= range.endColumn;
  const { line, endLine, col, endColumn } = range;
  const hasColumns = line !== undefined && (endLine === undefined || endLine === line) && !isReversed(col, endColumn);
  const hasLines = !isReversed(line, endLine);
  return {
    ...(hasLines && line !== undefined && { line }),
    ...(hasLines && endLine !== undefined && { endLine }),
    ...(hasColumns && col !== undefined && { col }),
    ...(hasColumns && endColumn !== undefined && { endColumn }),
  };
}

function isReversed(start: number | undefined, end: number | undefined): boolean {
  return start !== undefined && end !== undefined && end < start;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text !== undefined && /^\s*[+-]?\d+\s*$/.test(text)) return Number(text);
  return undefined;
}

function relativeTo(workspace: string, file: string): string {
  const relative = path.relative(workspace, file);
  const isInside = path.isAbsolute(file) && relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  if (isInside) return relative.replaceAll(path.sep, '/');
  return file;
}
