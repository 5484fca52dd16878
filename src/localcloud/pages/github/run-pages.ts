import type { Context } from 'hono';
import { html } from 'hono/html';
import { isExpired, readArchive } from '../../github/actions/artifacts.ts';
import { approveRun } from '../../github/actions/run-triggers.ts';
import type { LocalDeploymentStatus } from '../../github/state/deployment.ts';
import type { LocalRun } from '../../github/state/state.ts';
import { type TemplateMap, toMap } from '../../workflow-language/language.ts';
import { listCrons } from '../../workflow-language/schedule.ts';
import {
  readInputDefinitions,
  readWorkflow,
  type Workflow,
} from '../../workflow-language/workflow.ts';
import { form, type Markup, select, state, table, time } from '../frame/layout.ts';
import type { PageContext, SentForm, WebUiCloud } from '../frame/page-context.ts';
import { addressLink } from './markdown.ts';
import {
  addRepositoryPage,
  commitLink,
  getTabs,
  getTrail,
  gitHubPages,
  type RepositoryView,
  repositoryAt,
  repositoryPath,
} from './repository-view.ts';
import { formatState, getActs, renderRun } from './run-view.ts';

export function addGitHubRunPages(pageContext: PageContext): void {
  addRepositoryPage(pageContext, '/actions', (view) => {
    const content = runTable('Runs', view, view.repository.runs);
    return { title: 'Runs', content, parts: getTabs(view) };
  });
  addWorkflowPages(pageContext);
  addRunPages(pageContext);
}

function addWorkflowPages(pageContext: PageContext): void {
  const { app, cloud, show, done } = pageContext;
  const path = `${repositoryPath}/actions/workflows/:file`;
  const page = async (context: Context, sent?: SentForm) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const file = context.req.param('file') ?? '';
    const runs = view.repository.runs.filter((run) => run.workflow.split('/').at(-1) === file);
    const workflow = await readStartableWorkflow(view, file, cloud);
    const forms = startForms(view, workflow);
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
    return done(context, `${view.page}/actions/runs/${runs.at(-1)?.id}`, 'The run has started.');
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
    const content = renderRun(cloud, view, run);
    return show(context, { title: run.title ?? run.workflow, content, trail }, sent);
  };
  const path = `${repositoryPath}/actions/runs/:id`;
  app.get(path, (context) => {
    // Reload while the run is active, because these pages run no scripts.
    const { status } = find(context)?.run ?? {};
    if (status && status !== 'completed') context.header('refresh', '3');
    return page(context);
  });
  app.get(`${path}/job/:job`, (context) => {
    const { owner, name, id, job } = context.req.param();
    return context.redirect(`${gitHubPages}/${owner}/${name}/actions/runs/${id}#job-${job}`);
  });

  app.get(`${path}/artifacts/:artifact`, (context) => {
    const id = context.req.param('artifact');
    const artifacts = find(context)?.view.repository.artifacts ?? [];
    const found = artifacts.find((item) => String(item.id) === id && !isExpired(item));
    if (!found?.folder) return context.notFound();
    const { headers, content } = readArchive(found);
    return context.body(new Uint8Array(content), 200, headers);
  });

  app.post(path, async (context) => {
    const found = find(context);
    if (!found) return context.notFound();
    const { view, run } = found;
    const { act = 'approve', second } = await pageContext.fields(context);
    const message = carryOut(run, act, second === 'on');
    if (message && act === 'approve') cloud.githubApi.dispatches.emit('run', run);
    if (message) return done(context, `${view.page}/actions/runs/${run.id}`, message);
    const refused = { status: 422, message: 'This run is not waiting for that.', details: [] };
    return page(context, { refused });
  });
}

function carryOut(run: LocalRun, act: string, isSecond: boolean): string | undefined {
  if (!getActs(run).some((possible) => possible.act === act)) return undefined;
  if (act === 'approve' && approveRun(run)) return 'The run has started.';
  if (act === 'cancel') run.control?.cancel();
  if (act === 'rerun') run.control?.rerun(isSecond);
  if (act === 'review') run.control?.review([run.waitsFor ?? ''], !isSecond, 'octocat');
  return { cancel: 'Cancelling.', rerun: 'Started again.', review: 'Review recorded.' }[act];
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
    const head = ['Environment', 'State', 'Commit', 'Address', 'Log', 'By', 'Created'];
    const none = html`<p>None yet. A run with <code>--github-deployment</code> creates one.</p>`;
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
  const last: Partial<LocalDeploymentStatus> = statuses.at(-1) ?? {};
  const { state: known = 'pending', description = '', environmentUrl = '', logUrl = '' } = last;
  const stateName = transient && known === 'inactive' ? 'destroyed' : known;
  return [
    deployment.environment,
    html`<strong>${stateName}</strong> ${description}`,
    commitLink(view, deployment.sha),
    environmentUrl && addressLink(environmentUrl, cloud),
    logUrl && addressLink(logUrl, cloud, 'Log'),
    deployment.creator,
    time(deployment.at),
  ];
}

export async function readStartableWorkflow(
  view: RepositoryView,
  file: string,
  cloud: WebUiCloud,
  branch = view.repository.defaultBranch,
): Promise<Workflow> {
  const path = `.github/workflows/${file}`;
  const source = await cloud.githubApi.readFile(view.repository.fullName, branch, path);
  return readWorkflow(path, source ?? '');
}

const listInputs = (workflow: Workflow) =>
  Object.entries(readInputDefinitions(workflow, 'workflow_dispatch'));

/** Reads the inputs of a submitted form. Browsers leave out unchecked checkboxes. */
export function readSentInputs(
  workflow: Workflow,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const inputs = listInputs(workflow).map(([name, definition]) => {
    const sent = fields[`input-${name}`] ?? '';
    return [name, toMap(definition).type === 'boolean' ? String(sent === 'on') : sent];
  });
  return Object.fromEntries(inputs);
}

export function startForms(view: RepositoryView, workflow: Workflow): Markup[] {
  const file = workflow.path.split('/').at(-1);
  const address = `${view.page}/actions/workflows/${file}`;
  const forms: Markup[] = [];
  if ('workflow_dispatch' in workflow.events) {
    const fields = listInputs(workflow).map(([name, input]) => renderInput(name, toMap(input)));
    const branch = html`<p><label for="branch">Branch</label>
<input id="branch" name="branch" value="${view.repository.defaultBranch}"></p>`;
    forms.push(form(address, html`${branch}${fields}`, 'Run workflow'));
  }
  const crons = listCrons(workflow);
  if (crons.length > 0) {
    const content = html`<p>Schedule: <code>${crons.join(', ')}</code>, in UTC.</p>
<input type="hidden" name="event" value="schedule">`;
    forms.push(form(address, content, 'Run as scheduled'));
  }
  return forms;
}

function renderInput(name: string, input: TemplateMap): Markup {
  const id = `input-${name}`;
  const label = html`<label for="${id}">${name}: ${String(input.description ?? '')}</label>`;
  const preset = String(input.default ?? '');
  if (input.type === 'boolean')
    return html`<p><input type="checkbox" id="${id}" name="${id}"
${preset === 'true' && html` checked`}>${label}</p>`;
  if (input.type === 'choice')
    return html`<p>${label}${select(id, id, [input.options ?? []].flat().map(String), preset)}</p>`;
  return html`<p>${label}<input id="${id}" name="${id}" value="${preset}"></p>`;
}
