import { html } from 'hono/html';
import type { Link, Markup } from '../layout.ts';
import { gitHubPages, type RepositoryView } from './repository-view.ts';

/** For a path, or a name with slashes. */
export const inAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

export function getTrail(repositoryView: RepositoryView): readonly Link[] {
  return [
    [gitHubPages, 'Repositories'],
    [repositoryView.page, repositoryView.repository.fullName],
  ];
}

export function getTabs(repositoryView: RepositoryView): readonly Link[] {
  const { page } = repositoryView;
  return [
    [page, 'Branches'],
    [`${page}/issues`, 'Issues'],
    [`${page}/pulls`, 'Pull requests'],
    [`${page}/releases`, 'Releases'],
    [`${page}/actions`, 'Runs'],
    [`${page}/deployments`, 'Deployments'],
  ];
}

export function commitLink(repositoryView: RepositoryView, commit: string): Markup {
  const address = `${repositoryView.page}/commit/${commit}`;
  return html`<a href="${address}"><code>${commit.slice(0, 12)}</code></a>`;
}
