import { html } from 'hono/html';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { compact } from '../../../shared/compact.ts';
import { seconds } from '../../../shared/units.ts';
import type { RunReport, StartedRun } from '../../running/runs.ts';
import { form, type Link, layout, type Markup, state, table, time } from '../frame/layout.ts';
import { type PageContext, siteAddress, siteApi, siteFrame } from '../frame/page-context.ts';
import { linked } from '../github/markdown.ts';

/** The streamed part of a page goes here. */
const gap = '[lines of the run]';

export function addRunPages(pages: PageContext): void {
  const { app, cloud, calls, runs, formToken, show } = pages;
  app.post('/sites/:id/runs', (context) => {
    const id = context.req.param('id');
    const run = runs.deploy(id);
    if (run) return context.redirect(`${siteAddress(id)}/runs/${run.id}`, 303);
    return context.notFound();
  });

  app.get('/sites/:id/runs', (context) => context.redirect(siteAddress(context.req.param('id'))));

  app.get('/sites/:id/runs/:run', async (context) => {
    const { id, run: name } = context.req.param();
    const run = runs.find(id, name);
    if (!run) return context.notFound();
    const { trail } = siteFrame(await calls.get(siteApi(id), SiteDetail));
    if (!run.isFinished) {
      const address = `${siteAddress(id)}/runs/${name}`;
      const lines = ReadableStream.from(streamDocument(run, trail, context.req.path, address));
      context.header('content-type', 'text/html; charset=utf-8');
      return context.body(lines.pipeThrough(new TextEncoderStream()));
    }
    const callsOfRun = `/calls?${new URLSearchParams({ site: id, run: name })}`;
    const next = html`${form(`${siteAddress(id)}/runs`, formToken, html``, 'Deploy again')}
<p class="quiet">Started ${time(run.startedAt)}. <a href="${callsOfRun}">Calls of this run</a></p>`;
    const title = run.report?.title ?? 'The run ended without a report';
    return show(context, { title, content: renderFinished(run, next, cloud), trail });
  });
}

async function* streamDocument(
  run: StartedRun,
  trail: readonly Link[],
  path: string,
  address: string,
): AsyncGenerator<string> {
  const content = html`<p>Started ${time(run.startedAt)}. Each step appears when it ends.</p>
<pre role="log">${gap}</pre>${gap}`;
  const document = String(await layout({ title: 'Deploying', content, trail }, path));
  const [before, close, after] = document.split(gap);
  yield before ?? '';
  for await (const line of run.follow()) yield `${await html`${line}`}\n`;
  const link = html`<a href="${address}">see the result</a>`;
  yield `${close}${await html`<p role="status">The run has ended: ${link}.</p>`}${after}`;
}

/** Number of lines to show for a run without a report, which ended early or was stopped. */
const lastLines = 20;

function renderFinished(run: StartedRun, next: Markup, cloud: PageContext['cloud']): Markup {
  const { report, lines } = run;
  const isDone = report?.isDone === true;
  const findings = (report?.findings ?? []).map(({ message, file, line }) => {
    return [message, compact([file, line]).join(':')];
  });
  const verdict = report
    ? report.closingLines.map((line) => html`<p>${linked(line, cloud)}</p>`)
    : html`<pre>${linked(lines.slice(-lastLines).join('\n'), cloud)}</pre>`;
  return html`<div class="notice ${isDone ? 'done' : 'refused'}">${verdict}</div>
${next}
${renderTimeline(report)}
${table('Findings', ['Finding', 'Location'], findings)}
<details${!isDone && html` open`}><summary>Log</summary>
<pre>${linked(lines.join('\n'), cloud)}</pre></details>`;
}

const width = 300;

function renderTimeline(report: RunReport | undefined): Markup {
  const steps = report?.timeline ?? [];
  const whole = Math.max(1, ...steps.map((step) => step.startMs + step.durationMs));
  const at = (ms: number) => Math.round((ms / whole) * width);
  const rows = steps.map(({ step, startMs, durationMs, outcome }) => [
    step,
    html`<span class="exact">${(startMs / 1000).toFixed(2)} s</span>`,
    html`<span class="exact">${seconds(durationMs)}</span>`,
    state(outcome),
    html`<svg class="bar" viewBox="0 0 ${width} 10" preserveAspectRatio="none" aria-hidden="true">
<rect x="${at(startMs)}" width="${Math.max(2, at(durationMs))}" height="10"/></svg>`,
  ]);
  const head = ['Step', 'Start', 'Duration', 'Outcome', 'Timeline'];
  return table('Steps', head, rows, 'the run ended before the first step.');
}
