import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Fields, record, records, text } from '../../github/rest/values.ts';
import { form, type Markup, select, state, table, time } from '../frame/layout.ts';
import type { PageContext, SentForm } from '../frame/page-context.ts';
import { differences } from './file-pages.ts';
import { renderMarkdown } from './markdown.ts';
import {
  commitLink,
  getState,
  getTrail,
  type RepositoryView,
  repositoryAt,
  repositoryPath,
  visitor,
} from './repository-view.ts';
import { runTable } from './run-pages.ts';

const methods = ['merge', 'squash', 'rebase'] as const;

const doneMessages: Readonly<Record<string, string>> = {
  comment: 'Comment added.',
  approve: 'Approved.',
  'request changes': 'Changes requested.',
  close: 'Closed.',
  'close as not planned': 'Closed as not planned.',
  reopen: 'Reopened.',
  ready: 'Ready for review.',
  merge: 'Merged.',
};

export function addIssuePages(pageContext: PageContext): void {
  const { app, cloud, show, fields, done } = pageContext;

  const page = async (context: Context, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    const number = Number(context.req.param('number'));
    const pull = await view?.get(`/pulls/${number}`);
    const item = pull ?? (await view?.get(`/issues/${number}`));
    if (!view || !item) return context.notFound();
    const kind = pull ? 'pull' : 'issues';
    if (context.req.param('kind') !== kind)
      return context.redirect(`${view.page}/${kind}/${number}`);
    const list = pull ? (['pulls', 'Pull requests'] as const) : (['issues', 'Issues'] as const);
    const about = pull && (await renderPull(pageContext, view, pull));
    const mergeable = pull?.state === 'open' && pull;
    const acts = getActs(item, pull !== undefined);
    const content = html`${head(item)}${about?.head}
${renderMarkdown(text(item.body), cloud)}${about?.changes}
${talk(view, number, cloud)}
${mergeable && mergeForm(view, mergeable, sent?.fields?.method)}
${speak(`${view.page}/${kind}/${number}`, acts, sent)}`;
    const title = `#${number} ${text(item.title)}`;
    return show(context, { title, content, trail: getTrail(view, list) }, sent);
  };
  const path = `${repositoryPath}/:kind{issues|pull}/:number{[0-9]+}`;

  app.get(path, (context) => page(context));

  app.post(path, async (context) => {
    const view = repositoryAt(cloud, context);
    const { kind = '', number = '' } = context.req.param();
    const isThere = (await view?.get(`/issues/${number}`)) ?? (await view?.get(`/pulls/${number}`));
    if (!view || !isThere) return context.notFound();
    const formFields = await fields(context);
    const { act = '', words = '', method = 'merge' } = formFields;
    const message = await carryOut(view, Number(number), act, { words, method });
    if (!message)
      return done(context, `${view.page}/${kind}/${number}`, doneMessages[act] ?? 'Done.');
    return page(context, { fields: formFields, refused: { status: 422, message, details: [] } });
  });
}

function getActs(item: Fields, isPull: boolean): readonly string[] {
  const acts = isPull ? ['comment', 'approve', 'request changes'] : ['comment'];
  // GitHub also accepts reviews of merged pull requests, e.g. of the result on Preview.
  if (item.merged === true) return acts;
  if (item.state !== 'open') return [...acts, 'reopen'];
  return isPull ? [...acts, 'close'] : [...acts, 'close', 'close as not planned'];
}

async function renderPull({ cloud }: PageContext, view: RepositoryView, pull: Fields) {
  const [from, into] = [record(pull.head), record(pull.base)];
  const merge = view.repository.merges.find((candidate) => candidate.number === pull.number);
  const commit = text(from.sha);
  const sides = merge
    ? { base: merge.before, head: merge.head }
    : { base: text(into.sha), head: commit };
  const checks = await view.get(`/commits/${commit}/check-runs`);
  const runs = view.repository.runs.filter((run) => run.commit === commit);
  const merged = merge && html`, merged as ${commitLink(view, merge.commit)}`;
  return {
    head: html`<p><code>${text(from.ref)}</code> into <code>${text(into.ref)}</code>,
last commit ${commitLink(view, commit)}${merged}</p>`,
    changes: html`${checkTable(checks)}
${runTable('Runs of the last commit', view, runs)}
${await differences(view, cloud, sides)}`,
  };
}

function mergeForm(view: RepositoryView, pull: Fields, chosen: string | undefined): Markup {
  const at = `${view.page}/pull/${String(pull.number)}`;
  const ready = html`<input type="hidden" name="act" value="ready">`;
  if (pull.draft === true) return form(at, ready, 'Ready for review');
  const choice = html`<input type="hidden" name="act" value="merge">
<label for="method">Merge method</label>${select('method', 'method', methods, chosen)}`;
  return form(at, choice, 'Merge pull request');
}

function speak(address: string, acts: readonly string[], sent: SentForm | undefined): Markup {
  const { words = '', act } = sent?.fields ?? {};
  const content = html`<label for="words">Comment</label>
<textarea id="words" name="words" rows="3">${words}</textarea>
<label for="act">Action</label>${select('act', 'act', acts, act)}`;
  return html`<h2>Comment or act as ${visitor}</h2>${form(address, content, 'Send')}`;
}

function talk(view: RepositoryView, number: number, cloud: PageContext['cloud']): Markup {
  const comments = view.repository.comments
    .filter((comment) => comment.issue === number)
    .map((comment) => ({ ...comment, id: `issuecomment-${comment.id}`, what: 'wrote' }));
  const reviews = view.repository.reviews
    .filter((review) => review.pull === number)
    .map((review) => {
      const what = review.state.toLowerCase().replace('_', ' ');
      return { ...review, id: `pullrequestreview-${review.id}`, what };
    });
  const remarks = [...comments, ...reviews].sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  const articles = remarks.map(({ id, author, body, at = '', what }) => {
    const heading = html`<h3>${author} <small>${what} ${time(at)}</small></h3>`;
    const content = renderMarkdown(body, cloud);
    return html`<article class="card" id="${id}">${heading}${content}</article>`;
  });
  return html`<h2>Comments (${remarks.length})</h2>${articles}`;
}

const reviewEvents = new Map([
  ['approve', 'APPROVE'],
  ['request changes', 'REQUEST_CHANGES'],
]);

async function carryOut(
  view: RepositoryView,
  number: number,
  act: string,
  { words, method }: { readonly words: string; readonly method: string },
): Promise<string | undefined> {
  const { get, send } = view;
  if (act === 'merge') return send('PUT', `/pulls/${number}/merge`, { merge_method: method });
  if (act === 'ready') return send('MUTATION', `/pulls/${number}/ready`, {});
  if (act === 'close') return send('PATCH', `/issues/${number}`, { state: 'closed' });
  if (act === 'close as not planned')
    return send('PATCH', `/issues/${number}`, { state: 'closed', state_reason: 'not_planned' });
  if (act === 'reopen') return send('PATCH', `/issues/${number}`, { state: 'open' });
  if (act === 'comment') {
    if (words.trim() === '') return 'Enter a comment first.';
    return send('POST', `/issues/${number}/comments`, { body: words });
  }
  const event = (await get(`/pulls/${number}`)) && reviewEvents.get(act);
  if (!event) return `The action "${act}" is not possible here.`;
  return send('POST', `/pulls/${number}/reviews`, { event, body: words });
}

function head(item: Fields): Markup {
  return html`<p>${state(getState(item))}, by ${text(record(item.user).login)},
${time(text(item.created_at) || undefined)}</p>`;
}

function checkTable(checks: Fields | undefined): Markup {
  const rows = records(checks?.check_runs).map(({ name, status, conclusion }) => [
    text(name),
    state(text(conclusion) || text(status)),
  ]);
  return table('Checks', ['Name', 'State'], rows);
}
