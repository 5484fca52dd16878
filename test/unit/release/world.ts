import { createServer, type Server } from 'node:http';
import { parseSiteConfig } from '../../../src/config/parse.ts';
import type { SiteConfig } from '../../../src/config/schema.ts';
import { createGitHub } from '../../../src/github/github.ts';
import { readRepository } from '../../../src/github/repository.ts';
import { createGitHubApi, type GitHubApi } from '../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../src/localcloud/http.ts';
import type { Portal } from '../../../src/localcloud/portal/portal.ts';
import { PortalClient } from '../../../src/portal/client/client.ts';
import type { ReleaseWorld } from '../../../src/release/world.ts';
import { createHttp } from '../../../src/shared/http/client.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fakeClock } from '../../support/clock.ts';
import { depsOf } from '../../support/deps.ts';
import { recordingLog } from '../../support/log.ts';
import { needed } from '../../support/site-config.ts';
import { call, report } from '../localcloud/portal/world.ts';

const portalToken = 'local-admin-token';
export const fullName = 'acme/site';

/** The process was ended at this call. */
export class Killed extends Error {}

const manifest = (version: string) => `${JSON.stringify({ name: 'site', version }, null, 2)}\n`;
const workflow = `on:
  workflow_dispatch:
    inputs:
      environment: { type: choice, options: [Preview, Production], required: true }
`;

export interface WorldOptions {
  readonly portal?: Portal;
  /** Which of the portal's sites it is. */
  readonly site?: Partial<SiteConfig['site']>;
}

/** A repository on the local GitHub whose deployments take effect when they are dispatched. */
export async function openReleaseWorld({ portal, site = {} }: WorldOptions = {}) {
  const api: GitHubApi = createGitHubApi({ repositories: [{ owner: 'acme', name: 'site', defaultBranch: 'master' }] });
  const server: Server = createServer((request, response) => void api.handler(request, response));
  const apiUrl = `http://127.0.0.1:${await listen(server)}`;
  await api.writeFile(fullName, 'master', '.github/workflows/deploy.yml', workflow);
  await api.writeFile(fullName, 'master', 'package.json', manifest('1.3.0'));
  const parsed = parseSiteConfig(
    `${needed}environments: { preview: { url: https://preview.acme.example } }\n`,
    'site.config.yml',
  );
  const config = { ...parsed, site: { ...parsed.site, ...site } };
  const live = new Map<string, object>();
  const repository = () => {
    const found = api.repository(fullName);
    if (found === undefined) throw new Error('no repository');
    return found;
  };
  const serve = (environment: string, commit: string, version = '1.4.0') =>
    live.set(environment, { slug: config.site.slug, environment, version, commit, digest: 'sha256:1' });
  api.dispatches.on('run', (run) => {
    run.status = 'completed';
    run.conclusion = 'success';
    serve(run.inputs.environment ?? '', run.commit);
    if (portal !== undefined)
      void report(
        portal,
        { version: '1.4.0', environment: run.inputs.environment, commitSha: run.commit },
        { site: config.site },
      );
  });

  /**
   * A process of its own.
   * @param killedAt its nth write has its effect, and is the last thing it does
   */
  async function open(
    killedAt?: number,
    { token = api.token, laterMs = 60_000 }: { readonly token?: string; readonly laterMs?: number } = {},
  ): Promise<{ world: ReleaseWorld; calls: () => number; lines: string[]; pauses: readonly number[] }> {
    let calls = 0;
    let isDead = false;
    const clock = fakeClock(Date.now() + laterMs);
    const log = recordingLog();
    const http = createHttp({
      clock,
      userAgent: 'site-deploy/test',
      random: () => 0.5,
      onRetry: undefined,
      async transport({ method, url, headers, body }) {
        if (isDead) throw new Killed();
        const isPortal = `${url.href}/`.startsWith(config.portal.url);
        if (!url.href.startsWith(apiUrl) && !isPortal) {
          const marker = live.get(url.host.startsWith('preview') ? 'Preview' : 'Production');
          return {
            status: marker === undefined ? 404 : 200,
            headers: {},
            body: Buffer.from(JSON.stringify(marker ?? {})),
          };
        }
        const isWrite = method !== 'GET';
        if (isWrite) calls += 1;
        const isLast = isWrite && calls === killedAt;
        isDead = isLast;
        const text = typeof body === 'string' ? body : '';
        if (isPortal && portal !== undefined) {
          const answer = await call(portal, method, url.pathname + url.search, {
            token: portalToken,
            ...(text && { body: JSON.parse(text) }),
          });
          if (isLast) throw new Killed();
          return { status: answer.status, headers: answer.headers, body: Buffer.from(JSON.stringify(answer.json)) };
        }
        const sent = text === '' ? {} : { body: text };
        const answer = await fetch(url, {
          method,
          headers: headers as Record<string, string>,
          ...sent,
          redirect: 'manual',
        });
        const received = Buffer.from(await answer.arrayBuffer());
        if (isLast) throw new Killed();
        return { status: answer.status, headers: Object.fromEntries(answer.headers), body: received };
      },
    });
    const deps = depsOf({ http, clock, log });
    const github = createGitHub({ http, clock, token: new Secret(token), apiUrl, signal: deps.signal });
    const world: ReleaseWorld = {
      github,
      repository: await readRepository(github, { owner: 'acme', name: 'site' }),
      config,
      workflow: 'deploy.yml',
      portal:
        portal &&
        new PortalClient({ http, clock, url: config.portal.url, credential: async () => new Secret(portalToken) }),
      mayReport: false,
      deps,
    };
    return { world, calls: () => calls, lines: log.lines, pauses: clock.pauses };
  }

  return {
    api,
    repository,
    live,
    serve,
    open,
    manifest,
    async close() {
      await stop(server);
      await api.close();
    },
  };
}
