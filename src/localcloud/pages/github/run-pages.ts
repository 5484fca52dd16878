import type { Context } from 'hono';
import { html } from 'hono/html';
import { approveRun } from '../../github/occasions.ts';
import type { LocalRun } from '../../github/state.ts';
import { form, type Markup, state, table, time } from '../layout.ts';
import type { PageContext, SentForm } from '../page-context.ts';
import { commitLink, getTabs, getTrail } from './links.ts';
import { addressLink, renderText } from './render-text.ts';
import { gitHubPages, type RepositoryView, repositoryAt } from './repository-view.ts';

export function addGitHubRunPages(pageContext: PageContext): void {
  const { app, cloud, show, formToken, done } = pageContext;
  const path = `${gitHubPages}/:owner/:name/actions`;

  app.get(`${path}/workflows/:file`, (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const file = context.req.param('file') ?? '';
    const runs = view.repository.runs.filter((run) => run.workflow.split('/').at(-1) === file);
    const content = runTable('Runs', view, runs);
    return show(context, {
      title: file,
      content,
      trail: [...getTrail(view), [`${view.page}/actions`, 'Runs']],
    });
  });

  const page = (context: Context, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    const run = view?.repository.runs.find(
      (localRun) => String(localRun.id) === context.req.param('id'),
    );
    if (!view || !run) return context.notFound();
    const artifacts = view.repository.artifacts.filter((artifact) => artifact.run === run.id);
    const jobs = (run.jobs ?? []).map(
      ({ name, conclusion, log }) =>
        html`<section class="card"><h3>${name} <small>${state(conclusion)}</small></h3>
<details${conclusion === 'failure' && html` open`}><summary>Log of ${name}</summary>
${renderText(log, cloud)}</details>
</section>`,
    );
    const content = html`<p>${run.event} on <code>${run.branch}</code>, ${commitLink(view, run.commit)},
${time(run.createdAt)}: <strong>${state(formatState(run))}</strong></p>
${
  run.conclusion === 'action_required'
    ? form(
        `${view.page}/actions/runs/${run.id}`,
        formToken,
        html`<p>It waits until somebody lets it begin.</p>`,
        'Approve and run',
      )
    : ''
}
<h2>Jobs (${jobs.length})</h2>${jobs.length === 0 ? html`<p>None has said anything.</p>` : jobs}
${table(
  'Artifacts',
  ['Name', 'Bytes'],
  artifacts.map((artifact) => [artifact.name, String(artifact.bytes)]),
)}`;
    const trail = [...getTrail(view), [`${view.page}/actions`, 'Runs']] as const;
    return show(context, { title: run.title ?? run.workflow, content, trail }, sent);
  };

  app.get(`${path}/runs/:id`, (context) => page(context));

  app.post(`${path}/runs/:id`, (context) => {
    const view = repositoryAt(cloud, context);
    const run = view?.repository.runs.find(
      (localRun) => String(localRun.id) === context.req.param('id'),
    );
    if (!view || !run) return context.notFound();
    const isApproved = approveRun(run);
    if (isApproved) cloud.githubApi.dispatches.emit('run', run);
    if (isApproved) return done(context, `${view.page}/actions/runs/${run.id}`, 'It begins.');
    const refused = { status: 422, message: 'This run is not waiting for approval.', details: [] };
    return page(context, { fields: {}, refused });
  });
}

const formatState = (localRun: LocalRun) => {
  if (localRun.conclusion === 'action_required') return 'waits for an approval';
  return localRun.conclusion ?? localRun.status;
};

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
  const { app, cloud, show } = pageContext;
  app.get(`${gitHubPages}/:owner/:name/deployments`, (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const rows = view.repository.deployments
      .toReversed()
      .map((deployment) => deploymentRow(view, deployment, cloud));
    const head = ['Environment', 'State', 'Commit', 'Address', 'Log', 'By', 'Made'];
    const content =
      rows.length === 0
        ? html`<p>None so far. A run with <code>--github-deployment</code> makes one.</p>`
        : table('Deployments', head, rows);
    return show(context, {
      title: 'Deployments',
      content,
      trail: getTrail(view),
      parts: getTabs(view),
    });
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
