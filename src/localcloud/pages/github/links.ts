import { html } from 'hono/html';
import type { Link, Markup } from '../layout.ts';
import { gitHubPages, type RepositoryView } from './repository-view.ts';

/** Encodes a path, or a name with slashes, for a URL. */
export const inAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** Breadcrumbs to a repository. */
export function getTrail(repositoryView: RepositoryView): readonly Link[] {
  return [
    [gitHubPages, 'Repositories'],
    [repositoryView.page, repositoryView.repository.fullName],
  ];
}

/** The sections of a repository besides its files. */
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
