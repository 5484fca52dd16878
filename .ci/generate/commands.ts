import type { Command } from 'commander';
import { createProgram } from '../../src/cli/program.ts';
import { code, plain, table } from './table.ts';

/** Lists all commands and their descriptions, with the names and in the order of the help. */
export function commandsTable(): string {
  const none = { write: () => true };
  const program = createProgram(
    {
      stdout: none,
      stderr: none,
      env: {},
      cwd: '.',
      stdin: () => process.stdin,
      signal: AbortSignal.abort(),
    },
    async () => {},
  );
  return table(['Command', 'What it does'], rows(program, ''));
}

function rows(parent: Command, prefix: string): string[][] {
  return parent.commands.flatMap((command) => {
    const words = `${prefix}${command.name()}`;
    if (command.commands.length > 0) return rows(command, `${words} `);
    const args = command.registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return argument.required ? ` <${name}>` : ` [${name}]`;
    });
    return [[code(`${words}${args.join('')}`), plain(command.description())]];
  });
}
