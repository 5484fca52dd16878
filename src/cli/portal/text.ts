import { parseContentFile } from '../../config/content-file.ts';
import { type TextEntry, TextKey, TextOverrideUpdate } from '../../contracts/portal/text.ts';
import { FullCommitHash } from '../../contracts/portal/values.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { Execute } from '../context.ts';
import { readNamedFile } from '../inputs/named-file.ts';
import { safeJson } from '../terminal/cell.ts';
import type { Column } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { RuntimeCommandOptions, SiteCommandOptions } from './options.ts';
import { withHost, withSite } from './session.ts';

export async function showPageText(
  execute: Execute,
  page: string,
  options: RuntimeCommandOptions,
): Promise<void> {
  await withHost(execute, options, async (host, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('getPageText', { pageSlug: page }, { host, signal });
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
  { heading: 'KEY', value: (item) => item.key, fixed: true },
  { heading: 'STATUS', value: (item) => item.override?.status ?? 'default', fixed: true },
  { heading: 'TEXT', value: (entry) => entry.override?.value ?? entry.default },
  { heading: 'CHANGED', value: (item) => item.override?.updatedAt, fixed: true },
  { heading: 'BY', value: (item) => item.override?.updatedBy },
];

export async function showTexts(execute: Execute, options: TextListOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listTexts', { siteId }, { signal });
    const texts = answer.texts.filter(
      (text) =>
        (options.page === undefined || text.pageSlug === options.page) &&
        (!options.overridden || text.override !== undefined),
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
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const update = { value, requestId: options.request };
    refuseInvalid(TextKey, key, `to ${siteId}`);
    refuseInvalid(TextOverrideUpdate, update, `to "${key}"`);
    const answer = await client.call(
      'putTextOverride',
      { siteId, textKey: key, body: update },
      { signal },
    );
    print(answer, () => []);
    const { override, overrides = [] } = answer.text;
    const written = overrides.findLast((item) => item.requestId === options.request) ?? override;
    context.log.info(`${key}: the override is ${written?.status ?? 'stored'}.`);
    return 0;
  });
}

export async function removeText(
  execute: Execute,
  key: string,
  options: TextSetOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    refuseInvalid(TextKey, key, `to ${siteId}`);
    const answer = await client.call(
      'deleteTextOverride',
      { siteId, textKey: key, query: { requestId: options.request } },
      { signal },
    );
    print(answer, () => []);
    const { default: text, displayed = text } = answer.text;
    if (options.request !== undefined)
      context.log.info(`${key}: ${options.request} no longer changes it.`);
    else if (displayed === text)
      context.log.info(`${key} shows its default again: ${plainText(text)}`);
    else
      context.log.info(
        `${key} shows its default again with the next commit and deployment: ${plainText(text)}`,
      );
    return 0;
  });
}

/** Prints the content file, to be saved in the repository. */
export async function showTextContent(execute: Execute, options: TextSetOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const answer = await client.call(
      'getTextContent',
      { siteId, query: { requestId: options.request } },
      { signal },
    );
    print(answer, () => [safeJson(answer.content)]);
    const { length } = answer.pending;
    const pendingNote =
      length === 0 ? 'all of it is committed' : `${count(length)} not committed yet`;
    context.log.info(`This is the content of ${plainText(answer.file)}; ${pendingNote}.`);
    return 0;
  });
}

/**
 * Reports the texts of a commit to the portal. The portal trusts the file, not the claim: an
 * override missing from it stays pending.
 */
export async function commitTexts(
  execute: Execute,
  sha: string,
  file: string,
  options: TextSetOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    refuseInvalid(FullCommitHash, sha, `to ${siteId}`);
    const content = Object.fromEntries(
      parseContentFile(await readNamedFile(context.cwd, file), file).texts,
    );
    const { request } = options;
    const commit = { commitSha: sha, content, requestId: request };
    const answer = await client.call('commitTexts', { siteId, body: commit }, { signal });
    print(answer, () => []);
    const pendingSuffix =
      answer.pending.length === 0 ? '' : ` ${count(answer.pending.length)} still pending.`;
    context.log.info(
      `${count(answer.committed)} committed with ${sha.slice(0, 12)}.${pendingSuffix}`,
    );
    return 0;
  });
}

const count = (number: number) => {
  if (number === 1) return 'one override is';
  return `${number} overrides are`;
};

export async function setTextMode(
  execute: Execute,
  mode: 'commit' | 'runtime',
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const answer = await client.call('putTextMode', { siteId, body: { mode } }, { signal });
    print(answer, () => []);
    context.log.info(`${siteId} is in ${answer.mode} mode.`);
    return 0;
  });
}
