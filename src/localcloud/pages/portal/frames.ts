import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { type PageContext, siteApi, type WebUiCloud } from '../frame/page-context.ts';
import { portalHost } from '../frame/sessions.ts';

const script = readFileSync(new URL('../browser/in-frame.js', import.meta.url), 'utf8');
const scriptPath = '/.site-portal/in-frame.js';

/** Hosts of the frames, as a source in a Content Security Policy. */
export const frameHosts = 'http://*.localhost:*';

export const environments = ['production', 'preview'] as const;
export type ShownEnvironment = (typeof environments)[number];

export function findBuilt({ hosting }: WebUiCloud, slug: string, environment: ShownEnvironment) {
  return hosting.address(slug, environment === 'preview' ? 'preview' : undefined);
}

/**
 * Returns a frame's host, which is the same in every run. Each environment of a site has a separate
 * host, so that no site can read another's storage.
 */
export function frameHost(slug: string, environment: ShownEnvironment): string {
  const name = hash('sha256', `${environment} ${slug}`).slice(0, 20);
  return `site-${name}.localhost`;
}

/** Returns the deployments that can be shown, newest first. */
export async function listShown({ cloud, calls }: PageContext, { id, slug }: SiteDetail) {
  const { environments: known } = await calls.get(
    `${siteApi(id)}/environments`,
    SiteEnvironmentList,
  );
  return environments
    .filter((name) => findBuilt(cloud, slug, name))
    .map((name) => {
      const { version, deployedAt } =
        known.find((item) => item.environment.toLowerCase() === name) ?? {};
      return { name, version, deployedAt };
    })
    .sort((a, b) => (b.deployedAt ?? '').localeCompare(a.deployedAt ?? ''));
}

const policy = [
  // The sandbox gives the page an opaque origin, even outside of a frame.
  'sandbox allow-scripts',
  "default-src 'self' data: blob: https: 'unsafe-inline' 'unsafe-eval'",
  "form-action 'none'",
  `frame-ancestors http://${portalHost}:*`,
].join('; ');

/**
 * Serves the deployed pages under separate hosts, with a script that marks editable texts. The
 * site's scripts run there, never in the portal's origin.
 */
export function createFrames(cloud: WebUiCloud) {
  function find(host: string): string | undefined {
    for (const { slug } of cloud.sites)
      for (const environment of environments)
        if (frameHost(slug, environment) === host) return findBuilt(cloud, slug, environment);
    return undefined;
  }

  async function serve(request: Request, url: URL): Promise<Response> {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    const type = { 'content-type': 'text/javascript; charset=utf-8' };
    if (url.pathname === scriptPath)
      return new Response(script, { headers: { ...headers, ...type } });
    const built = find(url.hostname);
    if (!built || !/^(GET|HEAD)$/.test(request.method))
      return new Response('There is no built page here.\n', { status: 404, headers });
    const answer = await fetch(built + url.pathname + url.search, { redirect: 'manual' });
    const kept = new Headers(headers);
    for (const name of ['content-type', 'location']) {
      const value = answer.headers.get(name);
      if (value) kept.set(name, value.replace(built, ''));
    }
    kept.set('content-security-policy', policy);
    kept.set('referrer-policy', 'no-referrer');
    kept.set('x-content-type-options', 'nosniff');
    const isPage = kept.get('content-type')?.startsWith('text/html');
    if (!isPage) return new Response(answer.body, { status: answer.status, headers: kept });
    return new Response(withScript(await answer.text()), { status: answer.status, headers: kept });
  }

  return {
    /**
     * Answers a request for a frame's host.
     * @returns `undefined` for other hosts
     */
    answer(request: Request): Promise<Response> | undefined {
      const url = new URL(request.url);
      if (!url.hostname.endsWith('.localhost') || url.hostname === portalHost) return undefined;
      return serve(request, url);
    },
  };
}

/**
 * Inserts `in-frame.js` before all scripts of the page, so that they can't replace functions that
 * it uses.
 */
function withScript(page: string): string {
  const tag = `<script src="${scriptPath}"></script>`;
  const opening =
    /^\ufeff?(?:\s|<!--[\s\S]*?-->)*(?:<!doctype[^>]*>)?\s*(?:<html[^>]*>)?\s*(?:<head[^>]*>)?/i;
  const at = opening.exec(page)?.[0].length ?? 0;
  return page.slice(0, at) + tag + page.slice(at);
}
