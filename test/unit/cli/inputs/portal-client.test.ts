import { describe, expect, it } from 'vitest';
import { portalToken } from '../../../../src/cli/inputs/portal-client.ts';
import { failureOf } from '../../../support/failure.ts';
import { commandContext } from '../command-context.ts';

const url = 'https://portal.example';

describe('the portal token', () => {
  it.each([
    ['nobody but the checkout names the portal', {}, {}],
    ['PORTAL_URL names another', {}, { PORTAL_URL: 'https://other.example' }],
    ['the option names another', { portal: 'https://other.example' }, {}],
  ])('goes nowhere if %s', async (_, options, env) => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'the-token', ...env } });
    expect(await failureOf(portalToken(url, options, context))).toMatchObject({
      code: 'USAGE',
      message: `Only the site config says that your token should go to ${url}.`,
    });
  });

  it('goes where the option says, whatever else the address holds', async () => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'the-token' } });
    const options = { portal: 'https://PORTAL.example/base' };
    expect((await portalToken(url, options, context)).reveal()).toBe('the-token');
  });

  it('the portal token comes from PORTAL_TOKEN, is masked first, and stdin is not read', async () => {
    const context = commandContext({
      env: { PORTAL_TOKEN: 'the-token', PORTAL_URL: url },
      stdin: 'another',
    });
    const token = await portalToken(url, {}, context);
    expect(token.reveal()).toBe('the-token');
    expect(context.log.masked).toEqual(['the-token']);
    expect(context.isStdinOpen()).toBe(false);
  });

  it('the portal token comes from stdin with --token-stdin, without its line ending', async () => {
    const context = commandContext({
      env: { PORTAL_TOKEN: 'another', PORTAL_URL: url },
      stdin: 'the-token\n',
    });
    const token = await portalToken(url, { tokenStdin: true }, context);
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
      env: { PORTAL_TOKEN: tokenStdin ? 'unused' : text, PORTAL_URL: url },
      stdin: text,
    });
    const error = await failureOf(portalToken(url, { tokenStdin }, context));
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('token-one');
  });
});
