import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { portalToken } from '../../../../src/cli/inputs/portal-token.ts';
import { failureOf, recordingLog } from '../../world.ts';

const stdin = (text: string) => () => Readable.from([text.slice(0, 3), text.slice(3)]);
const never = () => {
  throw new Error('nobody is to read it');
};

describe('portalToken', () => {
  it('is of the environment, masked before anything else', async () => {
    const log = recordingLog();
    const token = await portalToken(false, { PORTAL_TOKEN: 'the-token' }, never, log);
    expect(token.reveal()).toBe('the-token');
    expect(log.masked).toEqual(['the-token']);
  });

  it('is of standard input where that is asked for, without its line end', async () => {
    const log = recordingLog();
    const token = await portalToken(true, { PORTAL_TOKEN: 'another' }, stdin('the-token\n'), log);
    expect(token.reveal()).toBe('the-token');
    expect(log.masked).toEqual(['the-token']);
  });

  it.each<[string, boolean, string, string]>([
    ['no token in the environment', false, '', 'PORTAL_TOKEN is not set'],
    ['nothing on standard input', true, ' \n', 'Standard input holds no token'],
    ['two lines', true, 'token-one\ntoken-two', 'no token has'],
    ['a whole header', false, 'Bearer the-token', 'no token has'],
    ['a file that is none', true, 'x'.repeat(70_000), 'more than a token'],
  ])('refuses %s', async (_, fromStdin, text, message) => {
    const work = portalToken(fromStdin, { PORTAL_TOKEN: fromStdin ? 'unused' : text }, stdin(text), recordingLog());
    const error = await failureOf(work);
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('token-one');
  });
});
