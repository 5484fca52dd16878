import type { Context } from 'hono';
import { html } from 'hono/html';
import { approveRun } from '../../github/pull-runs.ts';
import type { LocalRun } from '../../github/state.ts';
import type { FacePages, SentForm } from '../face-pages.ts';
import { form, type Markup, state, table, time } from '../layout.ts';
import { commitLink, trailOf } from './links.ts';
import { gitHubPages, type Place, repositoryAt } from './place.ts';
import { words } from './words.ts';

/** Workflow runs with the output of their jobs. */
export function addGitHubRunPages({ app, cloud, show, formToken, done }: FacePages): void {
  const path = `${gitHubPages}/:owner/:name/actions`;

  app.get(`${path}/workflows/:file`, (context) => {
    const place = repositoryAt(cloud, context);
    if (!place) return context.notFound();
    const file = context.req.param('file') ?? '';
    const runs = place.repository.runs.filter(
      ({ workflow }) => workflow.split('/').at(-1) === file,
    );
    const content = runTable('Runs', place, runs);
    return show(context, {
      title: file,
      content,
      trail: [...trailOf(place), [`${place.page}/actions`, 'Runs']],
    });
  });

  const page = (context: Context, sent?: SentForm) => {
    const place = repositoryAt(cloud, context);
    const run = place?.repository.runs.find(({ id }) => String(id) === context.req.param('id'));
    if (!place || !run) return context.notFound();
    const kept = place.repository.artifacts.filter(({ run: from }) => from === run.id);
    const jobs = (run.jobs ?? []).map(
      ({ name, conclusion, log }) =>
        html`<section class="card"><h3>${name} <small>${state(conclusion)}</small></h3>
<details${conclusion === 'failure' ? html` open` : ''}><summary>Log of ${name}</summary>${words(log, cloud)}</details>
</section>`,
    );
    const content = html`<p>${run.event} on <code>${run.branch}</code>, ${commitLink(place, run.commit)},
${time(run.createdAt)}: <strong>${state(stateOf(run))}</strong></p>
${
  run.conclusion === 'action_required'
    ? form(
        `${place.page}/actions/runs/${run.id}`,
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
  kept.map(({ name, bytes }) => [name, String(bytes)]),
)}`;
    const trail = [...trailOf(place), [`${place.page}/actions`, 'Runs']] as const;
    return show(context, { title: run.title ?? run.workflow, content, trail }, sent);
  };

  app.get(`${path}/runs/:id`, (context) => page(context));

  app.post(`${path}/runs/:id`, (context) => {
    const place = repositoryAt(cloud, context);
    const run = place?.repository.runs.find(({ id }) => String(id) === context.req.param('id'));
    if (!place || !run) return context.notFound();
    const isApproved = approveRun(run);
    if (isApproved) cloud.githubApi.dispatches.emit('run', run);
    if (isApproved) return done(context, `${place.page}/actions/runs/${run.id}`, 'It begins.');
    const refused = {
      status: 422,
      message: 'This run does not wait for an approval.',
      details: [],
    };
    return page(context, { fields: {}, refused });
  });
}

const stateOf = ({ status, conclusion }: LocalRun) => {
  if (conclusion === 'action_required') return 'waits for an approval';
  return conclusion ?? status;
};

/** Lists runs, newest first. */
export function runTable(caption: string, place: Place, runs: readonly LocalRun[]): Markup {
  const rows = runs
    .toReversed()
    .map((run) => [
      html`<a href="${place.page}/actions/runs/${run.id}">${run.title ?? run.workflow}</a>`,
      state(stateOf(run)),
      run.event,
      run.branch,
      time(run.createdAt),
    ]);
  return table(caption, ['Run', 'State', 'Event', 'Branch', 'Started'], rows);
}
