import { describe, expect, it } from 'vitest';
import { sanitize, sanitizeName } from '../../../src/shared/sanitize.ts';

describe('sanitize', () => {
  it.each([
    ['::error::fake', '| ::error::fake'],
    ['  ::add-mask::a', '|   ::add-mask::a'],
    ['said: no\r::stop-commands::x\n\t::x::', 'said: no\r| ::stop-commands::x\n| \t::x::'],
    ['unknown: /##[stop-commands]x.html', 'unknown: /## [stop-commands]x.html'],
    ['###[a]##[b]', '### [a]## [b]'],
    ['#\u200b#[error]x', '#\u200b# [error]x'],
    ['\ufeff::error::x', '| \ufeff::error::x'],
    ['https://a.example:443 a::b ## [x] | c', 'https://a.example:443 a::b ## [x] | c'],
    ['', ''],
  ])('turns %j into %j', (given, shown) => {
    expect(sanitize(given)).toBe(shown);
  });
});

describe('sanitizeName', () => {
  it('shows a name on one line, with invisible characters escaped', () => {
    expect(sanitizeName('a\n::error::x\r\t\u001b[31m\u202egnp.exe\u200b')).toBe(
      'a\\n::error::x\\r\\t\\u{1b}[31m\\u{202e}gnp.exe\\u{200b}',
    );
    expect(sanitizeName('::error::x')).toBe('| ::error::x');
    expect(sanitizeName('/##[stop-commands]x.html')).toBe('/## [stop-commands]x.html');
    expect(sanitizeName('größe 日本語.html')).toBe('größe 日本語.html');
  });
});
