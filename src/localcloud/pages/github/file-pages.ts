import { diff } from 'node:util';
import { html } from 'hono/html';
import { record, records, text } from '../../github/rest/values.ts';
import { type Markup, time } from '../frame/layout.ts';
import type { PageContext, WebUiCloud } from '../frame/page-context.ts';
import { renderText } from './markdown.ts';
import {
  addRepositoryPage,
  commitLink,
  getTrail,
  inAddress,
  type RepositoryView,
} from './repository-view.ts';

export function addFilePages(pageContext: PageContext): void {
  const { cloud } = pageContext;

  addRepositoryPage(pageContext, '/:kind{tree|blob}/:rest{.+}', async (view, { rest = '' }) => {
    const found = await resolve(view, rest);
    if (!found) return undefined;
    const { ref, commit, file } = found;
    const tree = (await view.get(`/git/trees/${commit}?recursive=1`))?.tree;
    const entries = records(tree).filter((item) => item.type === 'blob');
    const trail = getTrail(view, [`tree/${inAddress(ref)}`, ref]);
    const entry = entries.find((item) => text(item.path) === file);
    if (entry) {
      const content = (await readText(view, text(entry.sha))) ?? 'This file is not text.';
      return { title: file, content: html`<pre>${content}</pre>`, trail };
    }
    const names = entries.map((item) => text(item.path));
    const below = names.filter((name) => file === '' || name.startsWith(`${file}/`));
    if (below.length === 0) return undefined;
    const items = below.map(
      (name) =>
        html`<li><a href="${view.page}/blob/${inAddress(`${ref}/${name}`)}">${name}</a></li>`,
    );
    const content = html`<p>At ${commitLink(view, commit)}</p><ul>${items}</ul>`;
    return { title: file || ref, content };
  });

  addRepositoryPage(pageContext, '/commit/:sha', async (view, parameters) => {
    const found = await view.get(`/git/commits/${parameters.sha}`);
    if (!found) return undefined;
    const sha = text(found.sha);
    const parents = records(found.parents).map((item) => text(item.sha));
    const [first = sha] = parents;
    const [title = sha, ...body] = text(found.message).split('\n');
    const { name, date } = record(found.author);
    const links = parents.map((item) => html`${commitLink(view, item)} `);
    const content = html`<p>${text(name)}, ${time(text(date) || undefined)}</p>
${renderText(body.join('\n').trim(), cloud)}
<p>Parents: ${links} <a href="${view.page}/tree/${sha}">Files</a></p>
${await differences(view, cloud, { base: first, head: sha })}`;
    return { title: title || sha, content };
  });

  addRepositoryPage(pageContext, '/compare/:range{.+}', async (view, { range = '' }) => {
    const [base = '', head = ''] = range.split('...');
    const sides = `${encodeURIComponent(base)}...${encodeURIComponent(head)}`;
    const comparison = await view.get(`/compare/${sides}`);
    if (!comparison) return undefined;
    const items = records(comparison.commits).map((item) => {
      const [title = ''] = text(record(item.commit).message).split('\n', 1);
      return html`<li>${commitLink(view, text(item.sha))} ${title}</li>`;
    });
    const changes = await differences(view, cloud, { base, head });
    const content = html`<h2>Commits (${items.length})</h2><ul>${items}</ul>${changes}`;
    return { title: `${base} to ${head}`, content };
  });
}

/**
 * Splits a URL into ref and path by finding an existing branch or tag, because both parts may
 * contain slashes.
 */
async function resolve(view: RepositoryView, refAndPath: string) {
  const parts = refAndPath.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const ref = parts.slice(0, length).join('/');
    const file = parts.slice(length).join('/');
    const name = inAddress(ref);
    const branch =
      (await view.get(`/git/ref/heads/${name}`)) ?? (await view.get(`/git/ref/tags/${name}`));
    const commit = text(record(branch?.object).sha);
    if (commit !== '') return { ref, commit, file };
    if (length === 1 && /^[0-9a-f]{40}$/.test(ref)) return { ref, commit: ref, file };
  }
  return undefined;
}

const limits = { files: 50, lines: 3_000 };
const around = 3;

interface Line {
  readonly kind: 'added' | 'gone' | 'same';
  readonly text: string;
}

/**
 * Reads the text of a git object. Returns an empty string if there is no id, and `undefined` for
 * binary content.
 */
export async function readText(repositoryView: RepositoryView, id: string | undefined) {
  if (!id) return '';
  const blob = await repositoryView.get(`/git/blobs/${id}`);
  const bytes = Buffer.from(text(blob?.content), 'base64');
  if (bytes.includes(0)) return undefined;
  return bytes.toString('utf8');
}

export async function differences(
  view: RepositoryView,
  cloud: Pick<WebUiCloud, 'githubApi'>,
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
  if (old === undefined || now === undefined) return html`<p>This file is not text.</p>`;
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
