import { describe, expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();

const site = ['--site', 'site_hp_web'];

describe('the portal command with --json', () => {
  it.each([
    [['sites'], 'sites'],
    [['site', ...site], 'repository'],
    [['stats', ...site], 'pageViews'],
    [['pages', ...site], 'pages'],
    [['versions', ...site], 'versions'],
    [['settings', ...site], 'notifications'],
    [['seo', ...site], 'defaults'],
    [['seo', 'show', 'home', ...site], 'openGraph'],
    [['seo', 'defaults', ...site], 'socialHandle'],
    [['sitemap', ...site], 'urls'],
    [['text', 'list', ...site], 'texts'],
  ])('prints the response as JSON: portal %j', async (args, field) => {
    const { code, out } = await terminal().run([...args, '--json'], { columns: 40 });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty(field);
  });

  it('prints the response to an edit: portal site set', async () => {
    const { out } = await terminal().run('site set --site site_docs --name Docs --json');
    expect(JSON.parse(out)).toMatchObject({ success: true, site: { name: 'Docs' } });
  });
});

describe('lists of the portal command', () => {
  it('tell how to list more: portal sites', async () => {
    const { out, err } = await terminal().run(['sites', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(err).toBe('2 of 5 sites: use --offset 2 for the next ones, or --all for all.\n');
  });

  it('contain all sites with --all: portal sites', async () => {
    const { out, err } = await terminal().run(['sites', '--all', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(6);
    expect(err).toBe('');
  });

  it('are printed unchanged as XML: portal sitemap --xml', async () => {
    const { out } = await terminal().run(['sitemap', ...site, '--xml']);
    expect(out).toMatch(/^<\?xml .*<\/urlset>\n$/s);
    expect((await terminal().run(['sitemap', ...site, '--part', '1'])).out).toBe(out);
    expect((await terminal().run(['sitemap', ...site, '--part', '2'])).code).toBe(5);
  });
});
