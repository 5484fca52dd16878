import { type TextEntry, TextKey, TextOverrideUpdate } from '../../portal/contract/text.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { Execute } from '../context.ts';
import { safeJson } from '../terminal/cell.ts';
import type { Column } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { RuntimeCommandOptions, SiteCommandOptions } from './options.ts';
import { withHost, withSite } from './session.ts';

export async function showPageText(execute: Execute, page: string, options: RuntimeCommandOptions): Promise<void> {
  await withHost(execute, options, async (host, { client, signal, printTable }) => {
    const answer = await client.runtime.getPageText(page, { host, signal });
    const columns: Column<[string, string]>[] = [
      { heading: 'KEY', value: ([key]) => key, fixed: true },
      { heading: 'TEXT', value: ([, text]) => text },
    ];
    printTable(answer, columns, Object.entries(answer.texts), 'The page has no texts.');
    return 0;
  });
}

export interface TextListOptions extends SiteCommandOptions {
  readonly page?: string;
  readonly overridden?: boolean;
}

const columns: readonly Column<TextEntry>[] = [
  { heading: 'KEY', value: ({ key }) => key, fixed: true },
  { heading: 'STATUS', value: ({ override }) => override?.status ?? 'default', fixed: true },
  { heading: 'TEXT', value: (entry) => entry.override?.value ?? entry.default },
  { heading: 'CHANGED', value: ({ override }) => override?.updatedAt, fixed: true },
  { heading: 'BY', value: ({ override }) => override?.updatedBy },
];

export async function showTexts(execute: Execute, options: TextListOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.texts.list(siteId, { signal });
    const texts = answer.texts.filter(
      ({ pageSlug, override }) =>
        (options.page === undefined || pageSlug === options.page) && (!options.overridden || override !== undefined),
    );
    printTable({ ...answer, texts, total: texts.length }, columns, texts, 'No text matches.');
    return 0;
  });
}

export interface TextSetOptions extends SiteCommandOptions {
  /** Id of a development request. */
  readonly request?: string;
}

export async function overrideText(
  execute: Execute,
  key: string,
  value: string,
  options: TextSetOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const update = { value, ...(options.request !== undefined && { requestId: options.request }) };
    refuseInvalid(TextKey, key, `to ${siteId}`);
    refuseInvalid(TextOverrideUpdate, update, `to "${key}"`);
    const answer = await client.texts.override(siteId, key, update, { signal });
    print(answer, () => []);
    context.log.info(`${key}: the override is ${answer.text.override?.status ?? 'stored'}.`);
    return 0;
  });
}

export async function removeText(execute: Execute, key: string, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    refuseInvalid(TextKey, key, `to ${siteId}`);
    const answer = await client.texts.removeOverride(siteId, key, { signal });
    print(answer, () => []);
    context.log.info(`${key} shows its default again: ${plainText(answer.text.default)}`);
    return 0;
  });
}

/** Prints the content file, so that it can be written to where the repository keeps it. */
export async function commitTexts(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.texts.commit(siteId, { signal });
    print(answer, () => [safeJson(answer.content)]);
    context.log.info(`${answer.committed} overrides committed; this is the content of ${plainText(answer.file)}.`);
    return 0;
  });
}

export async function setTextMode(
  execute: Execute,
  mode: 'commit' | 'runtime',
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.texts.setMode(siteId, mode, { signal });
    print(answer, () => []);
    context.log.info(`${siteId} is in ${answer.mode} mode.`);
    return 0;
  });
}
