import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { useHarness } from './harness/harness.ts';
import { callPortal } from './harness/portal.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();
const hostile = '</title><script>alert("x")</script> & "more"';

/** Edits the portal's content as an editor. */
async function write(target: string, body: object): Promise<number> {
  const answer = await callPortal(harness.cloud, 'editor', 'PUT', target, body);
  return answer.status;
}

const page = `<!doctype html><html><head><meta charset="utf-8"><title>Built</title></head>
<body><h1 data-text-key="home.hero.title">Built heading</h1><img data-text-key-alt="home.hero.image" alt="built"></body></html>`;
const content = {
  'home.hero.title': 'Written <b>in</b> the portal',
  'home.nothing.here': 'nowhere',
};

it('the live page contains the overridden texts and the metadata of the portal', async () => {
  expect(
    await write('seo/home', {
      title: hostile,
      description: 'What the page is about, said in the portal.',
    }),
  ).toBe(200);
  const run = await harness.deploy({
    files: {
      'build.mjs': `import fs from 'node:fs'; fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.html', ${JSON.stringify(page)}); fs.copyFileSync(process.env.SITE_TEXT_FILE, process.env.OUTSIDE + '/texts.json');`,
      'content/overrides.json': JSON.stringify(content),
    },
    config: { seo: { enabled: true } },
  });
  expect(run.outputs.status).toBe('succeeded');
  const live = (await createClient(harness.cloud)(`${acme.url}/`)).body;
  expect(live).toContain('&lt;/title&gt;');
  expect(live).not.toContain('<script>alert');
  expect(live.match(/<title>/g)).toHaveLength(1);
  expect(live).toContain('content="What the page is about, said in the portal."');
  expect(live).toContain(`<link rel="canonical" href="${acme.url}/"`);
  expect(live).toContain(
    '>Written &lt;b>in&lt;/b> the portal</h1>'
      .replaceAll('&lt;b>', '&lt;b&gt;')
      .replaceAll('&lt;/b>', '&lt;/b&gt;'),
  );
  expect(live).toContain('alt="built"');
  // The log names an override that no page uses, and the nearest key.
  expect(run.visible).toContain('home.nothing.here');
  // The build got the same texts, and its own output folder is unchanged.
  expect(JSON.parse(await readFile(path.join(run.outside, 'texts.json'), 'utf8'))).toEqual(content);
  expect(await readFile(path.join(run.workspace, 'dist/index.html'), 'utf8')).toBe(page);
  const sitemap = (await createClient(harness.cloud)(`${acme.url}/sitemap.xml`)).body;
  expect(sitemap).toContain(`<loc>${acme.url}/</loc>`);
});
