import { expect, it } from 'vitest';
import { renewedToken } from '../../../../src/cli/inputs/token-command.ts';
import { createExec } from '../../../../src/shared/exec.ts';
import { Redactor, Secret } from '../../../../src/shared/secret.ts';
import { toTokenSource } from '../../../../src/shared/token-source.ts';
import { failureOf } from '../../../support/failure.ts';
import { recordingLog } from '../../../support/log.ts';

const command = 'SITE_DEPLOY_GRAPH_TOKEN_COMMAND';
const variable = 'SITE_DEPLOY_GRAPH_TOKEN';

function open(env: Readonly<Record<string, string>>) {
  const log = recordingLog();
  const stream = { write: () => true };
  const context = {
    env: { PATH: process.env.PATH, ...env },
    cwd: process.cwd(),
    stdout: stream,
    stderr: stream,
    log,
    redactor: new Redactor(),
    signal: new AbortController().signal,
    loading: <Loaded>(load: () => Promise<Loaded>) => load(),
    waiting: () => ({ [Symbol.dispose]() {} }),
  };
  const token = renewedToken(context, { exec: createExec() }, [variable], command);
  return { log, source: token === undefined ? undefined : toTokenSource(token) };
}

it('a token command renews a token, has its output masked, and does not see the old token', async () => {
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
  ['exit 3', 'it ended with exit code 3.'],
  ['echo two words', 'it did not print a token'],
  ['true', 'it did not print a token'],
])('a token command that prints no token is named: %s', async (line, message) => {
  const error = await failureOf(Promise.resolve(open({ [command]: line }).source?.token('')));
  expect(error).toMatchObject({
    code: 'TOKEN_COMMAND_FAILED',
    message: expect.stringContaining(`${command}: ${message}`),
  });
});

it('no token source exists without a token or a token command', () => {
  expect(open({}).source).toBeUndefined();
});
