import { stripVTControlCharacters } from 'node:util';
import { html } from 'hono/html';
import type { DeploymentList } from '../../../contracts/portal/environment.ts';
import { count, seconds } from '../../../shared/units.ts';
import type { LocalRun } from '../../github/state/state.ts';
import { type Markup, time, webLink } from '../frame/layout.ts';
import { gitHubPages } from '../github/repository-view.ts';
import type { Changed } from './waiting.ts';

/** Parts of a publication in the words of editors, with the corresponding steps of a deployment. */
const parts = [
  ['Prepare', ['plan', 'login', 'exchange']],
  ['Build the site', ['build']],
  ['Insert texts and metadata', ['finish']],
  ['Upload', ['pack', 'upload']],
  ['Check what visitors get', ['verify']],
  ['Record it', ['notify']],
] as const;

/** Line of the log for a finished step, e.g. `build      1.20 s  dist`. */
const stepLine = /^([a-z]+) +\d+(?:\.\d+)? (?:s|min)\b/;

/** Line of the log that names the step in which a run failed or was cancelled. */
const failedLine = /\b(?:Failed|Cancelled|Outcome unknown) in step ([a-z]+):/;

function readLines({ jobs = [] }: LocalRun): string[] {
  const lines = jobs.flatMap(({ steps }) => steps.flatMap(({ log }) => log));
  return lines.map(stripVTControlCharacters);
}

function findFinished(run: LocalRun): Set<string> {
  return new Set(readLines(run).map((line) => stepLine.exec(line)?.[1] ?? ''));
}

/** Returns the index of the part that is running or has failed. */
function findCurrent(run: LocalRun): number {
  const finished = findFinished(run);
  const last = parts.findLastIndex(([, steps]) => steps.some((step) => finished.has(step)));
  const isDone = parts[last]?.[1].every((step) => finished.has(step));
  return Math.min(isDone ? last + 1 : Math.max(0, last), parts.length - 1);
}

/** Returns the part that failed. Later parts may have run anyway, e.g. to notify the portal. */
function nameFailed(run: LocalRun): string | undefined {
  const steps = readLines(run).map((line) => failedLine.exec(line)?.[1]);
  const step = steps.findLast((name) => name !== undefined);
  const failed = parts.find(([, own]) => own.some((name) => name === step));
  return (failed ?? parts[findCurrent(run)])?.[0];
}

/** Returns whether a failed run has changed nothing, according to its log. */
const isUnchanged = (run: LocalRun) => {
  const lines = readLines(run);
  const end = lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => failedLine.test(line)),
    ),
  );
  return end.some((line) => /\bThe (?:live site|Preview) was not changed\./.test(line));
};

export const isToPreview = ({ inputs }: LocalRun) => /preview/i.test(inputs.environment ?? '');

/**
 * Formats how long a run took, in whole seconds.
 * @param now end of the measured time. Default: the end of the run
 */
function measure({ createdAt, updatedAt = createdAt }: LocalRun, now = updatedAt): string {
  const whole = Math.ceil((Date.parse(now) - Date.parse(createdAt)) / 1_000);
  return whole < 10 ? count(whole, 'second') : seconds(whole * 1_000);
}

export const describeLast = (last: LocalRun | undefined): string =>
  last ? `The last time took ${measure(last)}.` : '';

/** A run that deploys a site, with the last successful run that published it to Production. */
export interface Publication {
  readonly run: LocalRun;
  readonly isActive: boolean;
  readonly last: LocalRun | undefined;
  /** Time at which the environment's current state went live. */
  readonly since: string | undefined;
  readonly changed: Changed | undefined;
}

export function renderPublication({ run, ...publication }: Publication): Markup {
  const { isActive, last, since, changed } = publication;
  const isPreview = isToPreview(run);
  const log = html`<a href="${gitHubPages}/${run.repository}/actions/runs/${run.id}">Log for
developers</a>`;
  if (isActive) {
    const current = findCurrent(run);
    const now = measure(run, new Date().toISOString());
    const target = isPreview ? 'The site is going to Preview' : 'The site is being published';
    const steps = parts.map(([name], index) => renderPart(name, index - current));
    return html`<div class="notice" data-follows><p role="status">${target}: step ${current + 1}
of ${parts.length}, ${parts[current]?.[0]}.</p><div><ol>${steps}</ol>
<p class="hint">Since ${time(run.createdAt)}, for ${now}. ${describeLast(last)} This page follows
it. ${log}</p></div></div>`;
  }
  if (run.conclusion !== 'success') return renderFailure(run, log);
  const what = isPreview ? 'What differs from the live site' : 'What has changed';
  return html`<div class="notice done" role="status"><p><strong>${
    isPreview ? 'In Preview' : 'Live'
  } since ${time(since ?? run.updatedAt)}.</strong> It took ${measure(run)}. ${log}</p>
${changed && renderChanged(changed, what)}</div>`;
}

/** Renders a failure for editors. The details for developers are folded away. */
function renderFailure(run: LocalRun, log: Markup): Markup {
  const isPreview = isToPreview(run);
  const [problem] = (run.jobs ?? []).flatMap(({ steps }) =>
    steps.flatMap(({ annotations }) => annotations.filter(({ level }) => level === 'error')),
  );
  const verb = run.conclusion === 'cancelled' ? 'Stopped' : 'Failed';
  const place = isPreview ? 'in Preview' : 'for visitors';
  const name = isPreview ? 'It is not in Preview' : 'It was not published';
  const what = isUnchanged(run)
    ? html`<strong>${name}.</strong> Nothing has changed ${place}.`
    : html`<strong>It did not succeed.</strong> Something may have changed ${place}.`;
  return html`<div class="notice refused" role="alert"><p>${what} What you saved is kept.${
    verb === 'Failed' && ' Ask a developer to look at it.'
  }</p><p>${verb} at ${time(run.updatedAt)}, in the step “${nameFailed(run)}”.</p>
<details><summary>For developers</summary>${
    problem && html`<p class="prose">${problem.message}</p>`
  }<p>${log}</p></details></div>`;
}

const endings = {
  failed: 'failed',
  cancelled: 'was stopped',
  unknown: 'ended with an unknown outcome',
};

/** Renders what the portal has recorded about a publication whose run is no longer known. */
export function renderRecorded(recorded: DeploymentList['deployments'][number] | undefined) {
  if (!recorded || recorded.status === 'skipped') return html``;
  const { status, environment, receivedAt, error } = recorded;
  const place = environment === 'Preview' ? 'In Preview' : 'Live';
  if (status === 'succeeded')
    return html`<div class="notice done" role="status"><p><strong>${place} since
${time(receivedAt)}.</strong></p></div>`;
  const details = html`<details><summary>For developers</summary>
<p class="prose">${error?.code}: ${error?.message}</p></details>`;
  return html`<div class="notice refused" role="alert"><p><strong>The last publication
${endings[status]} at ${time(receivedAt)}.</strong> What you saved is kept. Ask a developer to look
at it.</p>${error && details}</div>`;
}

export function renderChanged({ where, links }: Changed, what: string): Markup {
  if (links.length === 0) return html``;
  return html`<p>${what}${where && `, ${where}`}:</p>
<ul>${links.map(([address, name]) => html`<li>${webLink(address, name)}</li>`)}</ul>`;
}

function renderPart(name: string, place: number): Markup {
  if (place > 0) return html`<li class="quiet">${name}</li>`;
  if (place < 0) return html`<li>${name} <small class="state good">done</small></li>`;
  return html`<li aria-current="step"><strong>${name}</strong> …</li>`;
}
