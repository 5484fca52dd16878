import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { hostingFile } from '../../../../../../src/hosting/hosted-site.ts';
import { SiteServer } from '../../../../../../src/localcloud/hosting/site/site-server.ts';
import { listen, stop } from '../../../../../../src/localcloud/service/http.ts';
import { testFolder } from '../../../../../support/folder.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness, read } from '../harness.ts';

const content = (edition: string, about: string) =>
  getContent(
    [sitePage('home', '/'), sitePage('about', about)],
    ['home', 'about'].map((pageSlug) => {
      return { pageSlug, title: `${edition} ${pageSlug}`, description: '', updatedAt: lastUpdated };
    }),
  );

interface HostOptions {
  /** Path of the second page; default: `/about`. */
  readonly about?: string;
  /** Key of a text that differs in each edition. Default: none. */
  readonly textKey?: string;
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the site is hosted as it was built, except for the hosting configuration. */
  readonly isBuilt?: boolean;
}

export const editedText = (edition: string) => `${edition} text that a person wrote`;

/** Hosts a built site at a fixed address, where it can be deployed again with other titles. */
export async function hostSite(
  folder: string,
  settings: string,
  { about = '/about', textKey, headers = {}, isBuilt = false }: HostOptions = {},
) {
  let current: SiteServer | undefined;
  let isOffline = false;
  let delayMs = 0;
  const folders = new AsyncDisposableStack();
  const server = createServer(async (request, response) => {
    if (isOffline || !current) {
      request.socket.destroy();
      return;
    }
    const site = current;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    // Browsers would cache the platform's responses for 30 s, which is too long for a test.
    const { writeHead } = response;
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      response.setHeader('cache-control', 'no-cache');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return writeHead.apply(response, head);
    }) as typeof writeHead;
    // Sending fails if the visitor has left or the site's folder was removed meanwhile.
    await site.answer(request, response).catch(() => request.socket.destroy());
  });
  const port = await listen(server);
  return {
    // Gatsby registers its worker only with HTTPS or at this name.
    origin: `http://localhost:${port}`,
    async deploy(edition: string) {
      const texts = JSON.stringify({ ...(textKey && { [textKey]: editedText(edition) }) });
      const made = folders.use(await harness({ 'content/overrides.json': texts }, settings));
      const { plan, deps, lines } = made;
      const built = { folder, commands: [] };
      const finished = await finish(plan, built, Promise.resolve(content(edition, about)), deps);
      const names = new Set([
        ...finished.tree.files.map((file) => file.path),
        ...finished.overlay.keys(),
        ...finished.pages.keys(),
      ]);
      const target = folders.use(await testFolder());
      for (const name of names) {
        const builtFile = path.join(folder, name);
        const isKept = isBuilt && name !== hostingFile && existsSync(builtFile);
        const bytes = isKept ? readFileSync(builtFile) : read(finished, folder, name);
        if (!bytes) continue;
        await mkdir(path.dirname(target.at(name)), { recursive: true });
        await writeFile(target.at(name), bytes);
      }
      current = await SiteServer.open(target.root);
      return lines.join('\n');
    },
    setNetwork(isOff: boolean, milliseconds = 0): void {
      isOffline = isOff;
      delayMs = milliseconds;
    },
    async [Symbol.asyncDispose]() {
      await stop(server);
      await folders.disposeAsync();
    },
  };
}

export type Host = Awaited<ReturnType<typeof hostSite>>;

/** Creates a returning visitor, whose browser keeps workers and caches. */
export async function returningVisitor(browser: Browser, { origin }: Host) {
  const context = await browser.newContext();
  let tab = await context.newPage();
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => {
    if (!/^(error|warning)$/.test(message.type())) return;
    // The sites of these tests have no icon.
    if (!message.location().url.endsWith('/favicon.ico')) problems.push(message.text());
  });
  /** Replaces the tab with a new one after a waiting worker, if any, has taken over. */
  const leave = async () => {
    const next = await context.newPage();
    const session = await context.newCDPSession(next);
    const states = new Map<string, string>();
    const changed = Promise.withResolvers<void>();
    const check = () => {
      const waits = [...states.values()].some((state) => /^(installed|activating)$/.test(state));
      if (isLeft && !waits) changed.resolve();
    };
    let isLeft = false;
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status);
      check();
    });
    await session.send('ServiceWorker.enable');
    await tab.close();
    isLeft = true;
    check();
    await changed.promise;
    await session.detach();
    tab = next;
  };
  return {
    /** Uncaught errors, and the console's errors and warnings. */
    problems,
    title: () => tab.title(),
    text: (selector = 'body') => tab.locator(selector).first().innerText(),
    async visit(address: string, waitUntil: 'load' | 'networkidle' = 'load'): Promise<string> {
      await leave();
      await tab.goto(origin + address, { waitUntil });
      return tab.title();
    },
    /** Waits until the page's scripts leave the browser idle, so that a framework has hydrated. */
    settled: () =>
      tab.evaluate('new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle)))'),
    hasWorker: async (): Promise<boolean> =>
      (await tab.evaluate(
        'navigator.serviceWorker.getRegistrations().then((all) => all.length)',
      )) !== 0,
    /** Waits until a new version of the worker, if any, is installed. */
    settle: (): Promise<void> =>
      tab.evaluate(`navigator.serviceWorker.ready.then(async (worker) => {
        // Angular's worker checks for a new version when the browser is idle.
        const isAngular = worker.active.scriptURL.includes('ngsw');
        const checked = new Promise((resolve) => {
          navigator.serviceWorker.onmessage = ({ data }) => data?.nonce === 1 && resolve();
        });
        worker.active.postMessage({ action: 'CHECK_FOR_UPDATES', nonce: 1 });
        await worker.update().catch(() => {});
        if (isAngular) await checked;
        while (worker.installing || worker.active.state !== 'activated')
          await new Promise(requestAnimationFrame);
      })`),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

export const fixture = (name: string) =>
  path.resolve(import.meta.dirname, '../../../../../fixtures/service-workers', name);
