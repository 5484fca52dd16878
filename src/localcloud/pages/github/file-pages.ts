import { html } from 'hono/html';
import { type Fields, record, records, text } from '../../github/values.ts';
import { time } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { differences, readText } from './diff.ts';
import { commitLink, getTrail, inAddress } from './links.ts';
import { renderText } from './render-text.ts';
import { gitHubPages, type RepositoryView, repositoryAt } from './repository-view.ts';

export function addFilePages(pageContext: PageContext): void {
  const { app, cloud, show } = pageContext;
  const path = `${gitHubPages}/:owner/:name`;

  app.get(`${path}/:kind{tree|blob}/:rest{.+}`, async (context) => {
    const view = repositoryAt(cloud, context);
    const found = view && (await resolve(view, context.req.param('rest') ?? ''));
    if (!view || !found) return context.notFound();
    const { ref, commit, file } = found;
    const tree = (await view.get(`/git/trees/${commit}?recursive=1`))?.tree;
    const entries = records(tree).filter((item) => item.type === 'blob');
    const trail = [...getTrail(view), [`${view.page}/tree/${inAddress(ref)}`, ref]] as const;
    const entry = entries.find((item) => text(item.path) === file);
    if (entry) {
      const content = (await readText(view, text(entry.sha))) ?? 'This file is not text.';
      return show(context, { title: file, content: renderText(content, cloud), trail });
    }
    const below = entries.filter((item) => file === '' || text(item.path).startsWith(`${file}/`));
    if (below.length === 0) return context.notFound();
    const items = below.map((item) => {
      const name = text(item.path);
      return html`<li><a href="${view.page}/blob/${inAddress(`${ref}/${name}`)}">${name}</a></li>`;
    });
    const content = html`<p>At ${commitLink(view, commit)}</p><ul>${items}</ul>`;
    return show(context, { title: file || ref, content, trail: getTrail(view) });
  });

  app.get(`${path}/commit/:sha`, async (context) => {
    const view = repositoryAt(cloud, context);
    const found = await view?.get(`/git/commits/${context.req.param('sha')}`);
    if (!view || !found) return context.notFound();
    const sha = text(found.sha);
    const parents = records(found.parents).map((item) => text(item.sha));
    const [first = sha] = parents;
    const [title = sha, ...body] = text(found.message).split('\n');
    const author: Fields = record(found.author);
    const links = parents.map((item) => html`${commitLink(view, item)} `);
    const content = html`<p>${text(author.name)}, ${time(text(author.date) || undefined)}</p>
${renderText(body.join('\n').trim(), cloud)}
<p>Parents: ${links} <a href="${view.page}/tree/${sha}">Files</a></p>
${await differences(view, cloud, { base: first, head: sha })}`;
    return show(context, { title: title || sha, content, trail: getTrail(view) });
  });

  app.get(`${path}/compare/:range{.+}`, async (context) => {
    const view = repositoryAt(cloud, context);
    const [base = '', head = ''] = (context.req.param('range') ?? '').split('...');
    const comparison = await view?.get(
      `/compare/${encodeURIComponent(base)}...${encodeURIComponent(head)}`,
    );
    if (!view || !comparison) return context.notFound();
    const commits = records(comparison.commits);
    const items = commits.map((item) => {
      const [title = ''] = text(record(item.commit).message).split('\n', 1);
      return html`<li>${commitLink(view, text(item.sha))} ${title}</li>`;
    });
    const changes = await differences(view, cloud, { base, head });
    const content = html`<h2>Commits (${items.length})</h2><ul>${items}</ul>${changes}`;
    return show(context, { title: `${base} to ${head}`, content, trail: getTrail(view) });
  });
}

/** Branch names and paths may contain slashes: the branch is the part that exists. */
async function resolve(
  repositoryView: RepositoryView,
  refAndPath: string,
): Promise<{ readonly ref: string; readonly commit: string; readonly file: string } | undefined> {
  const parts = refAndPath.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const ref = parts.slice(0, length).join('/');
    const file = parts.slice(length).join('/');
    const name = inAddress(ref);
    const branch =
      (await repositoryView.get(`/git/ref/heads/${name}`)) ??
      (await repositoryView.get(`/git/ref/tags/${name}`));
    const commit = text(record(branch?.object).sha);
    if (commit !== '') return { ref, commit, file };
    if (length === 1 && /^[0-9a-f]{40}$/.test(ref)) return { ref, commit: ref, file };
  }
  return undefined;
}
