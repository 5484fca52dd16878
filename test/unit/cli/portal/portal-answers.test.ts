import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();

const site = ['--site', 'site_hp_web'];

describe('the portal command with --json', () => {
  it.each([
    ['sites', 'sites'],
    ['site', 'repository'],
    ['stats', 'pageViews'],
    ['pages', 'pages'],
    ['versions', 'versions'],
    ['settings', 'notifications'],
    ['seo', 'defaults'],
    ['seo show home', 'openGraph'],
    ['seo defaults', 'socialHandle'],
    ['sitemap', 'urls'],
    ['text list', 'texts'],
  ])('prints the response of "portal %s"', async (line, field) => {
    const args = [...line.split(' '), ...(line === 'sites' ? [] : site), '--json'];
    const { code, out } = await terminal.run(args, { columns: 40 });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty(field);
  });

  it('prints the response of "portal site set"', async () => {
    const { out } = await terminal.run('site set --site site_docs --name Docs --json');
    expect(JSON.parse(out)).toMatchObject({ success: true, site: { name: 'Docs' } });
  });
});

describe('portal', () => {
  it('sites explains how to list the remaining sites', async () => {
    const { out, err } = await terminal.run(['sites', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(err).toBe('2 of 5 sites: use --offset 2 for the next ones, or --all for all.\n');
  });

  it('sites --all lists all sites', async () => {
    const { out, err } = await terminal.run(['sites', '--all', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(6);
    expect(err).toBe('');
  });

  it('sitemap refuses a page in place of a sitemap', async () => {
    const server = http.createServer((_, response) => response.end('<html>Sign in</html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const env = { PORTAL_URL: `http://127.0.0.1:${port}` };
    const { code, err } = await terminal.run(['sitemap', ...site], { env });
    server.close();
    expect(code).toBe(1);
    expect(err).toContain('something other than a sitemap. [PORTAL_ANSWER_INVALID]');
  });

  it('sitemap --xml prints the sitemap unchanged', async () => {
    const { out } = await terminal.run(['sitemap', ...site, '--xml']);
    expect(out).toMatch(/^<\?xml .*<\/urlset>\n$/s);
    expect((await terminal.run(['sitemap', ...site, '--part', '1'])).out).toBe(out);
    expect((await terminal.run(['sitemap', ...site, '--part', '2'])).code).toBe(5);
  });
});
