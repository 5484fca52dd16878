import type { Command } from 'commander';
import type { TextStream } from '../../shared/plain-log.ts';

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
/** Below this, wrapping would break every other word. */
const narrowest = 40;

/** Columns that help is written into. */
export function helpWidth(stream: TextStream & { readonly columns?: number }): number {
  return Math.max(narrowest, Math.min(widest, stream.columns ?? widest));
}

/** Adds variables, notes and examples to the help of a command, wrapped as wide as the rest of it. */
export function addHelpSections(command: Command, sections: HelpSections): Command {
  return command.addHelpText('after', ({ command: shown, error }) => {
    const { getOutHelpWidth, getErrHelpWidth } = shown.configureOutput();
    return helpLines(sections, (error ? getErrHelpWidth?.() : getOutHelpWidth?.()) ?? widest).join('\n');
  });
}

/** The sections as lines, an empty one before each. */
export function helpLines({ environment = [], notes = [], examples }: HelpSections, width: number): string[] {
  const term = Math.max(0, ...environment.map(([name]) => name.length));
  return [
    ...(environment.length === 0 ? [] : ['', 'Environment:']),
    ...environment.flatMap(([name, purpose]) => wrap(`  ${name.padEnd(term)}  `, purpose, width)),
    ...notes.flatMap((note) => ['', ...wrap('', note, width)]),
    ...(examples.length === 0 ? [] : ['', examples.length === 1 ? 'Example:' : 'Examples:']),
    // What is copied is not broken.
    ...examples.map((example) => `  ${example}`),
  ];
}

/** Words in lines of at most `width` columns, those after the first indented as far as its text begins. */
function wrap(lead: string, text: string, width: number): string[] {
  const indent = width - lead.length < narrowest / 2 ? '    ' : ' '.repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  let isFresh = true;
  for (const word of text.split(' ')) {
    if (!isFresh && line.length + 1 + word.length > width) {
      lines.push(line.trimEnd());
      line = indent;
      isFresh = true;
    }
    line += isFresh ? word : ` ${word}`;
    isFresh = false;
  }
  return [...lines, line.trimEnd()];
}
