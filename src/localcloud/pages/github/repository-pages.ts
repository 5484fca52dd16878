import { html } from 'hono/html';
import { type Fields, record, text } from '../../github/rest/values.ts';
import type { LocalRelease } from '../../github/state/state.ts';
import { type Markup, state, table, time } from '../frame/layout.ts';
import type { PageContext } from '../frame/page-context.ts';
import { renderMarkdown } from './markdown.ts';
import {
  addRepositoryPage,
  commitLink,
  getState,
  getTabs,
  getTrail,
  gitHubPages,
  inAddress,
  type RepositoryView,
} from './repository-view.ts';

export function addRepositoryPages(pageContext: PageContext): void {
  const { app, cloud, show } = pageContext;

  app.get(gitHubPages, (context) => {
    const names = cloud.sites.map(({ repository: { owner, name } }) => `${owner}/${name}`);
    const known = [...new Set(names)].filter((name) => cloud.githubApi.repository(name));
    const items = known.map((name) => html`<li><a href="${gitHubPages}/${name}">${name}</a></li>`);
    const content = html`<p>A local copy of https://github.com for the sites of this cloud.</p>
<ul>${items}</ul>`;
    return show(context, { title: 'Repositories', content });
  });

  addRepositoryPage(pageContext, '', async (view) => {
    const refs = await view.list('/git/matching-refs/heads/');
    const items = refs.map((item) => {
      const name = text(item.ref).replace('refs/heads/', '');
      return html`<li><a href="${view.page}/tree/${inAddress(name)}">${name}</a></li>`;
    });
    const content = html`<h2>Branches</h2>
<ul>${items}</ul>
${items.length === 0 && html`<p class="none">None: nothing has been pushed yet.</p>`}`;
    const title = view.repository.fullName;
    return { title, content, trail: [[gitHubPages, 'Repositories']], parts: getTabs(view) };
  });

  addRepositoryPage(pageContext, '/issues', async (view) => {
    const found = await view.list('/issues?state=all');
    const issues = found.filter((item) => item.pull_request === undefined);
    const content = itemTable('Issues', 'issues', issues, view);
    return { title: 'Issues', content, parts: getTabs(view) };
  });

  addRepositoryPage(pageContext, '/pulls', async (view) => {
    const title = 'Pull requests';
    const content = itemTable(title, 'pull', await view.list('/pulls?state=all'), view);
    return { title, content, parts: getTabs(view) };
  });

  addRepositoryPage(pageContext, '/releases', (view) => {
    const rows = view.repository.releases.toReversed().map((release) => {
      const { tag, draft, createdAt } = release;
      const link = html`<a href="${view.page}/releases/tag/${getName(release)}">${tag}</a>`;
      return [link, state(draft ? 'draft' : 'published'), time(createdAt)];
    });
    const content = table('Releases', ['Tag', 'State', 'Created'], rows);
    return { title: 'Releases', content, parts: getTabs(view) };
  });

  addRepositoryPage(pageContext, '/releases/tag/:tag{.+}', async (view, { tag = '' }) => {
    const release = view.repository.releases.find(
      (candidate) => getName(candidate) === inAddress(tag),
    );
    const ref = await view.get(`/git/ref/tags/${inAddress(tag)}`);
    if (!release && !ref) return undefined;
    const commit = text(record(ref?.object).sha);
    const content = html`${commit && html`<p>Commit ${commitLink(view, commit)}</p>`}
${release ? renderMarkdown(release.body, cloud) : html`<p>A tag without a release.</p>`}`;
    const title = release ? `Release ${release.name || release.tag}` : tag;
    return { title, content, trail: getTrail(view, ['releases', 'Releases']) };
  });
}

function getName({ id, tag, draft }: LocalRelease): string {
  if (draft) return `untagged-${id}`;
  return inAddress(tag);
}

function itemTable(
  caption: string,
  kind: 'issues' | 'pull',
  items: readonly Fields[],
  view: RepositoryView,
): Markup {
  const rows = items.map((item) => {
    const number = String(item.number);
    return [
      html`<a href="${view.page}/${kind}/${number}">#${number} ${text(item.title)}</a>`,
      state(getState(item)),
      text(record(item.user).login),
    ];
  });
  return table(caption, ['Title', 'State', 'By'], rows);
}
