import { expect, it, onTestFinished } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness } from '../harness.ts';

it.each([
  ['/none', 404, '/'],
  ['/', undefined, '/'],
  ['/index.html', undefined, '/index.html'],
  ['/other', undefined, '/'],
])(
  'a canonical link to %s returns %s and leads to %s in the sitemap',
  async (path, status, loc) => {
    const page = (title: string) =>
      `<!doctype html><html><head><title>${title}</title></head></html>`;
    const { plan, built, deps, lines, ...made } = await harness(
      {
        'out/index.html': page('Home'),
        'out/other.html': page('Other'),
      },
      'hosting: { fallback: never }',
    );
    onTestFinished(made[Symbol.asyncDispose]);
    const canonical = `https://www.acme.example${path}`;
    const home = { pageSlug: 'home', title: 'T', description: 'D', updatedAt: lastUpdated };
    const seo = getContent([sitePage('home', '/')], [{ ...home, canonical }]);
    const { overlay } = await finish(plan, built, Promise.resolve(seo), deps);
    expect(String(overlay.get('sitemap.xml'))).toContain(
      `<loc>https://www.acme.example${loc}</loc>`,
    );
    const warnings = lines.filter((line) => line.includes('its canonical link'));
    const text = `index.html: its canonical link names ${canonical}, which returns ${status}.`;
    expect(warnings).toEqual(status ? [expect.stringContaining(text)] : []);
  },
);
