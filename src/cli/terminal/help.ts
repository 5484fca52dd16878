import type { Command } from 'commander';
import type { TextStream } from '../../shared/plain-log.ts';
import type { CommandContext } from '../context.ts';
import { columnsOf, fitLine } from './fit.ts';

/** What a command's help says besides its arguments and options. */
export interface HelpSections {
  /** Variables that the command reads, and what each is for. */
  readonly environment?: readonly (readonly [name: string, purpose: string])[];
  /** Whole sentences, a paragraph each. */
  readonly notes?: readonly string[];
  /** Command lines that work as they stand. */
  readonly examples: readonly string[];
}

/** Help is read in columns: wider than this, a line is hard to follow. */
const widest = 100;
/** Columns that help is written into, also where the stream is no terminal. */
export function helpWidth(stream: TextStream, env: CommandContext['env']): number {
  return Math.min(widest, columnsOf(stream, env) ?? widest);
}

/** Adds variables, notes and examples to the help of a command, wrapped as wide as the rest of it. */
export function addHelpSections(command: Command, sections: HelpSections): Command {
  return addAfter(command, (width) => helpLines(sections, width));
}

/** Adds a paragraph to the help of a command. */
export function addNote(command: Command, note: string): Command {
  return addAfter(command, (width) => ['', ...fitLine(note, width)]);
}

function addAfter(command: Command, lines: (width: number) => string[]): Command {
  return command.addHelpText('after', ({ command: shown, error }) => {
    const { getOutHelpWidth, getErrHelpWidth } = shown.configureOutput();
    return lines((error ? getErrHelpWidth?.() : getOutHelpWidth?.()) ?? widest).join('\n');
  });
}

/** The sections as lines, an empty one before each. */
export function helpLines({ environment = [], notes = [], examples }: HelpSections, width: number): string[] {
  const term = Math.max(0, ...environment.map(([name]) => name.length));
  return [
    ...(environment.length === 0 ? [] : ['', 'Environment:']),
    ...environment.flatMap(([name, purpose]) => fitLine(`  ${name.padEnd(term)}  ${purpose}`, width)),
    ...notes.flatMap((note) => ['', ...fitLine(note, width)]),
    ...(examples.length === 0 ? [] : ['', examples.length === 1 ? 'Example:' : 'Examples:']),
    // What is copied is not broken.
    ...examples.map((example) => `  ${example}`),
  ];
}
