import type { Context } from 'hono';
import { html } from 'hono/html';
import { approveRun } from '../../github/occasions.ts';
import type { LocalRun } from '../../github/state.ts';
import { form, type Markup, state, table, time } from '../layout.ts';
import type { PageContext, SentForm } from '../page-context.ts';
import { addressLink, renderText } from './render-text.ts';
import {
  addRepositoryPage,
  commitLink,
  getTabs,
  getTrail,
  type RepositoryView,
  repositoryAt,
  repositoryPath,
} from './repository-view.ts';

export function addGitHubRunPages(pageContext: PageContext): void {
  const { app, cloud, show, done } = pageContext;

  addRepositoryPage(pageContext, '/actions', (view) => {
    const content = runTable('Runs', view, view.repository.runs);
    return { title: 'Runs', content, parts: getTabs(view) };
  });

  addRepositoryPage(pageContext, '/actions/workflows/:file', (view, { file = '' }) => {
    const runs = view.repository.runs.filter((run) => run.workflow.split('/').at(-1) === file);
    const content = runTable('Runs', view, runs);
    return { title: file, content, trail: getTrail(view, ['actions', 'Runs']) };
  });

  const find = (context: Context) => {
    const view = repositoryAt(cloud, context);
    const id = context.req.param('id');
    const run = view?.repository.runs.find((localRun) => String(localRun.id) === id);
    return view && run && { view, run };
  };
  const page = (context: Context, sent?: SentForm) => {
    const found = find(context);
    if (!found) return context.notFound();
    const { view, run } = found;
    const trail = getTrail(view, ['actions', 'Runs']);
    const content = renderRun(pageContext, view, run);
    return show(context, { title: run.title ?? run.workflow, content, trail }, sent);
  };
  const path = `${repositoryPath}/actions/runs/:id`;

  app.get(path, (context) => page(context));

  app.post(path, (context) => {
    const found = find(context);
    if (!found) return context.notFound();
    const { view, run } = found;
    if (approveRun(run)) {
      cloud.githubApi.dispatches.emit('run', run);
      return done(context, `${view.page}/actions/runs/${run.id}`, 'It begins.');
    }
    const refused = { status: 422, message: 'This run is not waiting for approval.', details: [] };
    return page(context, { fields: {}, refused });
  });
}

function renderRun(pageContext: PageContext, view: RepositoryView, run: LocalRun): Markup {
  const { cloud, formToken } = pageContext;
  const artifacts = view.repository.artifacts.filter((artifact) => artifact.run === run.id);
  const jobs = (run.jobs ?? []).map(
    ({ name, conclusion, log }) =>
      html`<section class="card"><h3>${name} <small>${state(conclusion)}</small></h3>
<details${conclusion === 'failure' && html` open`}><summary>Log of ${name}</summary>
${renderText(log, cloud)}</details>
</section>`,
  );
  const waits = html`<p>It waits until somebody lets it begin.</p>`;
  const address = `${view.page}/actions/runs/${run.id}`;
  const rows = artifacts.map((artifact) => [artifact.name, String(artifact.bytes)]);
  return html`<p>${run.event} on <code>${run.branch}</code>,
${commitLink(view, run.commit)}, ${time(run.createdAt)}: <strong>${state(formatState(run))}</strong>
</p>
${run.conclusion === 'action_required' && form(address, formToken, waits, 'Approve and run')}
<h2>Jobs (${jobs.length})</h2>${jobs.length === 0 ? html`<p>None has said anything.</p>` : jobs}
${table('Artifacts', ['Name', 'Bytes'], rows)}`;
}

function formatState(run: LocalRun): string {
  if (run.conclusion === 'action_required') return 'waits for an approval';
  return run.conclusion ?? run.status;
}

export function runTable(caption: string, view: RepositoryView, runs: readonly LocalRun[]): Markup {
  const rows = runs
    .toReversed()
    .map((run) => [
      html`<a href="${view.page}/actions/runs/${run.id}">${run.title ?? run.workflow}</a>`,
      state(formatState(run)),
      run.event,
      run.branch,
      time(run.createdAt),
    ]);
  return table(caption, ['Run', 'State', 'Event', 'Branch', 'Started'], rows);
}

export function addGitHubDeploymentPages(pageContext: PageContext): void {
  addRepositoryPage(pageContext, '/deployments', (view) => {
    const rows = view.repository.deployments
      .toReversed()
      .map((deployment) => deploymentRow(view, deployment, pageContext.cloud));
    const head = ['Environment', 'State', 'Commit', 'Address', 'Log', 'By', 'Made'];
    const none = html`<p>None so far. A run with <code>--github-deployment</code> makes one.</p>`;
    const content = rows.length === 0 ? none : table('Deployments', head, rows);
    return { title: 'Deployments', content, parts: getTabs(view) };
  });
}

function deploymentRow(
  view: RepositoryView,
  deployment: RepositoryView['repository']['deployments'][number],
  cloud: PageContext['cloud'],
) {
  const { statuses, transient } = deployment;
  const last = statuses.at(-1);
  const isGone = transient && last?.state === 'inactive';
  const stateName = isGone ? 'destroyed' : (last?.state ?? 'pending');
  return [
    deployment.environment,
    html`<strong>${stateName}</strong> ${last?.description ?? ''}`,
    commitLink(view, deployment.sha),
    last?.environmentUrl ? addressLink(last.environmentUrl, cloud) : '',
    last?.logUrl ? addressLink(last.logUrl, cloud, 'Log') : '',
    deployment.creator,
    time(deployment.at),
  ];
}
