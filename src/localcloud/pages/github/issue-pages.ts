import type { Context } from 'hono';
import { html } from 'hono/html';
import { addReview } from '../../github/agents.ts';
import { type LocalReview, nextId } from '../../github/state.ts';
import { type Fields, record, text } from '../../github/values.ts';
import { form, type Markup, select, state, table, time } from '../layout.ts';
import type { PageContext, SentForm } from '../page-context.ts';
import { differences } from './diff.ts';
import { commitLink, getTrail } from './links.ts';
import { renderText } from './render-text.ts';
import {
  getState,
  gitHubPages,
  type RepositoryView,
  repositoryAt,
  visitor,
} from './repository-view.ts';
import { runTable } from './run-pages.ts';

const methods = ['merge', 'squash', 'rebase'] as const;

const doneMessages: Readonly<Record<string, string>> = {
  comment: 'Comment added.',
  approve: 'Approved.',
  'request changes': 'Changes requested.',
  close: 'Closed.',
  ready: 'Ready for review.',
  merge: 'Merged.',
};

export function addIssuePages(pageContext: PageContext): void {
  const { app, cloud, show, fields, formToken, done } = pageContext;
  const path = `${gitHubPages}/:owner/:name`;

  const issuePage = async (context: Context, number: number, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    const issue = await view?.get(`/issues/${number}`);
    if (!view) return context.notFound();
    const isPull =
      issue?.pull_request !== undefined || (await view.get(`/pulls/${number}`)) !== undefined;
    if (isPull) return context.redirect(`${view.page}/pull/${number}`);
    if (!issue) return context.notFound();
    const acts = issue.state === 'open' ? ['comment', 'close'] : ['comment'];
    const content = html`${head(issue)}${renderText(text(issue.body), cloud)}${talk(view, number, cloud)}
${speak(`${view.page}/issues/${number}`, acts, sent)}`;
    const trail = [...getTrail(view), [`${view.page}/issues`, 'Issues']] as const;
    return show(context, { title: `#${number} ${text(issue.title)}`, content, trail }, sent);
  };

  const pullPage = async (context: Context, number: number, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    const pull = await view?.get(`/pulls/${number}`);
    if (!view) return context.notFound();
    if (!pull) {
      const issue = await view.get(`/issues/${number}`);
      if (issue) return context.redirect(`${view.page}/issues/${number}`);
      return context.notFound();
    }
    const [from, into] = [record(pull.head), record(pull.base)];
    const merge = view.repository.merges.find((candidate) => candidate.number === number);
    const commit = text(from.sha);
    const sides = merge
      ? { base: merge.before, head: merge.head }
      : { base: text(into.sha), head: commit };
    const checks = await view.get(`/commits/${commit}/check-runs`);
    const runs = view.repository.runs.filter((run) => run.commit === commit);
    const isOpen = pull.state === 'open';
    const acts = isOpen ? ['comment', 'approve', 'request changes', 'close'] : ['comment'];
    const content = html`${head(pull)}
<p><code>${text(from.ref)}</code> into <code>${text(into.ref)}</code>, last commit ${commitLink(view, commit)}${
      merge && html`, merged as ${commitLink(view, merge.commit)}`
    }</p>
${renderText(text(pull.body), cloud)}
<h2>Checks</h2>${checkTable(checks)}${runTable('Runs of the last commit', view, runs)}
${await differences(view, cloud, sides)}
${talk(view, number, cloud)}
${isOpen ? mergeForm(view, pull, sent?.fields.method) : ''}
${speak(`${view.page}/pull/${number}`, acts, sent)}`;
    const trail = [...getTrail(view), [`${view.page}/pulls`, 'Pull requests']] as const;
    return show(context, { title: `#${number} ${text(pull.title)}`, content, trail }, sent);
  };

  app.get(`${path}/issues/:number{[0-9]+}`, (context) =>
    issuePage(context, Number(context.req.param('number'))),
  );
  app.get(`${path}/pull/:number{[0-9]+}`, (context) =>
    pullPage(context, Number(context.req.param('number'))),
  );

  app.post(`${path}/:kind{issues|pull}/:number{[0-9]+}`, async (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const { kind = '', number = '' } = context.req.param();
    const isThere = (await view.get(`/issues/${number}`)) ?? (await view.get(`/pulls/${number}`));
    if (!isThere) return context.notFound();
    const formFields = await fields(context);
    const { act = '', words = '', method = 'merge' } = formFields;
    const message = await carryOut(view, Number(number), act, { words, method });
    if (!message)
      return done(context, `${view.page}/${kind}/${number}`, doneMessages[act] ?? 'Done.');
    const sent = { fields: formFields, refused: { status: 422, message, details: [] } };
    if (kind === 'pull') return pullPage(context, Number(number), sent);
    return issuePage(context, Number(number), sent);
  });

  function mergeForm(
    repositoryView: RepositoryView,
    pull: Fields,
    chosen: string | undefined,
  ): Markup {
    const at = `${repositoryView.page}/pull/${String(pull.number)}`;
    if (pull.draft === true)
      return form(
        at,
        formToken,
        html`<input type="hidden" name="act" value="ready">`,
        'Ready for review',
      );
    return form(
      at,
      formToken,
      html`<input type="hidden" name="act" value="merge">
<label for="method">Merge by</label>${select('method', 'method', methods, chosen)}`,
      'Merge pull request',
    );
  }

  function speak(address: string, acts: readonly string[], sent: SentForm | undefined): Markup {
    const { words = '', act } = sent?.fields ?? {};
    const content = html`<label for="words">Comment</label>
<textarea id="words" name="words" rows="3">${words}</textarea>
<label for="act">What to do</label>${select('act', 'act', acts, act)}`;
    return html`<h2>Comment or act as ${visitor}</h2>${form(address, formToken, content, 'Send')}`;
  }
}

function talk(view: RepositoryView, number: number, cloud: PageContext['cloud']): Markup {
  const { comments, reviews } = view.repository;
  const remarks = [
    ...comments
      .filter((comment) => comment.issue === number)
      .map((comment) => ({ ...comment, id: `issuecomment-${comment.id}`, what: 'wrote' })),
    ...reviews
      .filter((review) => review.pull === number)
      .map((review) => ({
        ...review,
        id: `pullrequestreview-${review.id}`,
        what: review.state.toLowerCase().replace('_', ' '),
      })),
  ].sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  const articles = remarks.map(({ id, author, body, at = '', what }) => {
    const heading = html`<h3>${author} <small>${what} ${time(at)}</small></h3>`;
    return html`<article class="card" id="${id}">${heading}${renderText(body, cloud)}</article>`;
  });
  return html`<h2>Comments (${remarks.length})</h2>${articles}`;
}

const reviewStates: Readonly<Record<string, LocalReview['state']>> = {
  approve: 'APPROVED',
  'request changes': 'CHANGES_REQUESTED',
};

/** @returns the reason for a refusal */
async function carryOut(
  repositoryView: RepositoryView,
  number: number,
  act: string,
  options: { readonly words: string; readonly method: string },
): Promise<string | undefined> {
  const { words, method } = options;
  const { repository, get, send } = repositoryView;
  const pull = await get(`/pulls/${number}`);
  if (act === 'merge') return send('PUT', `/pulls/${number}/merge`, { merge_method: method });
  if (act === 'ready') return send('PATCH', `/pulls/${number}`, { draft: false });
  if (act === 'close') return send('PATCH', `/issues/${number}`, { state: 'closed' });
  if (act === 'comment') {
    if (words.trim() === '') return 'Write something first.';
    const at = new Date().toISOString();
    repository.comments.push({ id: nextId(), issue: number, body: words, author: visitor, at });
    return undefined;
  }
  const state = Object.hasOwn(reviewStates, act) ? reviewStates[act] : undefined;
  if (!state || !pull) return `The action "${act}" is not possible here.`;
  const commit = text(record(pull.head).sha);
  addReview(repository, { pull: number, author: visitor, state, body: words, commit });
  return undefined;
}

function head(item: Fields): Markup {
  const stateName = getState(item);
  return html`<p>${state(stateName)}, by ${text(record(item.user).login)},
${time(text(item.created_at) || undefined)}</p>`;
}

function checkTable(checks: Fields | undefined): Markup {
  const found = Array.isArray(checks?.check_runs) ? checks.check_runs.map(record) : [];
  return table(
    'Checks',
    ['Name', 'State'],
    found.map(({ name, status, conclusion }) => [
      text(name),
      state(text(conclusion) || text(status)),
    ]),
  );
}
