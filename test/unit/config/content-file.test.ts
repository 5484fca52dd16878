import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  loadContentFile,
  loadSeoFile,
  parseContentFile,
} from '../../../src/config/content-file.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

describe('the metadata file', () => {
  it('is optional at a default path, but required at a configured path', async () => {
    for (const usual of ['content/seo.json', 'portal/seo.json'])
      expect(await loadSeoFile(folder.root, usual)).toEqual({ pages: {} });
    await expect(loadSeoFile(folder.root, 'content/metadata.json')).rejects.toMatchObject({
      code: 'SEO_FILE_INVALID',
    });
  });

  it('keeps values that are not in the schema', async () => {
    const file = {
      pages: { '/': { slug: 'home', values: { title: 'Home', 'og:video': 'v' }, fallback: {} } },
    };
    await mkdir(folder.at('content'));
    await writeFile(folder.at('content/seo.json'), `\uFEFF${JSON.stringify(file)}`);
    expect(await loadSeoFile(folder.root, 'content/seo.json')).toEqual(file);
  });

  it.each([
    ['is not JSON', '{', 'the file'],
    ['has no pages', '{}', 'pages'],
    [
      'has a title that is not a string',
      '{"pages":{"/":{"slug":"a","values":{"title":1},"fallback":{}}}}',
      'values.title',
    ],
  ])('is refused if it %s', async (_, text, place) => {
    await writeFile(folder.at('seo.json'), text);
    await expect(loadSeoFile(folder.root, 'seo.json')).rejects.toMatchObject({
      code: 'SEO_FILE_INVALID',
      facts: [expect.stringContaining(place)],
    });
  });
});

it('loadContentFile suggests different remedies for a missing file and a folder in its place', async () => {
  folder.write({ 'content/overrides.json/index.md': '' });
  for (const [file, remedy] of [
    ['content/overrides.json', 'Replace it with'],
    ['texts.json', 'Add the file, or'],
  ] as const)
    await expect(loadContentFile(folder.root, file)).rejects.toMatchObject({
      remedy: expect.stringContaining(remedy),
    });
});

describe('the texts of a content file', () => {
  const getProblems = (text: string, file = 'content/overrides.json') => {
    try {
      parseContentFile(text, file);
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    }
    return [];
  };

  it.each([
    ['JSON', '{\n  "a.b.c": "\\"quoted\\": {x}",\n  "a.b.d": "y"\n}\n'],
    ['YAML', '# texts\na.b.c: \'"quoted": {x}\'\na.b.d: y\n'],
  ])('are read from %s with their locations', (_, text) => {
    const { texts, problemAt } = parseContentFile(text, 'f');
    expect([...texts]).toEqual([
      ['a.b.c', '"quoted": {x}'],
      ['a.b.d', 'y'],
    ]);
    expect(problemAt('a.b.d', 'x')).toMatchObject({ line: 3, message: 'x' });
  });

  it('are located even if a key is also a text or contains escapes', () => {
    const text =
      '{"a.b.c": "a.b.d",\n"x.y.z": "\\"a.b.d\\": x",\n"a.b.d" : "y",\n"a.b.\\u0065": "z"}';
    const { problemAt } = parseContentFile(text, 'f');
    const places = ['a.b.d', 'a.b.e'].map((key) => problemAt(key, '').line);
    expect(places).toEqual([3, 4]);
  });

  it.each([
    [
      'a duplicate key',
      '{"a.b.c": "x",\n "a.b.c": "y"}',
      '2:2 found the key "a.b.c" twice in the same',
    ],
    ['a key with only two parts', '{"a.b": "x"}', '1:2 found the key "a.b", expected a text key'],
    [
      'a long key',
      `{"${'k'.repeat(1e6)}": ""}`,
      `1:2 found the key "${'k'.repeat(59)}…", expected`,
    ],
    [
      'a value that is not a string',
      '{"a.b.c": {"a.b.d": "x"}}',
      '1:11 a.b.c: expected a quoted text',
    ],
    ['a trailing comma', '{"a.b.c": "x",,}', '1:15 '],
  ])('are refused for %s, and its location is reported', (_, text, start) => {
    expect(getProblems(text)).toEqual([expect.stringContaining(start)]);
  });

  it('are limited to 16 MB, or to less than 1 MB if they are not JSON', () => {
    const texts = (count: number) =>
      Array.from({ length: count }, (_, at) => `"page.section.e${at}": "Text"`).join(',\n');
    expect(getProblems(`{${texts(30_000)}}`)).toEqual([]);
    expect(getProblems(`{${texts(30_000)},\n"a.b": "x"}`)).toEqual([
      '30001:1 found the key "a.b", expected a text key of the form page.section.element',
    ]);
    expect(getProblems(`{${texts(30_000)},}`)).toEqual([
      expect.stringMatching(/^1:1 found 9\d\d kB, expected JSON without duplicate keys/),
    ]);
    expect(getProblems(`{"a.b.c": "${'x'.repeat(16_000_000)}"}`)).toEqual([
      '1:1 found 16 MB, expected at most 16 MB',
    ]);
  });
});
