import { html } from 'hono/html';
import {
  AutomationPotential,
  type DevelopmentRequest,
  RequestClass,
  RequestList,
  type RequestStatus,
  requestMoves,
} from '../../../portal/contract/development-request.ts';
import { SiteDetail } from '../../../portal/contract/site.ts';
import type { FacePages } from '../face-pages.ts';
import { gitHubPages } from '../github/place.ts';
import { addressLink } from '../github/words.ts';
import { form, type Markup, select, time } from '../layout.ts';

/** What the analysis of a request says before the triage; the pipeline sets it otherwise. */
function analysis({ id, classification, automationPotential }: DevelopmentRequest): Markup {
  const choice = (name: string, label: string, words: readonly string[], chosen: string | undefined) =>
    html`<label for="${name}-${id}">${label}</label>${select(`${name}-${id}`, name, ['', ...words], chosen)}`;
  return html`${choice('classification', 'Kind, for the triage', RequestClass.options, classification)}
${choice('automationPotential', 'Can be automated', AutomationPotential.options, automationPotential)}`;
}

/** The issue and the pull request of a request, on the local GitHub. */
function linksOf({ issueNumber, pullRequestNumber }: DevelopmentRequest, gitHub: string): Markup {
  const link = (kind: string, name: string, number: number | undefined) =>
    number === undefined ? '' : html`<p><a href="${gitHub}/${kind}/${number}">${name} #${number}</a></p>`;
  return html`${link('issues', 'Issue', issueNumber)}${link('pull', 'Pull request', pullRequestNumber)}`;
}

/** Development requests as a board: a column for each state, with the history and the moves of each request. */
export function addRequestPages({ app, cloud, calls, show, fields, back, notice, formToken }: FacePages): void {
  const columns = Object.keys(requestMoves) as RequestStatus[];

  app.get('/sites/:id/requests', async (context) => {
    const id = context.req.param('id');
    const path = `/api/sites/${encodeURIComponent(id)}`;
    const [site, { requests }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/requests`, RequestList),
    ]);
    const own = cloud.sites.find((one) => one.id === id)?.repository;
    const gitHub = `${gitHubPages}/${own?.owner}/${own?.name}`;
    const board = columns.map((status) => {
      const inColumn = requests.filter((request) => request.status === status);
      const cards = inColumn.map((request) => card(id, request, gitHub));
      return html`<section aria-label="${status}"><h2>${status} (${cards.length})</h2>${cards}</section>`;
    });
    const content = html`<div class="board" tabindex="0" role="region" aria-label="Board">${board}</div>
<h2>Submit a request</h2>
${form(
  `/sites/${id}/requests`,
  formToken,
  html`<label for="title">Title</label><input type="text" id="title" name="title" required maxlength="200">
<label for="description">What is wanted</label><textarea id="description" name="description" rows="4"></textarea>`,
  'Submit',
)}`;
    const trail = [
      ['/', 'Sites'],
      [`/sites/${id}`, site.name],
    ] as const;
    return show(context, { title: 'Development requests', content, trail, notice: notice(context) });
  });

  app.post('/sites/:id/requests', async (context) => {
    const id = context.req.param('id');
    const { title = '', description = '' } = await fields(context);
    const refused = await calls.send('POST', `/api/sites/${encodeURIComponent(id)}/requests`, { title, description });
    return back(context, `/sites/${id}/requests`, refused, `Submitted: ${title}`);
  });

  app.post('/sites/:id/requests/:request', async (context) => {
    const { id, request } = context.req.param();
    const { move = '', reason = '', classification = '', automationPotential = '' } = await fields(context);
    const path = `/api/sites/${encodeURIComponent(id)}/requests/${encodeURIComponent(request)}`;
    const refused =
      move === 'approve'
        ? await calls.send('POST', `${path}/approval`, {})
        : await calls.send('PATCH', path, {
            status: move,
            ...(reason !== '' && { reason }),
            ...(classification !== '' && { classification }),
            ...(automationPotential !== '' && { automationPotential }),
          });
    return back(context, `/sites/${id}/requests`, refused, move === 'approve' ? 'Approved.' : `Moved to ${move}.`);
  });

  function card(id: string, request: DevelopmentRequest, gitHub: string): Markup {
    const moves = [
      ...requestMoves[request.status],
      ...(request.status === 'in-review' && request.approval === undefined ? ['approve'] : []),
    ];
    return html`<article class="card"><h3>${request.title}</h3><p>${request.description}</p>
<p><small>by ${request.requester}, ${time(request.createdAt)}</small></p>
${linksOf(request, gitHub)}
${request.previewUrl === undefined ? '' : html`<p>${addressLink(request.previewUrl, cloud, 'Preview')}</p>`}
${request.approval === undefined ? '' : html`<p>Approved by ${request.approval.by}.</p>`}
<details><summary>History of ${request.title}</summary><ul>${request.history.map(
      (step) => html`<li>${step.status}, ${time(step.at)}, ${step.by}${step.reason ? html`: ${step.reason}` : ''}</li>`,
    )}</ul></details>
${
  moves.length === 0
    ? ''
    : html`<details><summary>Move ${request.title}</summary>${form(
        `/sites/${id}/requests/${encodeURIComponent(request.id)}`,
        formToken,
        html`<label for="move-${request.id}">Next step</label>
${select(`move-${request.id}`, 'move', moves)}
${request.status === 'submitted' ? analysis(request) : ''}
<label for="reason-${request.id}">Reason, for a rejection</label>
<input type="text" id="reason-${request.id}" name="reason">`,
        'Do it',
      )}</details>`
}</article>`;
  }
}
