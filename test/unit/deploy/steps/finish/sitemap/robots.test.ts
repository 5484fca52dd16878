import { describe, expect, it } from 'vitest';
import { robotsText } from '../../../../../../src/deploy/steps/finish/sitemap/robots.ts';

const origin = 'https://www.acme.example';

describe('robots.txt', () => {
  const sitemap = `${origin}/sitemap.xml`;
  const named = { address: sitemap, origin };
  it('lists the sitemap once', () => {
    const once = robotsText('User-agent: *\r\nDisallow: /a', named, false);
    expect(once).toBe(`User-agent: *\r\nDisallow: /a\r\n\r\nSitemap: ${sitemap}\r\n`);
    expect(robotsText(once, named, false)).toBeUndefined();
    expect(robotsText('', named, false)).toBe(`Sitemap: ${sitemap}\n`);
    expect(robotsText('A\n\n', named, false)).toBe(`A\n\nSitemap: ${sitemap}\n`);
    expect(robotsText(undefined, named, false)).toContain('Allow: /');
    expect(robotsText('x', { address: undefined, origin }, false)).toBeUndefined();
  });
  it('of a Preview neither names a sitemap nor forbids crawling', () =>
    expect(robotsText('User-agent: *\nAllow: /', named, true)).toBe('User-agent: *\nAllow: /\n'));

  it("replaces the site's other sitemaps and keeps those of other sites", () => {
    const built = [
      'User-agent: *',
      `Sitemap: ${origin}/sitemap-index.xml`,
      ` sitemap : /sitemap-0.xml # relative`,
      'Sitemap: https://cdn.example/other.xml',
      '',
    ].join('\n');
    expect(robotsText(built, named, false)).toBe(
      `User-agent: *\nSitemap: https://cdn.example/other.xml\n\nSitemap: ${sitemap}\n`,
    );
    expect(robotsText(`Sitemap: ${sitemap}\nSitemap: ${origin}/b.xml`, named, false)).toBe(
      `Sitemap: ${sitemap}\n`,
    );
  });
});
