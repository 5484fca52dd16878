import { html } from 'hono/html';
import { parse } from 'yaml';
import { list, record, text } from '../../github/values.ts';
import { form, type Markup, select } from '../layout.ts';
import type { FacedCloud } from '../page-context.ts';
import type { RepositoryView } from './repository-view.ts';

export async function readWorkflowFile(
  view: RepositoryView,
  file: string,
  cloud: FacedCloud,
  branch = '',
): Promise<{ commit: string; source: string; workflow: string }> {
  const { fullName, defaultBranch } = view.repository;
  const workflow = `.github/workflows/${file}`;
  const commit = (await cloud.githubApi.getHead(fullName, branch || defaultBranch)) ?? '';
  const source = commit && (await cloud.githubApi.readFile(fullName, commit, workflow));
  return { commit, source: source ?? '', workflow };
}

function readInputs(source: string, event: string): [string, Readonly<Record<string, unknown>>][] {
  const trigger = record(record(parse(source)).on)[event];
  return Object.entries(record(record(trigger).inputs)).map(([name, input]) => [
    name,
    record(input),
  ]);
}

/** Of a checkbox that isn't ticked, nothing is sent. */
export function readSentInputs(
  source: string,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const inputs = readInputs(source, 'workflow_dispatch').map(([name, { type }]) => {
    const sent = fields[`input-${name}`] ?? '';
    return [name, type === 'boolean' ? String(sent === 'on') : sent];
  });
  return Object.fromEntries(inputs);
}

/** "Run workflow", and the schedule's turn, if the file has them. */
export function startForms(
  view: RepositoryView,
  file: string,
  source: string,
  formToken: string,
): Markup[] {
  const address = `${view.page}/actions/workflows/${file}`;
  const { on } = record(source && parse(source));
  const events =
    typeof on === 'string' || Array.isArray(on) ? [on].flat() : Object.keys(record(on));
  const forms: Markup[] = [];
  if (events.includes('workflow_dispatch')) {
    const fields = readInputs(source, 'workflow_dispatch').map(renderInput);
    const branch = html`<p><label for="branch">Branch</label>
<input id="branch" name="branch" value="${view.repository.defaultBranch}"></p>`;
    forms.push(form(address, formToken, html`${branch}${fields}`, 'Run workflow'));
  }
  if (events.includes('schedule')) {
    const content = html`<input type="hidden" name="event" value="schedule">`;
    forms.push(form(address, formToken, content, 'Run as scheduled'));
  }
  return forms;
}

function renderInput([name, input]: [string, Readonly<Record<string, unknown>>]): Markup {
  const id = `input-${name}`;
  const label = html`<label for="${id}">${name}: ${text(input.description)}</label>`;
  const preset = String(input.default ?? '');
  if (input.type === 'boolean')
    return html`<p><input type="checkbox" id="${id}" name="${id}"${preset === 'true' && html` checked`}>
${label}</p>`;
  if (input.type === 'choice')
    return html`<p>${label}${select(id, id, list(input.options).map(String), preset)}</p>`;
  return html`<p>${label}<input id="${id}" name="${id}" value="${preset}"></p>`;
}
