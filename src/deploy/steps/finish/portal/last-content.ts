import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Timestamp } from '../../../../contracts/portal/values.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { messageOf } from '../../../../shared/errors/error.ts';
import { readIfThere, replaceFile } from '../../../../shared/files.ts';
import { HttpFault } from '../../../../shared/http/fault.ts';
import { parseJson } from '../../../../shared/json.ts';
import { look } from '../../../../shared/live-site/look.ts';
import type { Plan } from '../../plan/types.ts';
import { parsePageSeo } from '../seo/page-seo.ts';
import { type KeptContent, type KeptPage, keptPath, keptText } from './kept-content.ts';

/** A site of 15,000 pages needs about 15 MB. */
const mostBytes = 64 << 20;

const KeptFile = z.object({
  format: z.literal(1),
  follows: z.boolean(),
  pages: z.array(
    z.object({
      slug: z.string(),
      lastUpdated: Timestamp,
      seo: z.looseObject({}),
      freshUntil: z.optional(Timestamp),
    }),
  ),
});

/**
 * Reads the last deployment's content from the live site and the host's cache; from Production if
 * an environment has no URL yet. One call, none of them to the portal. `undefined` if there is
 * nothing usable.
 */
export async function readLastContent(plan: Plan, deps: Deps): Promise<KeptContent | undefined> {
  const [shown, hidden] = await Promise.all([
    readFromSite(plan, deps),
    readFromMachine(plan, deps),
  ]);
  if (!shown || !hidden) return shown ?? hidden;
  // The site shows what the last deployment used; that run may not have been on this host.
  const pages = new Map([...hidden.pages, ...shown.pages].map((page) => [page.slug, page]));
  return { follows: shown.follows && hidden.follows, pages: [...pages.values()] };
}

/**
 * Caches what the site may not show, if the host has a place for it: on a self-hosted runner, or if
 * the workflow saves the folder `site-deploy-seo` of the tool cache.
 */
export async function keepOnMachine(content: KeptContent, plan: Plan, deps: Deps): Promise<void> {
  const file = cacheFile(plan, deps);
  if (!file) return;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await replaceFile(file, keptText(content));
  } catch (error) {
    deps.log.debug(
      `The metadata of this deployment could not be kept for the next one: ${messageOf(error)}`,
    );
  }
}

async function readFromSite({ url, config }: Plan, deps: Deps): Promise<KeptContent | undefined> {
  try {
    const { status, text } = await look(`${url ?? config.site.url}/${keptPath}`, deps, {
      maxBytes: mostBytes,
    });
    if (status === 200) return parseKept(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The metadata of the last deployment could not be read: ${error.message}`);
    return undefined;
  }
}

async function readFromMachine(plan: Plan, deps: Deps): Promise<KeptContent | undefined> {
  const file = cacheFile(plan, deps);
  const text = file && (await readIfThere(file).catch(() => undefined));
  if (text === undefined) return undefined;
  return parseKept(text);
}

/** Per site and environment. */
function cacheFile({ config, environmentName }: Plan, { toolCache }: Deps): string | undefined {
  if (toolCache === undefined) return undefined;
  const name = JSON.stringify([config.portal.url, config.site.id, environmentName]);
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return path.join(toolCache, 'site-deploy-seo', `${digest}.json`);
}

function parseKept(text: string): KeptContent | undefined {
  const file = z.safeParse(KeptFile, parseJson(text));
  if (!file.success) return undefined;
  const pages = file.data.pages.flatMap(({ seo: raw, ...page }): KeptPage[] => {
    const seo = parsePageSeo(raw);
    if (seo) return [{ ...page, seo }];
    return [];
  });
  return { follows: file.data.follows, pages };
}
