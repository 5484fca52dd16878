import { html } from 'hono/html';
import { type Fields, record, text } from '../../github/values.ts';
import { type Markup, state, table, time } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { commitLink, getTabs, getTrail, inAddress } from './links.ts';
import { renderText } from './render-text.ts';
import { getState, gitHubPages, type RepositoryView, repositoryAt } from './repository-view.ts';
import { runTable } from './run-pages.ts';

export function addRepositoryPages(pageContext: PageContext): void {
  const { app, cloud, show } = pageContext;
  const { githubApi } = cloud;

  app.get(gitHubPages, (context) => {
    const names = [
      ...new Set(cloud.sites.map(({ repository: { owner, name } }) => `${owner}/${name}`)),
    ];
    const known = names.filter((name) => githubApi.repository(name) !== undefined);
    const items = known.map((name) => html`<li><a href="${gitHubPages}/${name}">${name}</a></li>`);
    const about = html`<p>What is at https://github.com for the sites of this local cloud.</p>`;
    const content = html`${about}<ul>${items}</ul>`;
    return show(context, { title: 'Repositories', content });
  });

  app.get(`${gitHubPages}/:owner/:name`, async (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const { page, repository } = view;
    const refs = await view.list('/git/matching-refs/heads/');
    const branches = refs.map((item) => text(item.ref).replace('refs/heads/', ''));
    const items = branches.map(
      (name) => html`<li><a href="${page}/tree/${inAddress(name)}">${name}</a></li>`,
    );
    const content = html`<h2>Branches</h2>
<ul>${items}</ul>
${branches.length === 0 && html`<p class="none">None: nothing was pushed to it.</p>`}`;
    const parts = getTabs(view);
    return show(context, {
      title: repository.fullName,
      content,
      trail: [[gitHubPages, 'Repositories']],
      parts,
    });
  });

  for (const [kind, title] of [
    ['issues', 'Issues'],
    ['pulls', 'Pull requests'],
  ] as const)
    app.get(`${gitHubPages}/:owner/:name/${kind}`, async (context) => {
      const view = repositoryAt(cloud, context);
      if (!view) return context.notFound();
      const found = await view.list(`/${kind}?state=all`);
      const filtered =
        kind === 'pulls' ? found : found.filter((item) => item.pull_request === undefined);
      return show(context, {
        title,
        content: itemTable(title, filtered, view),
        trail: getTrail(view),
        parts: getTabs(view),
      });
    });

  app.get(`${gitHubPages}/:owner/:name/releases`, (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const rows = view.repository.releases.toReversed().map(({ id, tag, draft, createdAt }) => {
      const name = draft ? `untagged-${id}` : inAddress(tag);
      const link = html`<a href="${view.page}/releases/tag/${name}">${tag}</a>`;
      return [link, state(draft ? 'draft' : 'published'), time(createdAt)];
    });
    const content = table('Releases', ['Tag', 'State', 'Made'], rows);
    return show(context, {
      title: 'Releases',
      content,
      trail: getTrail(view),
      parts: getTabs(view),
    });
  });

  app.get(`${gitHubPages}/:owner/:name/releases/tag/:tag{.+}`, async (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const tag = context.req.param('tag') ?? '';
    const release = view.repository.releases.find(
      (candidate) => (candidate.draft ? `untagged-${candidate.id}` : candidate.tag) === tag,
    );
    const ref = await view.get(`/git/ref/tags/${inAddress(tag)}`);
    if (!release && !ref) return context.notFound();
    const commit = text(record(ref?.object).sha);
    const content = html`${commit === '' ? '' : html`<p>Commit ${commitLink(view, commit)}</p>`}
${release ? renderText(release.body, cloud) : html`<p>A tag without a release.</p>`}`;
    const title = release ? `Release ${release.name || release.tag}` : tag;
    return show(context, {
      title,
      content,
      trail: [...getTrail(view), [`${view.page}/releases`, 'Releases']],
    });
  });

  app.get(`${gitHubPages}/:owner/:name/actions`, (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const content = runTable('Runs', view, view.repository.runs);
    return show(context, { title: 'Runs', content, trail: getTrail(view), parts: getTabs(view) });
  });
}

function itemTable(
  caption: string,
  items: readonly Fields[],
  repositoryView: RepositoryView,
): Markup {
  const rows = items.map((item) => {
    const kind = caption === 'Issues' ? 'issues' : 'pull';
    const address = `${repositoryView.page}/${kind}/${String(item.number)}`;
    return [
      html`<a href="${address}">#${String(item.number)} ${text(item.title)}</a>`,
      state(getState(item)),
      text(record(item.user).login),
    ];
  });
  return table(caption, ['Title', 'State', 'By'], rows);
}
