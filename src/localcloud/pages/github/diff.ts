import { diff } from 'node:util';
import { html } from 'hono/html';
import { text } from '../../github/values.ts';
import type { Markup } from '../layout.ts';
import type { FacedCloud } from '../page-context.ts';
import type { RepositoryView } from './repository-view.ts';

const limits = { files: 50, lines: 3_000 };
const around = 3;

interface Line {
  readonly kind: 'added' | 'gone' | 'same';
  readonly text: string;
}

/** Reads text by git object id; empty if there is none, `undefined` if it isn't text. */
export async function readText(
  repositoryView: RepositoryView,
  id: string | undefined,
): Promise<string | undefined> {
  if (!id) return '';
  const blob = await repositoryView.get(`/git/blobs/${id}`);
  const bytes = Buffer.from(text(blob?.content), 'base64');
  if (bytes.includes(0)) return undefined;
  return bytes.toString('utf8');
}

export async function differences(
  view: RepositoryView,
  cloud: Pick<FacedCloud, 'githubApi'>,
  sides: { readonly base: string; readonly head: string },
): Promise<Markup> {
  const changes = await cloud.githubApi.changes(view.repository.fullName, sides);
  const sections = await Promise.all(
    changes.slice(0, limits.files).map(async (options) => {
      const { filename, before, after } = options;
      const [old, now] = await Promise.all([readText(view, before), readText(view, after)]);
      const change = getChange(before, after);
      return html`<section class="card"><h3>${filename} <small>${change}</small></h3>
${renderLines(old, now)}</section>`;
    }),
  );
  const left = changes.length - sections.length;
  return html`<h2>Files (${changes.length})</h2>${sections}
${left > 0 && html`<p>… and ${left} more.</p>`}`;
}

function getChange(before: string | undefined, after: string | undefined): string {
  if (!before) return 'added';
  if (after) return 'changed';
  return 'removed';
}

function renderLines(old: string | undefined, now: string | undefined): Markup {
  if (old === undefined || now === undefined) return html`<p>This file is no text.</p>`;
  const [before, after] = [old, now].map((content) => {
    if (content === '') return [];
    return content.replace(/\n$/, '').split('\n');
  });
  if (!before || !after || before.length + after.length > limits.lines)
    return html`<p>This file is too long to be shown.</p>`;
  const lines = diff(before, after).map(([sign, line]): Line => {
    if (sign === 0) return { kind: 'same', text: line };
    return { kind: sign > 0 ? 'gone' : 'added', text: line };
  });
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some((line) => line.kind !== 'same');
  const signs = { added: '+', gone: '-', same: ' ' } as const;
  let isGap = false;
  const rows = lines.map((line, at) => {
    if (!isNear(at)) {
      const first = !isGap;
      isGap = true;
      if (first) return html`<span class="gap">…\n</span>`;
      return '';
    }
    isGap = false;
    return html`<span class="${line.kind}">${signs[line.kind]}${line.text}\n</span>`;
  });
  return html`<pre class="diff">${rows}</pre>`;
}
