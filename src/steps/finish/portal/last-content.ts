import * as z from 'zod/mini';
import { Timestamp } from '../../../portal/contract/values.ts';
import type { Deps } from '../../../shared/deps.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { parseJson } from '../../../shared/json.ts';
import { look } from '../../../shared/live-site/look.ts';
import type { Plan } from '../../plan/types.ts';
import { parsePageSeo } from '../seo/page-seo.ts';
import { type KeptContent, type KeptPage, keptPath } from './kept-content.ts';

/** A site of 15,000 pages has about 15 MB. */
const mostBytes = 64 << 20;

const KeptFile = z.object({
  format: z.literal(1),
  follows: z.boolean(),
  pages: z.array(z.object({ slug: z.string(), lastUpdated: Timestamp, seo: z.looseObject({}) })),
});

/**
 * What the live site was deployed with; of Production, where an environment has no address yet. One call, and none of
 * the portal's. `undefined` where there is nothing that can be used.
 */
export async function readLastContent({ url, config }: Plan, deps: Deps): Promise<KeptContent | undefined> {
  const address = `${url ?? config.site.url}/${keptPath}`;
  try {
    const { status, text } = await look(address, deps, { maxBytes: mostBytes });
    return status === 200 ? parseKept(text) : undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The metadata of the last deployment could not be read: ${error.message}`);
    return undefined;
  }
}

function parseKept(text: string): KeptContent | undefined {
  const file = z.safeParse(KeptFile, parseJson(text));
  if (!file.success) return undefined;
  const pages = file.data.pages.flatMap(({ slug, lastUpdated, seo: raw }): KeptPage[] => {
    const seo = parsePageSeo(raw);
    return seo === undefined ? [] : [{ slug, lastUpdated, seo }];
  });
  return { follows: file.data.follows, pages };
}
