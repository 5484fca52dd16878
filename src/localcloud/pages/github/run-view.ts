import { stripVTControlCharacters } from 'node:util';
import { html } from 'hono/html';
import { compact } from '../../../shared/compact.ts';
import { isExpired } from '../../github/actions/artifacts.ts';
import type { LocalJob, LocalStep } from '../../github/state/run.ts';
import type { LocalRun } from '../../github/state/state.ts';
import { toShown } from '../../runner/step-log.ts';
import { form, type Markup, state, table, time } from '../frame/layout.ts';
import type { PageContext } from '../frame/page-context.ts';
import { addressLink, linked, renderMarkdown } from './markdown.ts';
import { commitLink, type RepositoryView } from './repository-view.ts';

type Cloud = PageContext['cloud'];

export function renderRun(cloud: Cloud, view: RepositoryView, run: LocalRun): Markup {
  const artifacts = view.repository.artifacts.filter((artifact) => artifact.run === run.id);
  const address = `${view.page}/actions/runs/${run.id}`;
  const acts = getActs(run).map(({ act, text, label, second }) => {
    const field = html`<p>${text}</p><input type="hidden" name="act" value="${act}">`;
    return form(address, field, label, second);
  });
  const { jobs = [] } = run;
  const rows = artifacts.map((artifact) => {
    const { id, name, bytes, digest, expiresAt } = artifact;
    const link = html`<a href="${address}/artifacts/${id}">${name}</a>`;
    const shown = isExpired(artifact) ? name : link;
    return [shown, String(bytes), html`<code>${digest.slice(0, 19)}</code>`, time(expiresAt)];
  });
  const attempt = (run.attempt ?? 1) > 1 && html`, attempt ${run.attempt}`;
  const file = run.workflow.split('/').at(-1);
  return html`<p><a href="${view.page}/actions/workflows/${file}">${run.name ?? file}</a>:
${run.event} on <code>${run.branch}</code>, ${commitLink(view, run.commit)},
${time(run.createdAt)}: <strong>${state(formatState(run))}</strong>${attempt}</p>
${linkSites(view, cloud)}
<p class="quiet"><a href="/calls?run=${run.id}">Calls during this run</a></p>
<div class="acts">${acts}</div>
${jobs.length === 0 ? html`<p>No job has started yet.</p>` : renderGraph(jobs)}
${jobs.map((job) => renderSummary(job, cloud))}
${renderAnnotations(jobs)}
${jobs.length > 0 && html`<h2>Jobs (${jobs.length})</h2>`}
${jobs.map((job) => renderJob(job, cloud))}
${table('Artifacts', ['Name', 'Bytes', 'Digest', 'Expires'], rows)}`;
}

function linkSites(view: RepositoryView, cloud: Cloud): Markup {
  const { fullName } = view.repository;
  const sites = cloud.sites.filter(
    ({ repository: { owner, name } }) => `${owner}/${name}` === fullName,
  );
  const links = sites.map(
    ({ id, name, slug, url }) =>
      html`<li><a href="/sites/${id}">${name}</a>${
        cloud.hosting.address(slug) && html`, live at ${addressLink(url, cloud)}`
      }</li>`,
  );
  return html`<ul class="plain">${links}</ul>`;
}

function renderGraph(jobs: readonly LocalJob[]): Markup {
  const columns = Map.groupBy(jobs, (job) => getDepth(job, jobs));
  const lists = [...columns]
    .toSorted(([a], [b]) => a - b)
    .map(([, list]) => html`<li><ul>${list.map(renderNode)}</ul></li>`);
  return html`<h2>Graph</h2><ol class="graph" aria-label="Jobs, in their order">${lists}</ol>`;
}

function renderNode(job: LocalJob): Markup {
  const needs = job.needs.length > 0 && html` <small>after ${job.needs.join(', ')}</small>`;
  const place = job.environment && html`<br><small>${job.environment}</small>`;
  return html`<li><a href="#job-${job.id}">${job.name}</a>
${state(formatJobState(job))}${needs}${place}</li>`;
}

function getDepth(
  job: LocalJob,
  jobs: readonly LocalJob[],
  seen: readonly LocalJob[] = [],
): number {
  const before = jobs.filter(
    (other) => job.needs.includes(other.name) && !seen.includes(other) && other !== job,
  );
  return Math.max(0, ...before.map((other) => 1 + getDepth(other, jobs, [...seen, job])));
}

const formatJobState = ({ conclusion, status }: LocalJob) =>
  (conclusion ?? status).replaceAll('_', ' ');

function renderSummary(job: LocalJob, cloud: Cloud): Markup {
  const texts = job.steps.filter(({ summary }) => summary.trim() !== '');
  if (texts.length === 0) return html``;
  return html`<section class="card summary"><h2>Summary of ${job.name}</h2>
${texts.map(({ summary }) => renderMarkdown(summary, cloud))}</section>`;
}

function renderAnnotations(jobs: readonly LocalJob[]): Markup {
  const items = jobs.flatMap((job) =>
    job.steps.flatMap(({ annotations }) =>
      annotations.map(({ level, title, message, file, line }) => {
        const place = compact([file, line]).join(':');
        return html`<li class="card">${state(level)} <strong>${title}</strong>
<p class="prose">${message}</p>
<small>${place} <a href="#job-${job.id}">${job.name}</a></small></li>`;
      }),
    ),
  );
  return items.length > 0 ? html`<h2>Annotations</h2><ul class="plain">${items}</ul>` : html``;
}

interface Act {
  readonly act: 'approve' | 'review' | 'cancel' | 'rerun';
  readonly text: string;
  readonly label: string;
  readonly second?: string;
}

export function getActs(run: LocalRun): Act[] {
  if (run.conclusion === 'action_required') {
    const text = 'It is waiting for approval to start.';
    return [{ act: 'approve', text, label: 'Approve and run' }];
  }
  if (!run.control) return [];
  if (run.status === 'completed') {
    const second = run.conclusion === 'success' ? undefined : 'Re-run failed jobs';
    return [{ act: 'rerun', text: '', label: 'Re-run all jobs', second }];
  }
  const cancel = { act: 'cancel', text: '', label: 'Cancel run' } as const;
  if (!run.waitsFor) return [cancel];
  const text = `It is waiting for a review to deploy to ${run.waitsFor}.`;
  return [{ act: 'review', text, label: 'Approve and deploy', second: 'Reject' }, cancel];
}

function renderJob(job: LocalJob, cloud: Cloud): Markup {
  return html`<section class="card" id="job-${job.id}"><h3>${job.name}
<small>${state(formatJobState(job))}</small></h3>
${job.environmentUrl && html`<p>${addressLink(job.environmentUrl, cloud)}</p>`}
${job.notes.map((note) => html`<p>${note}</p>`)}
${job.steps.map((step) => renderStep(step, cloud))}
</section>`;
}

function renderStep(step: LocalStep, cloud: Cloud): Markup {
  const { name, conclusion, log, milliseconds } = step;
  const isOpen = conclusion === 'failure' || !conclusion;
  const seconds = conclusion && ` ${Math.round(milliseconds / 1000)} s`;
  return html`<details${isOpen && html` open`}>
<summary>${name} <small>${state(conclusion ?? 'in progress')}${seconds}</small></summary>
<pre>${linked(stripVTControlCharacters(log.map(toShown).join('\n')), cloud)}</pre></details>`;
}

export const formatState = (localRun: LocalRun) => {
  if (localRun.conclusion === 'action_required') return 'waits for an approval';
  if (localRun.waitsFor) return `waits for a review for ${localRun.waitsFor}`;
  return (localRun.conclusion ?? localRun.status).replaceAll('_', ' ');
};
