import { describe, expect, it } from 'vitest';
import { portalToken } from '../../../../src/cli/inputs/portal-client.ts';
import { failureOf } from '../../../support/failure.ts';
import { commandContext } from '../command-context.ts';

describe('the portal token', () => {
  it('the portal token comes from PORTAL_TOKEN, is masked first, and stdin is not read', async () => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'the-token' }, stdin: 'another' });
    const token = await portalToken({}, context);
    expect(token.reveal()).toBe('the-token');
    expect(context.log.masked).toEqual(['the-token']);
    expect(context.isStdinOpen()).toBe(false);
  });

  it('the portal token comes from stdin with --token-stdin, without its line ending', async () => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'another' }, stdin: 'the-token\n' });
    const token = await portalToken({ tokenStdin: true }, context);
    expect(token.reveal()).toBe('the-token');
    expect(context.log.masked).toEqual(['the-token']);
  });

  it.each<[string, boolean, string, string]>([
    ['no token in the environment', false, '', 'PORTAL_TOKEN is not set'],
    ['nothing on standard input', true, ' \n', 'Standard input contains no token'],
    ['two lines', true, 'token-one\ntoken-two', 'invalid in a token'],
    ['a whole header', false, 'Bearer the-token', 'invalid in a token'],
    ['a file that is none', true, 'x'.repeat(70_000), 'too long for a token'],
  ])('the portal token is refused for %s', async (_, tokenStdin, text, message) => {
    const context = commandContext({
      env: { PORTAL_TOKEN: tokenStdin ? 'unused' : text },
      stdin: text,
    });
    const error = await failureOf(portalToken({ tokenStdin }, context));
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('token-one');
  });
});
