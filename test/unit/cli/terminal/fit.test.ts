import { styleText } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWidth } from '../../../../src/cli/terminal/cell.ts';
import { fitLine, fitStream, getColumns } from '../../../../src/cli/terminal/fit.ts';

function fitted(text: string, width: number): string {
  const written: string[] = [];
  fitStream({ write: (part) => written.push(part) }, width).write(text);
  return written.join('');
}

describe('wrapping a line for a narrow terminal', () => {
  it.each([
    ['leaves a line that fits unchanged', 'two  words', ['two  words']],
    [
      'breaks a sentence between words',
      'The live site was not changed.',
      ['The live site was not', 'changed.'],
    ],
    [
      'indents all parts of an indented line',
      '  a fact that explains it',
      ['  a fact that explains', '  it'],
    ],
    [
      'aligns the text of a list item',
      '- a thing to be done by you',
      ['- a thing to be done by', '  you'],
    ],
    [
      'keeps an explanation next to its term',
      'Portal  the portal of the company',
      ['Portal  the portal of', '        the company'],
    ],
    [
      'puts an explanation below a term that leaves no room',
      '  --portal-url <address>  refuse any other one',
      ['  --portal-url <address>', '      refuse any other', '      one'],
    ],
    [
      'keeps an address whole on a separate line',
      'Look at https://portal.acme.example/sites',
      ['Look at', '    https://portal.acme.example/sites'],
    ],
    [
      'keeps a command in quotes whole',
      'Run "npx site-deploy localcloud --install" once.',
      ['Run', '    "npx site-deploy localcloud --install"', 'once.'],
    ],
    [
      'keeps an example with a command substitution whole',
      '  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2',
      ['  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2'],
    ],
    [
      'keeps a command substitution in a sentence whole',
      'Set TOKEN=$(az account get-access-token), or',
      ['Set', '    TOKEN=$(az account get-access-token),', 'or'],
    ],
    [
      'keeps an option next to its value',
      'Name: --repository own/name',
      ['Name:', '--repository own/name'],
    ],
    [
      'repeats the bar before the output of a tool',
      '  | added 12 packages in 3 s',
      ['  | added 12 packages in', '  | 3 s'],
    ],
    [
      'counts wide characters as two columns',
      '椅子椅子椅子椅子 椅子椅子',
      ['椅子椅子椅子椅子', '椅子椅子'],
    ],
  ])('%s', (_, line, expected) => {
    expect(fitLine(line, 24)).toEqual(expected);
  });

  it('drops 200,000 spaces at the end of a line', () => {
    // A search from each space through all following ones would take minutes.
    expect(fitLine(`| progress${' '.repeat(200_000)}`, 24)).toEqual(['| progress']);
  });

  it('does not create a runner command at the start of a part', () => {
    const title = 'A request with a long title ::stop-commands::word and ##[group]';
    expect(fitted(title, 30)).toBe(
      'A request with a long title\n| ::stop-commands::word and\n## [group]',
    );
  });

  it('keeps the colour in each part', () => {
    const red = (text: string) => styleText('red', text, { validateStream: false });
    expect(fitLine(red('one two three'), 8)).toEqual([red('one two'), red('three')]);
  });

  it('cuts a quoted source line to the part above its mark', () => {
    const source =
      'site: { slug: acme-docs, id: site_123, typ: docs, url: https://www.acme.example }';
    const error = `  a.yml:3:40  unknown key\n    3 | ${source}\n${' '.repeat(8 + 39)}^\nWhat to do: correct it\n`;
    expect(fitted(error, 40)).toBe(
      [
        '  a.yml:3:40  unknown key',
        '    3 | …id: site_123, typ: docs, url: …',
        '                       ^',
        'What to do: correct it',
        '',
      ].join('\n'),
    );
  });

  it('keeps all words of random lines, and exceeds the width only for unbreakable texts', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', '椅', '-', '.', '"', '$', '(', ')'),
      minLength: 1,
    });
    const gap = fc.constantFrom(' ', ' ', '  ');
    const line = fc
      .array(fc.tuple(word, gap), { maxLength: 30 })
      .map((parts) => parts.flat().join('').trimEnd());
    fc.assert(
      fc.property(line, fc.integer({ min: 20, max: 80 }), (text, width) => {
        const lines = fitLine(text, width);
        expect(lines.join(' ').split(/\s+/).filter(Boolean)).toEqual(
          text.split(/\s+/).filter(Boolean),
        );
        for (const one of lines)
          if (getWidth(one) > width) expect(one.trim()).toMatch(/^\S+$|^"|\$\(|^--|^[-*•] \S+$/);
      }),
    );
  });
});

it.each([
  ['undefined for a file', { write: () => true }, {}, undefined],
  ['the width of a terminal', { write: () => true, isTTY: true, columns: 72 }, {}, 72],
  [
    'undefined for a terminal of width 0',
    { write: () => true, isTTY: true, columns: 0 },
    {},
    undefined,
  ],
  [
    'COLUMNS rather than the width of the terminal',
    { write: () => true, isTTY: true, columns: 72 },
    { COLUMNS: '50' },
    50,
  ],
  ['COLUMNS for a file', { write: () => true }, { COLUMNS: '50' }, 50],
  [
    'undefined for a file if COLUMNS is not a number',
    { write: () => true },
    { COLUMNS: '0x50' },
    undefined,
  ],
])('getColumns returns %s', (_, stream, env, width) => {
  expect(getColumns(stream, env)).toBe(width);
});
