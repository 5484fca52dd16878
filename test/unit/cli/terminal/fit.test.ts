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

describe('a line in a narrow terminal', () => {
  it.each([
    ['a line that fits stays as it is', 'two  words', ['two  words']],
    [
      'a sentence is broken between words',
      'The live site was not changed.',
      ['The live site was not', 'changed.'],
    ],
    [
      'an indented line stays indented',
      '  a fact that explains it',
      ['  a fact that explains', '  it'],
    ],
    [
      'a list keeps its text in line',
      '- a thing to be done by you',
      ['- a thing to be done by', '  you'],
    ],
    [
      'an explanation stays next to its term',
      'Portal  the portal of the company',
      ['Portal  the portal of', '        the company'],
    ],
    [
      'a term without room next to it stands alone',
      '  --portal-url <address>  refuse any other one',
      ['  --portal-url <address>', '      refuse any other', '      one'],
    ],
    [
      'an address stays whole on its own line',
      'Look at https://portal.acme.example/sites',
      ['Look at', '    https://portal.acme.example/sites'],
    ],
    [
      'a command in quotes stays whole',
      'Run "npx site-deploy localcloud --install" once.',
      ['Run', '    "npx site-deploy localcloud --install"', 'once.'],
    ],
    [
      'an example to copy stays whole',
      '  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2',
      ['  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2'],
    ],
    [
      'the output of a command stays whole',
      'Set TOKEN=$(az account get-access-token), or',
      ['Set', '    TOKEN=$(az account get-access-token),', 'or'],
    ],
    [
      'an option keeps its value',
      'Name: --repository own/name',
      ['Name:', '--repository own/name'],
    ],
    [
      'lines of a tool keep their bar',
      '  | added 12 packages in 3 s',
      ['  | added 12 packages in', '  | 3 s'],
    ],
    ['wide characters count twice', '椅子椅子椅子椅子 椅子椅子', ['椅子椅子椅子椅子', '椅子椅子']],
  ])('is wrapped at 24 columns: %s', (_, line, expected) => {
    expect(fitLine(line, 24)).toEqual(expected);
  });

  it('may end with 200,000 spaces', () => {
    // Each space used to start a search through all following ones: 64 kB took more than a minute.
    expect(fitLine(`| progress${' '.repeat(200_000)}`, 24)).toEqual(['| progress']);
  });

  it('is wrapped without a command of the runner in a part', () => {
    const title = 'A request with a long title ::stop-commands::word and ##[group]';
    expect(fitted(title, 30)).toBe(
      'A request with a long title\n| ::stop-commands::word and\n## [group]',
    );
  });

  it('keeps its colour in each part', () => {
    const red = (text: string) => styleText('red', text, { validateStream: false });
    expect(fitLine(red('one two three'), 8)).toEqual([red('one two'), red('three')]);
  });

  it('is cut to the part above the mark if it shows source', () => {
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

  it('of random words loses none, and keeps to the width except for unbreakable texts', () => {
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
  ['a file', { write: () => true }, {}, undefined],
  ['a terminal', { write: () => true, isTTY: true, columns: 72 }, {}, 72],
  ['a terminal of unknown width', { write: () => true, isTTY: true, columns: 0 }, {}, undefined],
  [
    'COLUMNS rather than the terminal',
    { write: () => true, isTTY: true, columns: 72 },
    { COLUMNS: '50' },
    50,
  ],
  ['COLUMNS without a terminal', { write: () => true }, { COLUMNS: '50' }, 50],
  ['COLUMNS that is not a number', { write: () => true }, { COLUMNS: '0x50' }, undefined],
])('getColumns returns for $0: $3', (_, stream, env, width) => {
  expect(getColumns(stream, env)).toBe(width);
});
