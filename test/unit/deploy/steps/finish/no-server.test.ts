import { expect, it } from 'vitest';
import { finish } from '../../../../../src/deploy/steps/finish/finish.ts';
import { catchError } from '../../../../support/failure.ts';
import { harness } from './harness.ts';

it.each<[string, Record<string, string>, string]>([
  ['with an empty start page', { 'out/index.html': ' \n' }, 'START_PAGE_MISSING'],
  [
    'with a fallback to a function',
    {
      'out/index.html': '<p>start',
      'out/staticwebapp.config.json': '{"navigationFallback":{"rewrite":"/api/server"}}',
    },
    'HOSTING_CONFIG_INVALID',
  ],
  [
    'with a route from / to a function',
    {
      'out/index.html': '<p>start',
      'out/staticwebapp.config.json': '{"routes":[{"route":"/","rewrite":"/api/server"}]}',
    },
    'HOSTING_CONFIG_INVALID',
  ],
])('finish refuses a site %s, and suggests a static build', async (_, files, code) => {
  await using site = await harness(files);
  const error = await catchError(finish(site.plan, site.built, undefined, site.deps));
  expect(error.code).toBe(code);
  expect(error.remedy).toContain('static');
});

it('finish warns of a route to /api, which may be a linked backend', async () => {
  const config = '{"routes":[{"route":"/contact","rewrite":"/api/contact"}]}';
  await using site = await harness({
    'out/index.html': '<p>start',
    'out/staticwebapp.config.json': config,
  });
  await finish(site.plan, site.built, undefined, site.deps);
  expect(site.lines.join('\n')).toContain(
    'The route /contact in out/staticwebapp.config.json rewrites to /api/contact, and functions',
  );
});

it.each([
  ['the start page without content', {}, 'index.html'],
  [
    'a page without content if texts are edited',
    { 'content/overrides.json': '{"shop.a.b":"c"}' },
    'gone.html',
  ],
])('finish warns that Next.js wrote %s for redirect()', async (_, files, name) => {
  const script = '<script>self.__next_f.push([1])</script>';
  await using site = await harness({
    'out/index.html': `<!doctype html><html><title>a</title>Start${script}`,
    [`out/${name}`]: `<!DOCTYPE html><html id="__next_error__"><head></head><body>${script}`,
    'out/404.html': `<!DOCTYPE html><html id="__next_error__"><head></head><body>${script}`,
    ...files,
  });
  await finish(site.plan, site.built, undefined, site.deps);
  const lines = site.lines.filter((line) => line.includes('without content'));
  expect(lines).toEqual([
    expect.stringContaining(`for redirect() or notFound(): ${name}. Crawlers`),
  ]);
});

it.each(['_shell.html', 'index.csr.html', '200.html', '__spa-fallback.html'])(
  'finish creates a start page for an application with only %s',
  async (shell) => {
    await using site = await harness(
      { [`out/${shell}`]: '<!doctype html><title>app</title>' },
      'spa',
    );
    const finished = await finish(site.plan, site.built, undefined, site.deps);
    expect(String(finished.overlay.get('index.html'))).toContain('app');
    expect(JSON.parse(finished.hosting.text)).toMatchObject({
      navigationFallback: { rewrite: `/${shell}` },
    });
  },
);
