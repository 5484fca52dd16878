import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import {
  renewedToken,
  secretFromEnv,
  secretFromStdin,
} from '../../../../src/cli/inputs/secrets.ts';
import { createExec } from '../../../../src/shared/exec.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { toTokenSource } from '../../../../src/shared/token-source.ts';
import { catchError } from '../../../support/failure.ts';
import { commandContext } from '../command-context.ts';

it('secretFromEnv returns the first variable that is set, and masks it', () => {
  const context = commandContext({ env: { GH_TOKEN: ' ', GITHUB_TOKEN: ' second ' } });
  expect(secretFromEnv(context, 'GH_TOKEN', 'GITHUB_TOKEN')?.reveal()).toBe('second');
  expect(context.log.masked).toEqual(['second']);
});

it('secretFromEnv returns undefined if its variables are empty', () => {
  expect(
    secretFromEnv(commandContext({ env: { GH_TOKEN: '' } }), 'GH_TOKEN', 'GITHUB_TOKEN'),
  ).toBeUndefined();
});

it('secretFromStdin returns the whole text, and masks it', async () => {
  const context = commandContext({ stdin: 'first line\nsecond line\n' });
  expect((await secretFromStdin(context, 'secret')).reveal()).toBe('first line\nsecond line');
  expect(context.log.masked).toEqual(['first line\nsecond line']);
});

it('secretFromStdin names what is missing if stdin is empty', async () => {
  await expect(secretFromStdin(commandContext(), 'webhook secret')).rejects.toThrow(
    expect.objectContaining({
      code: 'USAGE',
      message: 'Standard input contains no webhook secret.',
    }),
  );
});

it('secretFromStdin rejects if the signal aborts', async () => {
  const endless = new PassThrough();
  const context = { ...commandContext(), signal: AbortSignal.timeout(1), stdin: () => endless };
  await expect(secretFromStdin(context, 'token')).rejects.toMatchObject({ name: 'AbortError' });
});

const command = 'SITE_DEPLOY_GRAPH_TOKEN_COMMAND';
const variable = 'SITE_DEPLOY_GRAPH_TOKEN';

function open(env: Readonly<Record<string, string>>) {
  const context = commandContext({ env: { PATH: process.env.PATH, ...env } });
  const { log } = context;
  const token = renewedToken(
    { ...context, cwd: process.cwd() },
    { exec: createExec() },
    [variable],
    command,
  );
  return { log, source: token === undefined ? undefined : toTokenSource(token) };
}

it('a token command renews a token, has its output masked, and does not get the old token', async () => {
  const { source, log } = open({
    [variable]: 'token-that-ended',
    [command]: `echo "new-token-\${${variable}:-unset}"`,
  });
  expect((await source?.token(''))?.reveal()).toBe('token-that-ended');
  expect(await source?.renew(new Secret('token-that-ended'), '')).toBe(true);
  expect((await source?.token(''))?.reveal()).toBe('new-token-unset');
  expect(log.masked).toEqual(['token-that-ended', 'new-token-unset']);
  expect(log.lines).toEqual([`info Running ${command} to get a new token.`]);
});

it.each([
  ['fails', 'exit 3', 'it ended with exit code 3.'],
  ['prints two words', 'echo two words', 'it did not print a token'],
  ['prints nothing', 'true', 'it did not print a token'],
])('a token command that %s is named in the error', async (_, line, message) => {
  const error = await catchError(Promise.resolve(open({ [command]: line }).source?.token('')));
  expect(error).toMatchObject({
    code: 'TOKEN_COMMAND_FAILED',
    message: expect.stringContaining(`${command}: ${message}`),
  });
});

it('renewedToken returns undefined without a token or a token command', () => {
  expect(open({}).source).toBeUndefined();
});
