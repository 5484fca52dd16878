import { html } from 'hono/html';
import type { Markup } from '../layout.ts';
import { gitHubPages, type Place } from './place.ts';

/** The way back to a repository. */
export function trailOf({ repository, page }: Place): readonly (readonly [string, string])[] {
  return [
    [gitHubPages, 'Repositories'],
    [page, repository.fullName],
  ];
}

export function commitLink({ page }: Place, commit: string): Markup {
  return html`<a href="${page}/commit/${commit}"><code>${commit.slice(0, 12)}</code></a>`;
}
