import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../../../../support/folder.ts';

const folder = useFolder();

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

  it('replaces the head values of a listed page at five spellings of its path, and of no other page', () => {
    const fallback = { description: 'D', 'og:locale': 'de' };
    const pages = {
      '/café/': { slug: 'c', values: { title: 'T' }, fallback },
      '/100%': { slug: 'p', values: {}, fallback: {} },
    };
    folder.write({ 'seo.json': { pages } });
    const found = { ...own, title: 'T', 'og:locale': 'de' };
    const ways = ['/café', '/café/', '/café/index.html', '/café.html', '/caf%C3%A9'];
    expect(getHeads([...ways, '/100%', '/other'], folder.at('seo.json'))).toEqual([
      ...ways.map(() => found),
      own,
      own,
    ]);
    expect(getHeads(['/café'], undefined)).toEqual([own]);
  });
});
