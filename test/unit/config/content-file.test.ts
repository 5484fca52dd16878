import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadSeoFile } from '../../../src/config/content-file.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

describe('the metadata file', () => {
  it('is empty if it is missing, unless the site config names an unusual one', async () => {
    for (const usual of ['content/seo.json', 'portal/seo.json'])
      expect(await loadSeoFile(folder.root, usual)).toEqual({ pages: {} });
    await expect(loadSeoFile(folder.root, 'content/metadata.json')).rejects.toMatchObject({
      code: 'SEO_FILE_INVALID',
    });
  });

  it('keeps values unknown to this version', async () => {
    const file = {
      pages: { '/': { slug: 'home', values: { title: 'Home', 'og:video': 'v' }, fallback: {} } },
    };
    await mkdir(folder.at('content'));
    await writeFile(folder.at('content/seo.json'), `\uFEFF${JSON.stringify(file)}`);
    expect(await loadSeoFile(folder.root, 'content/seo.json')).toEqual(file);
  });

  it.each([
    ['is no JSON', '{', 'the file'],
    ['has no pages', '{}', 'pages'],
    [
      'has a title that is no text',
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
