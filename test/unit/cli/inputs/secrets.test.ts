import { expect, it } from 'vitest';
import { secretFromEnv, secretFromStdin } from '../../../../src/cli/inputs/secrets.ts';
import { commandContext } from '../command-context.ts';

it('a secret comes from the first variable that is set, masked', () => {
  const context = commandContext({ env: { GH_TOKEN: ' ', GITHUB_TOKEN: ' second ' } });
  expect(secretFromEnv(context, 'GH_TOKEN', 'GITHUB_TOKEN')?.reveal()).toBe('second');
  expect(context.log.masked).toEqual(['second']);
});

it('a secret whose variables are all empty is absent', () => {
  expect(
    secretFromEnv(commandContext({ env: { GH_TOKEN: '' } }), 'GH_TOKEN', 'GITHUB_TOKEN'),
  ).toBeUndefined();
});

it('a secret of standard input is all of it, masked', async () => {
  const context = commandContext({ stdin: 'first line\nsecond line\n' });
  expect((await secretFromStdin(context, 'secret')).reveal()).toBe('first line\nsecond line');
  expect(context.log.masked).toEqual(['first line\nsecond line']);
});

it('a secret is refused where there is no standard input, with what was to be there', async () => {
  await expect(secretFromStdin(commandContext(), 'secret of the webhook')).rejects.toThrow(
    expect.objectContaining({
      code: 'USAGE',
      message: 'Standard input holds no secret of the webhook.',
    }),
  );
});
