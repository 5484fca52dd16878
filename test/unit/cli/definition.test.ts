import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addCommand } from '../../../src/cli/definition.ts';
import { commandContext } from './command-context.ts';

it.each([
  ['site --site a set', 'a'],
  ['site set --site b', 'b'],
  ['site --site a set --site b', 'b'],
])('a command in "$0" takes the nearest value of the option, "$1"', async (line, expected) => {
  const received: unknown[] = [];
  const program = new Command().enablePositionalOptions();
  for (const name of ['site', 'site set']) {
    const options = { '--site <id>': 'portal id of the site' };
    const load = async () => async (values: object) => {
      received.push(values);
      return 0 as const;
    };
    addCommand(program, { name, about: name, options, load, examples: [] }, async (command) => {
      await command(commandContext());
    });
  }
  await program.parseAsync(line.split(' '), { from: 'user' });
  expect(received).toEqual([{ site: expected }]);
});

it('an option with choices accepts them in any case', async () => {
  const received: unknown[] = [];
  const program = new Command();
  const choices = ['production', 'preview'];
  const options = { '--environment <name>': { about: 'environment', choices } } as const;
  const load = async () => async (values: object) => {
    received.push(values);
    return 0 as const;
  };
  addCommand(program, { name: 'go', about: 'go', options, load, examples: [] }, async (command) => {
    await command(commandContext());
  });
  await program.parseAsync(['go', '--environment', 'Production'], { from: 'user' });
  expect(received).toEqual([{ environment: 'production' }]);
});
