import { html } from 'hono/html';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import type { Markup } from '../frame/layout.ts';

const toPreview = {
  same: ", the same build as Preview's",
  different: ', another build than Preview showed',
};

/** Renders which build was deployed: the digest of its files, and for a reused build its commit. */
export function renderBuild(commit: string, provenance: Provenance | undefined): Markup {
  const { built, builtFrom = commit, preview } = provenance ?? {};
  if (!built) return html`<span class="quiet">unknown</span>`;
  const digest = built.replace('sha256:', '').slice(0, 12);
  const reused = builtFrom !== commit && `, reused from ${builtFrom.slice(0, 12)}`;
  return html`<code>${digest}</code>${reused}${preview && toPreview[preview]}`;
}
