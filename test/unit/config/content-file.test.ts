import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSeoFile } from '../../../src/config/content-file.ts';

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'seo-file-'));
});
afterEach(() => rm(workspace, { recursive: true }));

describe('the metadata file', () => {
  it('is empty if it is missing, unless the site config names an unusual one', async () => {
    for (const usual of ['content/seo.json', 'portal/seo.json'])
      expect(await loadSeoFile(workspace, usual)).toEqual({ pages: {} });
    await expect(loadSeoFile(workspace, 'content/metadata.json')).rejects.toMatchObject({
      code: 'SEO_FILE_INVALID',
    });
  });

  it('keeps values unknown to this version', async () => {
    const file = {
      pages: { '/': { slug: 'home', values: { title: 'Home', 'og:video': 'v' }, fallback: {} } },
    };
    await mkdir(path.join(workspace, 'content'));
    await writeFile(path.join(workspace, 'content/seo.json'), `\uFEFF${JSON.stringify(file)}`);
    expect(await loadSeoFile(workspace, 'content/seo.json')).toEqual(file);
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
    await writeFile(path.join(workspace, 'seo.json'), text);
    await expect(loadSeoFile(workspace, 'seo.json')).rejects.toMatchObject({
      code: 'SEO_FILE_INVALID',
      facts: [expect.stringContaining(place)],
    });
  });
});
