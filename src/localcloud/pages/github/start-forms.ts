import { html } from 'hono/html';
import { type TemplateMap, toMap } from '../../engine/language.ts';
import { readInputDefinitions, readWorkflow, type Workflow } from '../../engine/workflow.ts';
import { listCrons } from '../../github/schedule.ts';
import { form, type Markup, select } from '../layout.ts';
import type { FacedCloud } from '../page-context.ts';
import type { RepositoryView } from './repository-view.ts';

export async function readStartableWorkflow(
  view: RepositoryView,
  file: string,
  cloud: FacedCloud,
  branch = view.repository.defaultBranch,
): Promise<Workflow> {
  const path = `.github/workflows/${file}`;
  const source = await cloud.githubApi.readFile(view.repository.fullName, branch, path);
  return readWorkflow(path, source ?? '');
}

const listInputs = (workflow: Workflow) =>
  Object.entries(readInputDefinitions(workflow, 'workflow_dispatch'));

/** A form doesn't send unchecked checkboxes. */
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

export function startForms(view: RepositoryView, workflow: Workflow, formToken: string): Markup[] {
  const file = workflow.path.split('/').at(-1);
  const address = `${view.page}/actions/workflows/${file}`;
  const forms: Markup[] = [];
  if ('workflow_dispatch' in workflow.events) {
    const fields = listInputs(workflow).map(([name, input]) => renderInput(name, toMap(input)));
    const branch = html`<p><label for="branch">Branch</label>
<input id="branch" name="branch" value="${view.repository.defaultBranch}"></p>`;
    forms.push(form(address, formToken, html`${branch}${fields}`, 'Run workflow'));
  }
  const crons = listCrons(workflow);
  if (crons.length > 0) {
    const content = html`<p>Schedule: <code>${crons.join(', ')}</code>, in UTC.</p>
<input type="hidden" name="event" value="schedule">`;
    forms.push(form(address, formToken, content, 'Run as scheduled'));
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
