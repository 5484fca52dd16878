import type { Context } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { BlogPost, BlogPostList, BlogPostUpdate } from '../../../contracts/portal/site.ts';
import { Slug } from '../../../contracts/portal/values.ts';
import type { Refused } from '../../portal/portal-calls.ts';
import {
  type Editing,
  editRecord,
  type Field,
  getLabels,
  nothingChanged,
  type Resource,
  readTyped,
  renderEditor,
  renderFields,
  saveForm,
} from '../frame/editor.ts';
import { form, table, time } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { findObstacle, renderValues } from '../frame/read-only.ts';
import { defineFields } from '../frame/schema-fields.ts';

const field = defineFields(BlogPostUpdate);
const fields: readonly Field[] = [
  field('title', 'Title'),
  field('author', 'Author'),
  field('publishedAt', 'Published', { hint: 'In UTC, for example 2026-11-20T09:00:00Z.' }),
  field('tags', 'Tags', { hint: 'One per line.' }),
  field('excerpt', 'Excerpt', { kind: 'long' }),
  field('body', 'Text', { kind: 'long', hint: 'In Markdown.' }),
];
export const postLabels = getLabels(fields);
const newFields: readonly Field[] = [
  defineFields(z.object({ slug: Slug }))('slug', 'Last part of the address', { isRequired: true }),
  ...fields.slice(0, 2),
];

const inUse: Refused = {
  status: 409,
  message: 'Nothing was saved. Problems:',
  details: [{ field: 'slug', message: 'A post with this address exists already.' }],
};

export function addPostPages(pages: PageContext): void {
  const { app, calls, fields: readForm, done } = pages;
  app.get('/sites/:id/posts', (context) => showPosts(pages, context));

  app.post('/sites/:id/posts', async (context) => {
    const id = context.req.param('id');
    const sent = await readForm(context);
    const { slug = '', title = '', author = '' } = sent;
    const { posts } = await calls.get(`${siteApi(id)}/posts`, BlogPostList);
    let refused: Refused | undefined = inUse;
    if (posts.every((post) => post.slug !== slug)) {
      const post = { title, author, excerpt: '', tags: [], body: '' };
      ({ refused } = await calls.send('PUT', toResource(id, slug).path, post));
    }
    if (refused)
      return showPosts(pages, context, { fields: sent, refused, labels: getLabels(newFields) });
    return done(context, formatAddress(id, slug), 'Created. Write its text.');
  });

  app.get('/sites/:id/posts/:slug', (context) => showPost(pages, context));

  app.post('/sites/:id/posts/:slug', async (context) => {
    const { id, slug } = context.req.param();
    const sent = await readForm(context);
    const resource = toResource(id, slug);
    if (sent.delete === 'on') {
      const { refused } = await calls.send('DELETE', resource.path);
      if (refused)
        return showPost(pages, context, { ...(await readTyped(calls, resource, sent)), refused });
      return done(context, `${siteAddress(id)}/posts`, 'Deleted.');
    }
    const saved = await saveForm(calls, resource, sent);
    if (saved.refused) return showPost(pages, context, saved);
    const message = saved.isSame ? nothingChanged : 'Saved. The site reads it at once.';
    return done(context, formatAddress(id, slug), message);
  });
}

const formatAddress = (id: string, slug: string) =>
  `${siteAddress(id)}/posts/${encodeURIComponent(slug)}`;

function toResource(id: string, slug: string): Resource<BlogPost> {
  const path = `${siteApi(id)}/posts/${encodeURIComponent(slug)}`;
  return { path, schema: BlogPost, fields };
}

async function showPosts({ calls, show }: PageContext, context: Context, sent?: SentForm) {
  const id = context.req.param('id') ?? '';
  const [site, { posts }] = await Promise.all([
    calls.site(id),
    calls.get(`${siteApi(id)}/posts`, BlogPostList),
  ]);
  const rows = posts.map((post) => [
    html`<a href="${formatAddress(id, post.slug)}">${post.title}</a>`,
    post.author,
    post.tags.join(', '),
    time(post.publishedAt),
  ]);
  const list = table('Posts', ['Title', 'Author', 'Tags', 'Published'], rows);
  const obstacle = findObstacle(site, 'blogEnabled');
  // Show the form after a rejected save even if the blog was switched off, to keep its text.
  const isEditable = !obstacle || sent !== undefined;
  const content = html`${obstacle}${list}
${isEditable && newPostForm(id, sent?.fields)}`;
  return show(context, { title: 'Blog', content, ...siteFrame(site) }, sent);
}

function newPostForm(id: string, typed: SentForm['fields'] = {}) {
  return html`<h2>New post</h2>
${form(`${siteAddress(id)}/posts`, renderFields(newFields, typed), 'Create')}`;
}

async function showPost({ calls, show }: PageContext, context: Context, sent?: Editing) {
  const { id = '', slug = '' } = context.req.param() as Record<string, string>;
  const resource = toResource(id, slug);
  const [site, post] = await Promise.all([
    calls.site(id),
    calls.get(resource.path, resource.schema),
  ]);
  const editing = sent ?? editRecord(resource, post);
  const address = formatAddress(id, slug);
  const deletion = form(address, html`<input type="hidden" name="delete" value="on">`, 'Delete');
  const obstacle = sent ? undefined : findObstacle(site, 'blogEnabled');
  const content = obstacle
    ? renderValues('Post', fields, editing.values, obstacle)
    : html`${renderEditor(address, fields, editing)}
<details><summary>Delete this post</summary>${deletion}</details>`;
  const frame = siteFrame(site, [`${siteAddress(id)}/posts`, 'Blog']);
  const refused = sent?.refused;
  const page = { title: post.title, content, ...frame };
  return show(context, page, refused && { refused, labels: postLabels });
}
