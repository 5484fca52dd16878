import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the module site-seo.mjs', () => {
  const module = new URL('../../../../../fixtures/generators/site-seo.mjs', import.meta.url);
  const own = { title: 'Own', description: 'Own', 'og:type': 'website' };
  const getHeads = (paths: readonly string[], file: string | undefined): unknown => {
    const script = `const { headOf } = await import(${JSON.stringify(module.href)});
      console.log(JSON.stringify(${JSON.stringify(paths)}.map((path) => headOf(path, ${JSON.stringify(own)}))));`;
    const env = file === undefined ? {} : { SITE_SEO_FILE: file };
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env,
        encoding: 'utf8',
      }),
    );
  };

  it('replaces the head values of a listed page at five spellings of its path, and of no other page', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'seo-file-'));
    try {
      const file = path.join(folder, 'seo.json');
      const pages = {
        '/café/': {
          slug: 'c',
          values: { title: 'T' },
          fallback: { description: 'D', 'og:locale': 'de' },
        },
      };
      await writeFile(
        file,
        JSON.stringify({ pages: { ...pages, '/100%': { slug: 'p', values: {}, fallback: {} } } }),
      );
      const found = { ...own, title: 'T', 'og:locale': 'de' };
      const ways = ['/café', '/café/', '/café/index.html', '/café.html', '/caf%C3%A9'];
      expect(getHeads([...ways, '/100%', '/other'], file)).toEqual([
        ...ways.map(() => found),
        own,
        own,
      ]);
      expect(getHeads(['/café'], undefined)).toEqual([own]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
