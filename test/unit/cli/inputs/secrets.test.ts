import { expect, it } from 'vitest';
import { secretFromEnv, secretFromStdin } from '../../../../src/cli/inputs/secrets.ts';
import { commandContext } from '../command-context.ts';

it('a secret comes from the first variable that is set, and is masked', () => {
  const context = commandContext({ env: { GH_TOKEN: ' ', GITHUB_TOKEN: ' second ' } });
  expect(secretFromEnv(context, 'GH_TOKEN', 'GITHUB_TOKEN')?.reveal()).toBe('second');
  expect(context.log.masked).toEqual(['second']);
});

it('a secret is absent if all its variables are empty', () => {
  expect(
    secretFromEnv(commandContext({ env: { GH_TOKEN: '' } }), 'GH_TOKEN', 'GITHUB_TOKEN'),
  ).toBeUndefined();
});

it('a secret from stdin is the whole text, and is masked', async () => {
  const context = commandContext({ stdin: 'first line\nsecond line\n' });
  expect((await secretFromStdin(context, 'secret')).reveal()).toBe('first line\nsecond line');
  expect(context.log.masked).toEqual(['first line\nsecond line']);
});

it('a secret is refused by name if stdin is empty', async () => {
  await expect(secretFromStdin(commandContext(), 'webhook secret')).rejects.toThrow(
    expect.objectContaining({
      code: 'USAGE',
      message: 'Standard input contains no webhook secret.',
    }),
  );
});
