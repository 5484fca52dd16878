import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  AutomationPotential,
  DevelopmentRequest,
  RequestClass,
  RequestCreate,
  RequestList,
  type RequestStatus,
  requestMoves,
} from '../../../contracts/portal/development-request.ts';
import { compact } from '../../../shared/compact.ts';
import type { Refused } from '../../portal/portal-calls.ts';
import { type Field, getLabels, renderFields } from '../frame/editor.ts';
import { form, type Markup, select, time } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { hasLevel } from '../frame/person.ts';
import { findObstacle } from '../frame/read-only.ts';
import { defineFields } from '../frame/schema-fields.ts';
import { addressLink } from '../github/markdown.ts';
import { gitHubPages } from '../github/repository-view.ts';

function analysis(request: DevelopmentRequest, sent: SentForm['fields'] = {}): Markup {
  const { id, classification, automationPotential } = request;
  const kind = sent.classification ?? classification;
  const potential = sent.automationPotential ?? automationPotential;
  const potentials = ['', ...AutomationPotential.options];
  return html`<label for="classification-${id}">Kind</label>
${select(`classification-${id}`, 'classification', ['', ...RequestClass.options], kind)}
<label for="automationPotential-${id}">Can be automated</label>
${select(`automationPotential-${id}`, 'automationPotential', potentials, potential)}
<p class="hint">The triage needs both.</p>`;
}

function renderLinks(request: DevelopmentRequest, gitHub: string): Markup {
  const link = (kind: string, name: string, number: number | undefined) =>
    number && html`<p><a href="${gitHub}/${kind}/${number}">${name} #${number}</a></p>`;
  return html`${link('issues', 'Issue', request.issueNumber)}
${link('pull', 'Pull request', request.pullRequestNumber)}`;
}

export function addRequestPages(pages: PageContext): void {
  const { app, cloud, calls, show, fields, done } = pages;
  const columns = Object.keys(requestMoves) as RequestStatus[];

  /** Renders the requests of a site. `moved` is the request that a rejected form tried to move. */
  const page = async (context: Context, id: string, sent?: SentForm, moved?: string) => {
    const [site, { requests }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/requests`, RequestList),
    ]);
    const siteRepository = cloud.sites.find((item) => item.id === id)?.repository;
    const gitHub = `${gitHubPages}/${siteRepository?.owner}/${siteRepository?.name}`;
    const toCard = (request: DevelopmentRequest) => {
      const form = moved === request.id ? sent?.fields : undefined;
      return renderCard(pages, { id, request, gitHub, sent: form });
    };
    const board = columns.map((status) => {
      const cards = requests.filter((request) => request.status === status).map(toCard);
      return html`<section aria-label="${status}"><h2>${status} (${cards.length})</h2>
${cards}</section>`;
    });
    const submission = renderSubmission(moved === undefined ? sent?.fields : undefined);
    const submitForm = html`<h2>Submit a request</h2>
${form(`${siteAddress(id)}/requests`, submission, 'Submit')}`;
    const content = html`${findObstacle(site, undefined, 'admin')}
<div class="board">${board}</div>
${mayEdit(id) && submitForm}`;
    const labelled = sent && { ...sent, labels: getLabels(newRequest) };
    return show(context, { title: 'Development requests', content, ...siteFrame(site) }, labelled);
  };

  app.get('/sites/:id/requests', (context) => page(context, context.req.param('id')));

  const submitted = new Set<string>();
  app.post('/sites/:id/requests', async (context) => {
    const id = context.req.param('id');
    const formFields = await fields(context);
    const { title = '', description = '', once = '' } = formFields;
    // A double click submits the form twice.
    const confirm = () => done(context, `${siteAddress(id)}/requests`, `Submitted: ${title}`);
    if (once !== '' && submitted.has(once)) return confirm();
    submitted.add(once);
    const { refused } = await calls.send('POST', `${siteApi(id)}/requests`, { title, description });
    if (!refused) return confirm();
    submitted.delete(once);
    return page(context, id, { fields: formFields, refused });
  });

  // A rejected form is shown again at this URL, which isn't a page. Redirect visits to the list.
  app.get('/sites/:id/requests/:request', (context) => {
    const { id, request } = context.req.param();
    return context.redirect(`${siteAddress(id)}/requests#${encodeURIComponent(request)}`);
  });

  app.post('/sites/:id/requests/:request', async (context) => {
    const { id, request } = context.req.param();
    const formFields = await fields(context);
    const { move = '', reason = '', classification = '', automationPotential = '' } = formFields;
    const path = `${siteApi(id)}/requests/${encodeURIComponent(request)}`;
    const { value: now, etag } = await calls.read(path, DevelopmentRequest);
    const moveRequest = () => {
      if (formFields.base !== now.updatedAt) return { refused: movedMeanwhile(now) };
      // Send the version on the page: the portal rejects the approval of an outdated version.
      const { shown = '' } = formFields;
      if (move === 'approve') return calls.send('POST', `${path}/approval`, { shown });
      const given = Object.entries({ reason, classification, automationPotential });
      const change = Object.fromEntries(given.filter(([, value]) => value !== ''));
      return calls.send('PATCH', path, { status: move, ...change }, etag);
    };
    const { refused } = await moveRequest();
    if (refused) return page(context, id, { fields: formFields, refused }, request);
    const message = move === 'approve' ? 'Approved.' : `Moved to ${move}.`;
    return done(context, `${siteAddress(id)}/requests`, message);
  });
}

function movedMeanwhile({ status, history }: DevelopmentRequest): Refused {
  const by = history.at(-1)?.by ?? '';
  const message =
    `Nothing was saved: the request has changed since you opened the page. It is ${status} now` +
    `${by && `, by ${by}`}. Check it, then move it again.`;
  return { status: 412, message, details: [] };
}

const submission = defineFields(RequestCreate);
const newRequest: readonly Field[] = [
  submission('title', 'Title'),
  submission('description', 'Description', { kind: 'long' }),
];

const mayEdit = (id: string) => hasLevel(id, 'admin');

function renderSubmission(sent: SentForm['fields'] = {}): Markup {
  return html`<input type="hidden" name="once" value="${randomUUID()}">
${renderFields(newRequest, sent)}`;
}

interface Card {
  readonly id: string;
  readonly request: DevelopmentRequest;
  readonly gitHub: string;
  readonly sent?: SentForm['fields'];
}

function renderCard(pages: PageContext, card: Card): Markup {
  const { request, gitHub } = card;
  const { waitsFor } = request;
  const waits = waitsFor && addressLink(waitsFor.url, pages.cloud, waitsFor.what);
  const of = html`<span class="hidden"> of ${request.title}</span>`;
  const preview = request.previewUrl && addressLink(request.previewUrl, pages.cloud, 'Preview');
  return html`<article class="card" id="${request.id}"><h3>${request.title}</h3>
<p class="prose">${request.description}</p>
<p><small>by ${request.requester}, ${time(request.createdAt)}</small></p>
${renderLinks(request, gitHub)}
${preview && html`<p>${preview}</p>`}
${waits && html`<p>Waiting: ${waits}</p>`}
${request.approval && html`<p>Approved by ${request.approval.by}.</p>`}
<details><summary>History${of}</summary><ul>${request.history.map(renderStep)}</ul></details>
${renderMoves(card, of)}
</article>`;
}

function renderStep(step: DevelopmentRequest['history'][number]): Markup {
  const reason = step.reason && html`: ${step.reason}`;
  return html`<li>${step.status}, ${time(step.at)}, ${step.by}${reason}</li>`;
}

function renderMoves(card: Card, of: Markup): Markup | '' {
  const { id, request, sent } = card;
  const moves = compact([
    ...requestMoves[request.status],
    request.status === 'in-review' && !request.approval && 'approve',
  ]);
  if (moves.length === 0 || !mayEdit(id)) return '';
  const { shown = '' } = request;
  const content = html`<input type="hidden" name="base" value="${request.updatedAt}">
<input type="hidden" name="shown" value="${shown}">
<label for="move-${request.id}">Next step</label>
${select(`move-${request.id}`, 'move', moves, sent?.move)}
${request.status === 'submitted' && analysis(request, sent)}
<label for="reason-${request.id}">Reason, for a rejection</label>
<input type="text" id="reason-${request.id}" name="reason" value="${sent?.reason ?? ''}">`;
  const address = `${siteAddress(id)}/requests/${encodeURIComponent(request.id)}`;
  const moveForm = form(address, content, 'Move');
  return html`<details${sent && html` open`}><summary>Move${of}</summary>${moveForm}</details>`;
}
