import type { Context } from 'hono';
import { html } from 'hono/html';
import { approveRun } from '../../github/occasions.ts';
import type { LocalJob, LocalStep } from '../../github/run.ts';
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
import { readSentInputs, readStartableWorkflow, startForms } from './start-forms.ts';

export function addGitHubRunPages(pageContext: PageContext): void {
  addRepositoryPage(pageContext, '/actions', (view) => {
    const content = runTable('Runs', view, view.repository.runs);
    return { title: 'Runs', content, parts: getTabs(view) };
  });
  addWorkflowPages(pageContext);
  addRunPages(pageContext);
}

/** With the runs of a workflow, and a form that starts one. */
function addWorkflowPages(pageContext: PageContext): void {
  const { app, cloud, show, done, formToken } = pageContext;
  const path = `${repositoryPath}/actions/workflows/:file`;
  const page = async (context: Context, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const file = context.req.param('file') ?? '';
    const runs = view.repository.runs.filter((run) => run.workflow.split('/').at(-1) === file);
    const workflow = await readStartableWorkflow(view, file, cloud);
    const forms = startForms(view, workflow, formToken);
    const content = html`${forms}${runTable('Runs', view, runs)}`;
    return show(
      context,
      { title: file, content, trail: getTrail(view, ['actions', 'Runs']) },
      sent,
    );
  };
  app.get(path, (context) => page(context));

  app.post(path, async (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const file = context.req.param('file') ?? '';
    const { branch = '', event = '', ...fields } = await pageContext.fields(context);
    const workflow = await readStartableWorkflow(view, file, cloud, branch || undefined);
    const { fullName, defaultBranch, runs } = view.repository;
    if (event === 'schedule')
      await cloud.githubApi.startScheduled(fullName, (_, path) => path === workflow.path);
    else {
      const inputs = readSentInputs(workflow, fields);
      const body = { ref: branch || defaultBranch, inputs };
      const message = await view.send('POST', `/actions/workflows/${file}/dispatches`, body);
      const refused = message && { status: 422, message, details: [] };
      if (refused) return page(context, { fields, refused });
    }
    return done(context, `${view.page}/actions/runs/${runs.at(-1)?.id}`, 'It begins.');
  });
}

function addRunPages(pageContext: PageContext): void {
  const { app, cloud, show, done } = pageContext;
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

  app.post(path, async (context) => {
    const found = find(context);
    if (!found) return context.notFound();
    const { view, run } = found;
    const { act = 'approve', second } = await pageContext.fields(context);
    const message = carryOut(run, act, second === 'on');
    if (message && act === 'approve') cloud.githubApi.dispatches.emit('run', run);
    if (message) return done(context, `${view.page}/actions/runs/${run.id}`, message);
    const refused = { status: 422, message: 'This run is not waiting for it.', details: [] };
    return page(context, { fields: {}, refused });
  });
}

function renderRun(pageContext: PageContext, view: RepositoryView, run: LocalRun): Markup {
  const { cloud, formToken } = pageContext;
  const artifacts = view.repository.artifacts.filter((artifact) => artifact.run === run.id);
  const address = `${view.page}/actions/runs/${run.id}`;
  const acts = getActs(run).map(({ act, text, label, second }) => {
    const field = html`<p>${text}</p><input type="hidden" name="act" value="${act}">`;
    return form(address, formToken, field, label, second);
  });
  const jobs = (run.jobs ?? []).map((job) => renderJob(job, cloud));
  const rows = artifacts.map((artifact) => [artifact.name, String(artifact.bytes)]);
  const attempt = (run.attempt ?? 1) > 1 && html`, attempt ${run.attempt}`;
  return html`<p>${run.event} on <code>${run.branch}</code>, ${commitLink(view, run.commit)},
${time(run.createdAt)}: <strong>${state(formatState(run))}</strong>${attempt}</p>
${acts}
<h2>Jobs (${jobs.length})</h2>${jobs.length === 0 ? html`<p>No job has started yet.</p>` : jobs}
${table('Artifacts', ['Name', 'Bytes'], rows)}`;
}

interface Act {
  readonly act: 'approve' | 'review' | 'cancel' | 'rerun';
  readonly text: string;
  readonly label: string;
  readonly second?: string;
}

/** What people can do with a run in its state. */
function getActs(run: LocalRun): Act[] {
  if (run.conclusion === 'action_required') {
    const text = 'It waits until somebody lets it begin.';
    return [{ act: 'approve', text, label: 'Approve and run' }];
  }
  if (!run.control) return [];
  if (run.status === 'completed') {
    const second = run.conclusion === 'success' ? undefined : 'Re-run failed jobs';
    return [{ act: 'rerun', text: '', label: 'Re-run all jobs', second }];
  }
  const cancel = { act: 'cancel', text: '', label: 'Cancel run' } as const;
  if (!run.waitsFor) return [cancel];
  const text = `It waits for a review to deploy to ${run.waitsFor}.`;
  return [{ act: 'review', text, label: 'Approve and deploy', second: 'Reject' }, cancel];
}

/** @returns what happens; `undefined` if the run does not wait for it */
function carryOut(run: LocalRun, act: string, isSecond: boolean): string | undefined {
  if (!getActs(run).some((possible) => possible.act === act)) return undefined;
  if (act === 'approve' && approveRun(run)) return 'It begins.';
  if (act === 'cancel') run.control?.cancel();
  if (act === 'rerun') run.control?.rerun(isSecond);
  if (act === 'review') run.control?.review([run.waitsFor ?? ''], !isSecond, 'octocat');
  return { cancel: 'It is being cancelled.', rerun: 'It runs again.', review: 'Noted.' }[act];
}

function renderJob(job: LocalJob, cloud: PageContext['cloud']): Markup {
  const result = job.conclusion ?? job.status;
  const needs = job.needs.length > 0 ? html`<p>After ${job.needs.join(', ')}.</p>` : '';
  return html`<section class="card"><h3>${job.name} <small>${state(result)}</small></h3>
${needs}${job.environmentUrl && html`<p>${addressLink(job.environmentUrl, cloud)}</p>`}
${job.notes.map((note) => html`<p>${note}</p>`)}
${job.steps.map((step) => renderStep(step, cloud))}
</section>`;
}

function renderStep(step: LocalStep, cloud: PageContext['cloud']): Markup {
  const { name, conclusion, log, summary, milliseconds } = step;
  const seconds = Math.round(milliseconds / 1000);
  return html`<details${conclusion === 'failure' && html` open`}>
<summary>${name} <small>${state(conclusion ?? 'in progress')} ${seconds} s</small></summary>
${renderText(log.join('\n'), cloud)}${summary && renderText(summary, cloud)}</details>`;
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
