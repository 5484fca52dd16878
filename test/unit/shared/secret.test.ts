import { format, inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Redactor, Secret } from '../../../src/shared/secret.ts';

describe('Secret', () => {
  const secret = new Secret('s3cr3t-value');

  it.each([
    ['a template', `${secret}`],
    ['String()', String(secret)],
    ['concatenation', `a ${secret}`.slice(2)],
    ['JSON', JSON.parse(JSON.stringify({ secret })).secret],
    ['inspect', inspect(secret)],
    [
      'a deep inspect',
      /secret: (\S+)/.exec(inspect({ a: { secret } }, { showHidden: true, depth: 9 }))?.[1],
    ],
    ['the format %s', format('%s', secret)],
    ['the format %o', format('%o', secret)],
    ['the format %j', format('%j', secret).replaceAll('"', '')],
    ['an error message', new Error(`${secret}`).message],
    ['an array', [secret].join()],
  ])('appears as *** in %s', (_, shown) => expect(shown).toBe('***'));

  it('has no enumerable or copyable properties', () => {
    expect(Object.keys(secret)).toEqual([]);
    expect({ ...secret }).toEqual({});
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(secret))).not.toContain('s3cr3t');
  });

  it('returns its value on request', () => expect(secret.reveal()).toBe('s3cr3t-value'));
});

describe('Redactor', () => {
  function redact(text: string, ...secrets: string[]) {
    const redactor = new Redactor();
    for (const secret of secrets) redactor.add(secret);
    return redactor.redact(text);
  }

  it('leaves text unchanged without secrets', () =>
    expect(redact('plain $& text')).toBe('plain $& text'));

  it.each([
    ['in plain text', 'a tok/en+val= b', 'a *** b'],
    ['percent-encoded', 'a tok%2Fen%2Bval%3D b', 'a *** b'],
    ['percent-encoded in lower case', 'a tok%2fen%2bval%3d b', 'a *** b'],
    ['that occurs twice', 'tok/en+val=tok/en+val=', '******'],
    ['in the middle of a word', 'xtok/en+val=y', 'x***y'],
  ])('replaces a secret %s', (_, text, expected) =>
    expect(redact(text, 'tok/en+val=')).toBe(expected),
  );

  it('replaces a truncated secret if at least half of it is there', () => {
    const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
    expect(redact(`you sent ${token.slice(0, 35)}…`, token)).toBe('you sent ***…');
    expect(redact(`you sent ${token.slice(0, 18)}`, token)).toBe('you sent ***');
    expect(redact(`you sent ${token.slice(0, 17)}`, token)).toBe(`you sent ${token.slice(0, 17)}`);
    expect(redact(token + token.slice(0, 20), token)).toBe('******');
  });

  it('treats a secret as text, not as a pattern', () => {
    expect(redact('(a|b)+.*[c]-/ and aaaaaaaa', '(a|b)+.*[c]-/')).toBe('*** and aaaaaaaa');
  });

  it('replaces every line of a secret with several lines', () => {
    const key = '-----BEGIN KEY-----\nabcdefgh\r\nijklmnop';
    expect(redact('1 abcdefgh 2 ijklmnop', key)).toBe('1 *** 2 ***');
  });

  it.each([
    [
      'one contains another that was added first',
      ['abcdef', 'xxabcdefxx'],
      'see xxabcdefxx.',
      'see ***.',
    ],
    [
      'one contains another that was added last',
      ['xxabcdefxx', 'abcdef'],
      'see xxabcdefxx abcdef.',
      'see *** ***.',
    ],
    [
      'one starts with the end of another',
      ['secret-one', 'one-secret'],
      'see secret-one-secret.',
      'see ***.',
    ],
    ['one overlaps itself', ['abcabca'], 'see abcabcabca.', 'see ***.'],
  ])('replaces secrets even if %s', (_, secrets, text, expected) => {
    expect(redact(text, ...secrets)).toBe(expected);
  });

  it.each(['', 'a', 'ab', 'abc:', 'user:'])('replaces a secret in base64 after "%s"', (before) => {
    const secret = 'p\u00e4ss/word+123?>';
    for (const encoding of ['base64', 'base64url'] as const) {
      for (const after of ['', 'x', '\n']) {
        const text = Buffer.from(before + secret + after).toString(encoding);
        const left = redact(text, secret).split('***');
        expect(left).toHaveLength(2);
        for (const part of left) expect(part.length).toBeLessThanOrEqual(8);
      }
    }
  });

  it('replaces a secret in JSON', () => {
    expect(redact(JSON.stringify({ a: 'quo"te\\back' }), 'quo"te\\back')).toBe('{"a":"***"}');
  });

  it('returns each new form of an added secret once', () => {
    const redactor = new Redactor();
    expect(redactor.add('plain-token')).toEqual(['plain-token']);
    expect(redactor.add('plain-token')).toEqual([]);
    expect(redactor.add('with/slash')).toEqual(['with/slash', 'with%2Fslash', 'with%2fslash']);
  });

  it('does not replace a value of one character', () => expect(redact('a b c', 'b')).toBe('a b c'));

  it('replaces a secret that is added after other text was redacted', () => {
    const redactor = new Redactor();
    redactor.add('first-one');
    expect(redactor.redact('second-one')).toBe('second-one');
    redactor.add('second-one');
    expect(redactor.redact('first-one second-one')).toBe('*** ***');
  });
});
