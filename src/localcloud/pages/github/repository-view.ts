import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Fields, record, records, text } from '../../github/rest/values.ts';
import type { Link, Markup, Page } from '../frame/layout.ts';
import type { PageContext, WebUiCloud } from '../frame/page-context.ts';

/** Path of the local pages that stand in for `https://github.com`. */
export const gitHubPages = '/github.com';

export type RepositoryView = NonNullable<ReturnType<typeof repositoryAt>>;

export const visitor = 'octocat';

export const repositoryPath = `${gitHubPages}/:owner/:name`;

export function repositoryAt(cloud: Pick<WebUiCloud, 'githubApi'>, context: Context) {
  const { githubApi } = cloud;
  const { owner = '', name = '' } = context.req.param() as Record<string, string>;
  const repository = githubApi.repository(`${owner}/${name}`);
  if (!repository) return undefined;
  const at = `/repos/${repository.fullName}`;
  const fetchJson = async (path: string) => {
    const { status, json } = await githubApi.send('GET', `${at}${path}`);
    if (status === 200) return json;
    return undefined;
  };
  return {
    repository,
    page: `${gitHubPages}/${repository.fullName}`,
    async get(path: string) {
      const json = await fetchJson(path);
      if (json === undefined) return undefined;
      return record(json);
    },
    async list(path: string) {
      const json = await fetchJson(`${path}${path.includes('?') ? '&' : '?'}per_page=100`);
      return records(json);
    },
    async send(method: string, path: string, body: object) {
      const { status, json } = await githubApi.send(method, `${at}${path}`, body, visitor);
      if (status < 300) return undefined;
      return String(record(json).message ?? `The local GitHub responded with status ${status}.`);
    },
  };
}

export function addRepositoryPage(
  pages: PageContext,
  path: string,
  render: (
    view: RepositoryView,
    parameters: Readonly<Record<string, string | undefined>>,
  ) => Page | undefined | Promise<Page | undefined>,
): void {
  pages.app.get(`${repositoryPath}${path}`, async (context) => {
    const view = repositoryAt(pages.cloud, context);
    const parameters: Readonly<Record<string, string | undefined>> = context.req.param();
    const page = view && (await render(view, parameters));
    if (!page) return context.notFound();
    return pages.show(context, { trail: getTrail(view), ...page });
  });
}

export function getState(item: Fields): string {
  if (item.merged_at) return 'merged';
  if (item.draft === true) return 'draft';
  return text(item.state);
}

export const inAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

export function getTrail(view: RepositoryView, ...below: readonly Link[]): readonly Link[] {
  return [
    [gitHubPages, 'Repositories'],
    [view.page, view.repository.fullName],
    ...below.map(([address, name]): Link => [`${view.page}/${address}`, name]),
  ];
}

export function getTabs({ page }: RepositoryView): readonly Link[] {
  return [
    [page, 'Branches'],
    [`${page}/issues`, 'Issues'],
    [`${page}/pulls`, 'Pull requests'],
    [`${page}/releases`, 'Releases'],
    [`${page}/actions`, 'Runs'],
    [`${page}/deployments`, 'Deployments'],
  ];
}

export function commitLink(view: RepositoryView, commit: string): Markup {
  return html`<a href="${view.page}/commit/${commit}"><code>${commit.slice(0, 12)}</code></a>`;
}
