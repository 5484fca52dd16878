import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { portalToken } from '../../../../src/cli/inputs/portal-client.ts';
import { catchError } from '../../../support/failure.ts';
import { useFolder } from '../../../support/folder.ts';
import { commandContext, terminalContext } from '../command-context.ts';

const url = 'https://portal.example';
const folder = useFolder();

describe('the portal token', () => {
  it.each([
    ['only the checkout names the portal', {}, {}],
    ['PORTAL_URL names a different portal', {}, { PORTAL_URL: 'https://other.example' }],
    ['the option names a different portal', { portal: 'https://other.example' }, {}],
  ])('is not sent if %s', async (_, options, env) => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'the-token', ...env } });
    expect(await catchError(portalToken(url, options, context))).toMatchObject({
      code: 'USAGE',
      message: `Only the site config says that your token should go to ${url}.`,
    });
  });

  it('is sent to an address in the config that a person has confirmed once at a terminal', async () => {
    const env = { PORTAL_TOKEN: 'the-token', XDG_CONFIG_HOME: folder.root };
    let written = '';
    const onTerminal = (answer: string) => {
      const input = Object.assign(Readable.from([answer]), { isTTY: true });
      return terminalContext(input, (text) => (written += text), { env });
    };
    const refused = { code: 'USAGE', remedy: expect.stringContaining('confirm it once') };
    expect(await catchError(portalToken(url, {}, onTerminal('\n')))).toMatchObject(refused);
    expect(await catchError(portalToken(url, {}, commandContext({ env })))).toMatchObject(refused);
    expect((await portalToken(url, {}, onTerminal('y\n'))).reveal()).toBe('the-token');
    expect(written).toContain(`The site config names ${url}. Is it your portal?`);
    expect((await portalToken(url, {}, commandContext({ env }))).reveal()).toBe('the-token');
    const other = portalToken('https://portal.other.example', {}, commandContext({ env }));
    expect(await catchError(other)).toMatchObject({ code: 'USAGE' });
  });

  it('is sent to the host of the option, although its path differs', async () => {
    const context = commandContext({ env: { PORTAL_TOKEN: 'the-token' } });
    const options = { portal: 'https://PORTAL.example/base' };
    expect((await portalToken(url, options, context)).reveal()).toBe('the-token');
  });

  it('comes from PORTAL_TOKEN and is masked, without reading stdin', async () => {
    const context = commandContext({
      env: { PORTAL_TOKEN: 'the-token', PORTAL_URL: url },
      stdin: 'another',
    });
    const token = await portalToken(url, {}, context);
    expect(token.reveal()).toBe('the-token');
    expect(context.log.masked).toEqual(['the-token']);
    expect(context.isStdinOpen()).toBe(false);
  });

  it('comes from stdin with --token-stdin, without its line ending', async () => {
    const context = commandContext({
      env: { PORTAL_TOKEN: 'another', PORTAL_URL: url },
      stdin: 'the-token\n',
    });
    const token = await portalToken(url, { tokenStdin: true }, context);
    expect(token.reveal()).toBe('the-token');
    expect(context.log.masked).toEqual(['the-token']);
  });

  it.each<[string, boolean, string, string]>([
    ['if PORTAL_TOKEN is empty', false, '', 'PORTAL_TOKEN is not set'],
    ['if standard input is empty', true, ' \n', 'Standard input contains no token'],
    ['if it has two lines', true, 'token-one\ntoken-two', 'invalid in a token'],
    ['if it is a whole header', false, 'Bearer the-token', 'invalid in a token'],
    ['if it has 70,000 characters', true, 'x'.repeat(70_000), 'too long for a token'],
  ])('is refused %s', async (_, tokenStdin, text, message) => {
    const context = commandContext({
      env: { PORTAL_TOKEN: tokenStdin ? 'unused' : text, PORTAL_URL: url },
      stdin: text,
    });
    const error = await catchError(portalToken(url, { tokenStdin }, context));
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('token-one');
  });
});
