import type { Command } from 'commander';
import type { TextStream } from '../../shared/plain-log.ts';
import type { CommandContext } from '../context.ts';
import { fitLine, getColumns } from './fit.ts';

export interface HelpSections {
  readonly environment?: readonly (readonly [name: string, purpose: string])[];
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
}

const widest = 100;

export function helpWidth(stream: TextStream, env: CommandContext['env']): number {
  return Math.min(widest, getColumns(stream, env) ?? widest);
}

export function addHelpSections(command: Command, sections: HelpSections): Command {
  return addAfter(command, (width) => helpLines(sections, width));
}

export function addNote(command: Command, note: string): Command {
  return addAfter(command, (width) => ['', ...fitLine(note, width)]);
}

function addAfter(command: Command, lines: (width: number) => string[]): Command {
  return command.addHelpText('after', (context) => {
    const { getOutHelpWidth, getErrHelpWidth } = context.command.configureOutput();
    return lines((context.error ? getErrHelpWidth?.() : getOutHelpWidth?.()) ?? widest).join('\n');
  });
}

export function helpLines(sections: HelpSections, width: number): string[] {
  const { environment = [], notes = [], examples } = sections;
  const term = Math.max(0, ...environment.map((variable) => variable[0].length));
  const variables = environment.flatMap(([name, purpose]) =>
    fitLine(`  ${name.padEnd(term)}  ${purpose}`, width),
  );
  const heading = examples.length === 1 ? 'Example:' : 'Examples:';
  const commands = examples.map((example) => `  ${example}`);
  return [
    ...section('Environment:', variables),
    ...notes.flatMap((note) => ['', ...fitLine(note, width)]),
    ...section(heading, commands),
  ];
}

function section(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['', heading, ...lines];
}
