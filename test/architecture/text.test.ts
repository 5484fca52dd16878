import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './documents.ts';
import { knownWords } from './known.ts';
import { filesBelow, repositoryRoot } from './sources.ts';
import {
  longestTest,
  longTests,
  type TextFile,
  unwantedWords,
  wideLines,
  widestLine,
} from './text.ts';

const below = (folder: string): TextFile[] =>
  filesBelow(folder).map(({ file, text }) => ({ file: `${folder}/${file}`, text }));
const src = filesBelow('src');
const tests = below('test').filter(({ file }) => !file.startsWith('test/fixtures/'));
const actions = ['action.yml', 'src/automation/action.yml'].map((file) => ({
  file,
  text: readFileSync(path.join(repositoryRoot, file), 'utf8'),
}));

describe('the text of the repository', () => {
  it('has no source line longer than 100 columns, comments included', () => {
    expect(src.flatMap(wideLines)).toEqual([]);
  });

  it('has no overlong test file', () => {
    expect(tests.flatMap(longTests)).toEqual([]);
  });

  it('is worded plainly, without notes on how it was written', async () => {
    // Those that say what must not be said.
    const texts = [
      ...below('src'),
      ...tests,
      ...below('.ci'),
      ...actions,
      ...(await pages()),
    ].filter(({ file }) => !file.startsWith('test/architecture/text.'));
    const files = texts.flatMap(unwantedWords).map((text) => text.split(':')[0] ?? '');
    expect([...new Set(files)]).toEqual(knownWords);
  });
});

describe('the text check refuses', () => {
  it('a line that is too wide, in code or in a comment', () => {
    const text = `${'call(a); '.repeat(12)}\n// ${'word '.repeat(24)}\n * ${'word '.repeat(24)}`;
    expect(wideLines({ file: 'a.ts', text })).toHaveLength(3);
  });

  it('a test file that is too long', () => {
    expect(longTests({ file: 'a.test.ts', text: 'let a;\n'.repeat(longestTest + 1) })).toHaveLength(
      1,
    );
  });

  it.each([
    'It can not be read.',
    'The client cannot be had on this machine.',
    'Whose signatures count is asked of the runner.',
    'or stands in build.trustedRoot',
    'answered in a shape that is not known',
    'What cannot be asked has been said before.',
    "path.join('/work/site', file)",
    'It waits for 2 approving review(s): press "Approve"',
    'in 3 process(es)',
    String.raw`/waits for 1 approving review\(s\): press/`,
    'See issue 11.',
    '// review #3',
  ])('words: %s', (text) => {
    expect(unwantedWords({ file: 'a.ts', text })).toHaveLength(1);
  });
});

describe('the text check accepts', () => {
  it('what cannot be broken, and lines of exactly the maximum width', () => {
    const long = 'a'.repeat(widestLine);
    const text = `// https://example.com/${long}\n  path: \`\${root}/${long}\`,\n${'ab '.repeat(33)};`;
    expect(wideLines({ file: 'a.ts', text })).toEqual([]);
  });

  it.each([
    'GET /v1/workspaces',
    'issues: write',
    'a review of 2 people',
    'It cannot be read.',
    'understands input',
    'Time: 0.1(s)',
    'http(s) or a path',
  ])('words: %s', (text) => {
    expect(unwantedWords({ file: 'a.ts', text })).toEqual([]);
  });
});
