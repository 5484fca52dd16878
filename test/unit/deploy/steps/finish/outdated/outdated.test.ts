import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import type { PortalSeo } from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness } from '../harness.ts';

const document = (body: string, title = 'Home of everything') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
const old = 'The best plans & offers';
const inHtml = 'The best plans &amp; offers';
const start = document(`<h1 data-text-key="home.hero.title">${inHtml}</h1>`);
const texts = (more: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({ 'home.hero.title': 'Other words entirely', ...more });

/** Returns the warnings of a site with these files. */
async function getWarnings(
  files: Readonly<Record<string, string | Buffer>>,
  seo?: PortalSeo,
  overrides = texts(),
) {
  const { plan, built, deps, lines, workspace, ...made } = await harness({
    'out/index.html': start,
    'content/overrides.json': overrides,
  });
  onTestFinished(made[Symbol.asyncDispose]);
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(workspace, 'out', name), content);
  await finish(plan, built, seo && Promise.resolve(seo), deps);
  return lines.filter((line) => /may still show|Not searched/.test(line));
}

describe('a text that the deployment replaces', () => {
  it('is reported in search indexes, feeds and copies', async () => {
    const [warning = 'none', ...others] = await getWarnings({
      'search.json': JSON.stringify({ text: old }),
      'rss.xml': `<description>${inHtml}</description>`,
      'atom.xml': '<content type="html">&lt;h1&gt;The best plans &amp;amp; offers</content>',
      'llms.txt': `# ${old}`,
      'en_1.pf_fragment': gzipSync(JSON.stringify({ content: old })),
      'data.json.br': brotliCompressSync(JSON.stringify(old)),
      'about.html': document(`<p>${inHtml}</p>`),
      'other.json': '{"text":"The best plan"}',
      'photo.jpg': old,
      'app.js.map': old,
    });
    expect(warning).toBe(
      'warning: one replaced text may still show in 7 files that only the build can correct: ' +
        'about.html, atom.xml, data.json.br, en_1.pf_fragment, llms.txt, rss.xml, search.json. ' +
        'Let the build use the texts of the file that SITE_TEXT_FILE names.',
    );
    expect(others).toEqual([]);
  });

  it('is reported if the boundary between two chunks of a large file splits the text', async () => {
    const before = 'x'.repeat((1 << 20) - 10);
    expect(await getWarnings({ 'large.txt': before + old })).toHaveLength(1);
  });

  it('is not reported if an element with a different, unchanged key shows the text', async () => {
    const about = document(`<p data-text-key="about.hero.title">${inHtml}</p>`);
    const files = { 'about.html': about, 'llms.txt': old };
    expect(await getWarnings(files)).toEqual([]);
    const both = texts({ 'about.hero.title': 'New words as well' });
    expect(await getWarnings(files, undefined, both)).toHaveLength(1);
  });

  it('is not reported if a current text contains the old one', async () => {
    const overrides = texts({ 'about.hero.title': `${old} of all` });
    expect(await getWarnings({ 'llms.txt': old }, undefined, overrides)).toEqual([]);
  });

  it('is not searched for in files that are too large, which the log names', async () => {
    const zeros = Buffer.alloc(9 << 20);
    const lines = await getWarnings({
      'a.gz': gzipSync(zeros),
      'b.txt': Buffer.alloc(60 << 20, 'b'),
      'c.txt': Buffer.alloc(10 << 20, 'c'),
      'd.txt': old,
    });
    expect(lines).toEqual([
      expect.stringContaining('may still show in one file that only the build can correct: d.txt'),
      'Not searched for replaced texts, titles and descriptions: 2 files (a.gz, c.txt). The limit ' +
        'is 64 MB.',
    ]);
  });
});

const seo = getContent(
  [sitePage('home', '/', 'Listed')],
  [{ pageSlug: 'home', title: 'A new title', description: 'New', updatedAt: lastUpdated }],
);

it('a description that the deployment replaces is reported in search indexes', async () => {
  const description = 'Compare all of our plans';
  const tag = `<meta name="description" content="${description}">`;
  const files = { 'index.html': start.replace('</head>', `${tag}</head>`) };
  const lines = await getWarnings({ ...files, 'search.json': description }, seo, '{}');
  expect(lines).toEqual([
    expect.stringContaining('one replaced metadata value may still show in one file'),
  ]);
});

describe('a title that the deployment replaces', () => {
  it('is reported in search indexes, but not in pages and scripts', async () => {
    const title = 'Home of everything';
    const lines = await getWarnings(
      { 'search.json': title, 'app.js': title, 'about.html': document(title, 'About') },
      seo,
      '{}',
    );
    expect(lines).toEqual([
      'warning: one replaced metadata value may still show in one file that only the build ' +
        'can correct: search.json. Let the build use the values of the file that SITE_SEO_FILE ' +
        'names.',
    ]);
    const both = await getWarnings({ 'search.json': title, 'llms.txt': old }, seo);
    expect(both).toEqual([
      expect.stringMatching(/one replaced text .* correct: llms.txt/),
      expect.stringMatching(/one replaced metadata value .* correct: search.json/),
    ]);
  });

  it('is not reported if the metadata of a different page contains the old title', async () => {
    const home = { pageSlug: 'home', title: 'A new title', description: 'New' };
    const about = {
      pageSlug: 'about',
      title: 'About',
      description: 'Home of everything, in short',
    };
    const both = getContent(
      [sitePage('home', '/', 'Listed')],
      [home, about].map((page) => ({ ...page, updatedAt: lastUpdated })),
    );
    expect(await getWarnings({ 'search.json': 'Home of everything' }, both, '{}')).toEqual([]);
  });
});
