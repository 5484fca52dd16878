import type { Execute } from '../context.ts';
import { type Column, fieldLines } from '../terminal/table.ts';
import type { RuntimeCommandOptions } from './options.ts';
import { withHost } from './session.ts';

export async function showContentPages(
  execute: Execute,
  options: RuntimeCommandOptions,
): Promise<void> {
  await withHost(execute, options, async (host, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listContentPages', {}, { host, signal });
    const columns: Column<(typeof answer.pages)[number]>[] = [
      { heading: 'SLUG', value: (item) => item.slug, fixed: true },
      { heading: 'PATH', value: (item) => item.path },
      { heading: 'TITLE', value: (item) => item.title },
      { heading: 'TYPE', value: (item) => item.type },
      { heading: 'SECTIONS', value: (item) => item.sections },
      { heading: 'UPDATED', value: (item) => item.lastUpdated, fixed: true },
    ];
    printTable(answer, columns, answer.pages, 'The site has no pages.');
    return 0;
  });
}

export async function showContentPage(
  execute: Execute,
  page: string,
  options: RuntimeCommandOptions,
): Promise<void> {
  await withHost(execute, options, async (host, portalSession) => {
    const { client, signal, printRecord } = portalSession;
    printRecord(await client.call('getContentPage', { pageSlug: page }, { host, signal }));
    return 0;
  });
}

export async function showPosts(execute: Execute, options: RuntimeCommandOptions): Promise<void> {
  await withHost(execute, options, async (host, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listPosts', {}, { host, signal });
    const columns: Column<(typeof answer.posts)[number]>[] = [
      { heading: 'SLUG', value: (item) => item.slug, fixed: true },
      { heading: 'TITLE', value: (item) => item.title },
      { heading: 'AUTHOR', value: (item) => item.author },
      { heading: 'TAGS', value: (item) => item.tags },
      { heading: 'PUBLISHED', value: (item) => item.publishedAt, fixed: true },
    ];
    printTable(answer, columns, answer.posts, 'The site has no posts.');
    return 0;
  });
}

/** The post's text keeps its line breaks; control characters are removed from each line. */
export async function showPost(
  execute: Execute,
  post: string,
  options: RuntimeCommandOptions,
): Promise<void> {
  await withHost(execute, options, async (host, portalSession) => {
    const { client, signal, print } = portalSession;
    const answer = await client.call('getPost', { postSlug: post }, { host, signal });
    const { body, ...head } = answer;
    print(answer, () => [
      ...fieldLines(Object.entries(head)),
      '',
      ...body
        .split(/\r?\n/)
        .map((line) => line.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '\ufffd')),
    ]);
    return 0;
  });
}
