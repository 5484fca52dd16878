import http from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { hostingFile } from '../../../../../../src/hosting/hosted-site.ts';
import { listPaths } from '../../../../../../src/hosting/lookup.ts';
import { SiteServer } from '../../../../../../src/localcloud/hosting/site/site-server.ts';
import { SiteDeployError } from '../../../../../../src/shared/errors/error.ts';
import { useAll } from '../../../../../support/fixture.ts';
import { useFolder } from '../../../../../support/folder.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { createRandom } from '../../../../../support/random.ts';
import { serve } from '../../../../../support/serve.ts';
import { randomSites } from '../../../../hosting/random-sites.ts';
import { harness, read } from '../harness.ts';

/** Number of sites. `npm run hosting` generates 300. */
const sites = Number(process.env.SITE_DEPLOY_CONFIGURATIONS ?? 100) / 10;
const origin = 'https://www.acme.example';
const folder = useFolder();

let current: SiteServer;
const server = useAll(() => serve((...exchange) => current.answer(...exchange)));

async function get(address: string) {
  const options = { port: server.port, host: '127.0.0.1', path: address, agent: false };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http.get(options, resolve).on('error', reject),
  );
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  return { status: response.statusCode, body };
}

const noindex = '<meta name="robots" content="noindex">';
const pages = [sitePage('home', '/'), sitePage('about', '/about'), sitePage('contact', '/contact')];
const seo = pages.map(({ slug: pageSlug }) => {
  return { pageSlug, title: pageSlug, description: '', updatedAt: lastUpdated };
});
/** Matches the pages that the portal knows, which may have a different canonical link. */
const knownFile = /^(index|about(\/index)?|contact)\.html$/;
const findCanonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

it('the sitemap and canonical addresses of random sites return status 200', {
  timeout: 7_200_000,
}, async () => {
  const random = createRandom(sites);
  const write = (file: string, files: readonly string[]) => {
    if (!file.endsWith('.html')) return file;
    if (random() < 0.05) return `<p>${file}</p>`;
    const isKnown = /^index\b/.test(file) || !files.includes(file.replace('/index.html', '.html'));
    const paths = listPaths(file);
    const path = paths[Math.floor(random() * paths.length)];
    const canonical = `<link rel="canonical" href="${origin}${path}">`;
    const head =
      `<title>${file}</title>${random() < 0.15 ? noindex : ''}` +
      (isKnown && random() < 0.3 && knownFile.test(file) ? canonical : '');
    return `<!doctype html><html><head>${head}</head><body>${file}</body></html>`;
  };
  const wrong: unknown[] = [];
  const counts = { sites: 0, listed: 0, canonicals: 0 };
  for (const { files, config } of randomSites(sites, sites)) {
    const written = Object.fromEntries(files.map((file) => [`out/${file}`, write(file, files)]));
    const all = { ...written, [`out/${hostingFile}`]: JSON.stringify(config) };
    await using site = await harness(all, random() < 0.3 ? 'spa' : '');
    const content = Promise.resolve(getContent(pages, seo));
    const finished = await finish(site.plan, site.built, content, site.deps).catch(
      SiteDeployError.from,
    );
    if (finished instanceof SiteDeployError) {
      expect(finished.code).toBe('HOSTING_CONFIG_INVALID');
      continue;
    }
    counts.sites += 1;
    const built = finished.tree.files.map((file) => file.path);
    const names = new Set([...built, ...finished.overlay.keys(), ...finished.pages.keys()]);
    const readText = (name: string) =>
      String(read(finished, path.join(site.workspace, 'out'), name) ?? '');
    const texts = new Map([...names].map((name) => [name, readText(name)]));
    const name = String(counts.sites);
    folder.write(Object.fromEntries([...texts].map(([file, text]) => [`${name}/${file}`, text])));
    current = await SiteServer.open(folder.at(name));

    const bodies = new Set<string>();
    for (const [, loc = ''] of readText('sitemap.xml').matchAll(/<loc>([^<]+)</g)) {
      counts.listed += 1;
      const { status, body } = await get(loc.replace(origin, ''));
      const canonical = findCanonical(body) ?? loc;
      const isPage = body.includes('<html') && !body.includes('noindex');
      const isRight = status === 200 && isPage && canonical === loc;
      if (!isRight || bodies.has(body)) wrong.push({ loc, status, canonical, config, files });
      bodies.add(body);
    }
    for (const [file, text] of texts) {
      const canonical = file.endsWith('.html') ? findCanonical(text) : undefined;
      if (canonical === undefined) continue;
      const shown = await Promise.all(listPaths(file).map((path) => get(encodeURI(path))));
      // Pages that no visitor gets stay as built, such as those that a route closes or replaces.
      const [own] = shown;
      const isClosed = own?.status !== 301 && own?.body !== text;
      if (isClosed || !shown.some(({ body }) => body === text)) continue;
      counts.canonicals += 1;
      const { status, body } = await get(canonical.replace(origin, ''));
      if (status !== 200 || body !== text) wrong.push({ canonical, status, file, config, files });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(counts.listed).toBeGreaterThan(counts.sites);
  expect(counts.canonicals).toBeGreaterThan(counts.sites);
});
