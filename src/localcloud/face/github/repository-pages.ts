import { html } from 'hono/html';
import { record, text } from '../../github/values.ts';
import type { FacePages } from '../face-pages.ts';
import { type Markup, state, table, time } from '../layout.ts';
import { commitLink, inAddress, partsOf, trailOf } from './links.ts';
import { type Fields, gitHubPages, type Place, repositoryAt } from './place.ts';
import { runTable } from './run-pages.ts';
import { words } from './words.ts';

/** Repositories, with lists of their issues, pull requests and releases. */
export function addRepositoryPages({ app, cloud, show }: FacePages): void {
  const { githubApi } = cloud;

  app.get(gitHubPages, (context) => {
    const names = [
      ...new Set(cloud.sites.map(({ repository: { owner, name } }) => `${owner}/${name}`)),
    ];
    const known = names.filter((name) => githubApi.repository(name) !== undefined);
    const items = known.map((name) => html`<li><a href="${gitHubPages}/${name}">${name}</a></li>`);
    const content = html`<p>What is at https://github.com for the sites of this local cloud.</p><ul>${items}</ul>`;
    return show(context, { title: 'Repositories', content });
  });

  app.get(`${gitHubPages}/:owner/:name`, async (context) => {
    const place = repositoryAt(cloud, context);
    if (!place) return context.notFound();
    const { page, repository } = place;
    const refs = await place.list('/git/matching-refs/heads/');
    const branches = refs.map(({ ref }) => text(ref).replace('refs/heads/', ''));
    const content = html`<h2>Branches</h2>
<ul>${branches.map((name) => html`<li><a href="${page}/tree/${inAddress(name)}">${name}</a></li>`)}</ul>
${branches.length === 0 ? html`<p class="none">None: nothing was pushed to it.</p>` : ''}`;
    const parts = partsOf(place);
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
      const place = repositoryAt(cloud, context);
      if (!place) return context.notFound();
      const found = await place.list(`/${kind}?state=all`);
      const own =
        kind === 'pulls' ? found : found.filter(({ pull_request }) => pull_request === undefined);
      return show(context, {
        title,
        content: itemTable(title, own, place),
        trail: trailOf(place),
        parts: partsOf(place),
      });
    });

  app.get(`${gitHubPages}/:owner/:name/releases`, (context) => {
    const place = repositoryAt(cloud, context);
    if (!place) return context.notFound();
    const rows = place.repository.releases
      .toReversed()
      .map(({ id, tag, draft, createdAt }) => [
        html`<a href="${place.page}/releases/tag/${draft ? `untagged-${id}` : inAddress(tag)}">${tag}</a>`,
        state(draft ? 'draft' : 'published'),
        time(createdAt),
      ]);
    const content = table('Releases', ['Tag', 'State', 'Made'], rows);
    return show(context, {
      title: 'Releases',
      content,
      trail: trailOf(place),
      parts: partsOf(place),
    });
  });

  app.get(`${gitHubPages}/:owner/:name/releases/tag/:tag{.+}`, async (context) => {
    const place = repositoryAt(cloud, context);
    if (!place) return context.notFound();
    const tag = context.req.param('tag') ?? '';
    const release = place.repository.releases.find(
      (one) => (one.draft ? `untagged-${one.id}` : one.tag) === tag,
    );
    const ref = await place.get(`/git/ref/tags/${inAddress(tag)}`);
    if (!release && !ref) return context.notFound();
    const commit = text(record(ref?.object).sha);
    const content = html`${commit === '' ? '' : html`<p>Commit ${commitLink(place, commit)}</p>`}
${release ? words(release.body, cloud) : html`<p>A tag without a release.</p>`}`;
    const title = release ? `Release ${release.name || release.tag}` : tag;
    return show(context, {
      title,
      content,
      trail: [...trailOf(place), [`${place.page}/releases`, 'Releases']],
    });
  });

  app.get(`${gitHubPages}/:owner/:name/actions`, (context) => {
    const place = repositoryAt(cloud, context);
    if (!place) return context.notFound();
    const content = runTable('Runs', place, place.repository.runs);
    return show(context, { title: 'Runs', content, trail: trailOf(place), parts: partsOf(place) });
  });
}

function itemTable(caption: string, items: readonly Fields[], { page }: Place): Markup {
  const rows = items.map((item) => {
    const kind = caption === 'Issues' ? 'issues' : 'pull';
    return [
      html`<a href="${page}/${kind}/${String(item.number)}">#${String(item.number)} ${text(item.title)}</a>`,
      state(item.merged_at ? 'merged' : item.draft === true ? 'draft' : text(item.state)),
      text(record(item.user).login),
    ];
  });
  return table(caption, ['Title', 'State', 'By'], rows);
}
