import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '../../../src/config/parse.ts';
import type { Deps } from '../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { readSiteTree } from '../../../src/shared/site-tree.ts';
import type { FinishedSite } from '../../../src/steps/finish/finish.ts';
import type { SitePackage } from '../../../src/steps/pack/pack.ts';
import type { ClosingPlan, Plan } from '../../../src/steps/plan/types.ts';
import { needed } from '../config/example.ts';
import { bareMachine } from '../world.ts';

/** The plan of a push of commit aaaa… to the production branch. @param config further lines of the site config */
export function planOf(more: Partial<Plan> = {}, config = ''): Plan {
  const site = parseSiteConfig(needed + config, 'site.config.yml');
  return {
    mode: 'all',
    uploader: 'auto',
    dryRun: false,
    force: false,
    environment: 'Production',
    environmentName: null,
    version: '1.4.0',
    event: {
      name: 'push',
      ref: 'refs/heads/master',
      sha: 'a'.repeat(40),
      repository: 'acme/docs',
      run: { id: '7', attempt: 1 },
    },
    config: site,
    workspace: '/nowhere',
    buildRoot: '/nowhere',
    url: site.site.url,
    ...more,
  };
}

/** The plan to close the Preview "preview", whose branch of this version was deleted. */
export function closingPlanOf(more: Partial<ClosingPlan> = {}): ClosingPlan {
  const { event, config, workspace } = planOf();
  return {
    mode: 'close',
    workspace,
    uploader: 'auto',
    dryRun: false,
    environment: 'Preview',
    environmentName: 'preview',
    version: '1.4.0',
    event: { ...event, name: 'delete', ref: 'refs/heads/release/1.4.0' },
    config,
    url: undefined,
    ...more,
  };
}

/** The file that a package was packed into. */
export function archiveOf({ delivery }: SitePackage): { readonly file: string; readonly bytes: number } {
  if (delivery.kind === 'archive') return delivery;
  throw new Error(`There is no archive: ${delivery.kind}`);
}

export function finishedSite(folder: string, overlay: Readonly<Record<string, string>> = {}): FinishedSite {
  return {
    tree: readSiteTree(folder),
    pages: new Map(),
    overlay: new Map(Object.entries(overlay).map(([name, text]) => [name, Buffer.from(text)])),
    hosting: { text: '{}', globalHeaders: {}, hasRoutes: false, roles: [], warnings: [] },
    made: [],
    held: { frameworks: [], pages: 0 },
    marker: { slug: 'acme-docs', environment: 'Production', version: '1.4.0', commit: 'a'.repeat(40) },
  };
}

/** A world without a network, in which no time passes; `said` is every line of the log. */
export function quietDeps(scratch: string, more: Partial<Deps> = {}): Deps & { readonly said: string[] } {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  return {
    ...bareMachine,
    said,
    log: {
      debug: say,
      info: say,
      warn: say,
      error: say,
      mask() {},
      foreign: () => ({ line: say, close() {} }),
    },
    http: {
      send: () => Promise.reject(new Error('There is no network here.')),
    },
    clock: { now: () => 0, sleep: async () => {} },
    signal: new AbortController().signal,
    scratch,
    ...more,
  };
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** Bytes that do not deflate, the same for the same seed. */
export function noise(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}

/** The error that a promise ends with; one of ours, or the test fails. */
export async function failureOf(promise: Promise<unknown>): Promise<SiteDeployError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SiteDeployError)) throw new Error('expected a SiteDeployError', { cause: error });
  return error;
}
