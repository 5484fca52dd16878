import type { Execute } from '../context.ts';
import { type Column, fieldLines, flatFields, tableLines } from '../terminal/table.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

export async function showSeo(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, print, width } = portalSession;
    const answer = await client.call('getSeoOverview', { siteId }, { signal });
    const columns: Column<(typeof answer.pages)[number]>[] = [
      { heading: 'PAGE', value: (item) => item.pageSlug, fixed: true },
      { heading: 'TITLE', value: (item) => item.title },
      { heading: 'DESCRIPTION', value: (item) => item.description },
    ];
    print(answer, () => [
      ...(answer.pages.length === 0
        ? ['No page has SEO metadata.']
        : tableLines(columns, answer.pages, width)),
      '',
      ...fieldLines(flatFields({ defaults: answer.defaults })),
    ]);
    return 0;
  });
}

export async function showPageSeo(
  execute: Execute,
  page: string,
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printRecord } = portalSession;
    printRecord(await client.call('getPageSeo', { siteId, pageSlug: page }, { signal }));
    return 0;
  });
}

export async function showSeoDefaults(
  execute: Execute,
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, json, printRecord } = portalSession;
    const defaults = await client.call('getSeoDefaults', { siteId }, { signal });
    printRecord(defaults);
    if (!json && Object.keys(defaults).length === 0) context.log.info('No defaults are set.');
    return 0;
  });
}

export async function purgeSeo(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const answer = await client.call('purgeSeoCache', { siteId }, { signal });
    print(answer, () => []);
    context.log.info(`Cleared the SEO cache of ${siteId}.`);
    return 0;
  });
}
