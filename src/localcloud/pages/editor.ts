import { html } from 'hono/html';
import { parseJson, toObject } from '../../shared/json.ts';
import type { Schema } from '../../shared/parsed-answer.ts';
import {
  type Field,
  noRemarks,
  type Remarks,
  readValues,
  renderFields,
  toBody,
  typedValues,
  type Values,
} from './fields.ts';
import { form, type Markup } from './layout.ts';
import type { PortalCalls, Refused } from './portal-calls.ts';

export interface Resource<Value> {
  readonly path: string;
  readonly schema: Schema<Value>;
  readonly fields: readonly Field[];
  /** Default: `PUT`. */
  readonly method?: 'PUT' | 'PATCH';
  /** Path of the endpoint that writes it, if different. */
  readonly written?: string;
  /** Default: by the names of the fields. */
  read?(record: Value): Values;
  toBody?(values: Values, record: Value): object;
}

export interface Editing {
  readonly values: Values;
  /** What the form was filled with, to tell whose change is whose. */
  readonly base: Values;
  readonly remarks: Remarks;
  readonly refused?: Refused;
}

const getRead = <Value>(resource: Resource<Value>) =>
  resource.read ?? ((record: Value) => readValues(record, resource.fields));

export function editRecord<Value>(resource: Resource<Value>, record: Value): Editing {
  const values = getRead(resource)(record);
  return { values, base: values, remarks: noRemarks };
}

export async function readTyped<Value>(
  calls: PortalCalls,
  resource: Resource<Value>,
  sent: Values,
): Promise<Editing & { readonly record: Value }> {
  const { value: record } = await calls.read(resource.path, resource.schema);
  const base = getRead(resource)(record);
  return { record, values: typedValues(sent, resource.fields, base), base, remarks: noRemarks };
}

/** If somebody else has changed the record since, the user decides, field by field. */
export async function saveForm<Value>(
  calls: PortalCalls,
  resource: Resource<Value>,
  sent: Values,
): Promise<Editing & { readonly json?: unknown }> {
  const { path, schema, fields, method = 'PUT', written = path } = resource;
  const { value: record, etag } = await calls.read(path, schema);
  const now = getRead(resource)(record);
  const shown: Values = { ...now, ...parseBase(sent.base) };
  const typed = typedValues(sent, fields, now);
  if (fields.some(({ name }) => shown[name] !== now[name]))
    return changedMeanwhile(shown, typed, now);
  const body = resource.toBody?.(typed, record) ?? toBody(typed, fields);
  const { refused, json } = await calls.send(method, written, body, etag);
  const problems = Object.fromEntries(
    (refused?.details ?? []).map(({ field, message }) => [field, message]),
  );
  return { values: typed, base: now, remarks: { problems, stored: {} }, refused, json };
}

function parseBase(text = ''): Values {
  const entries = Object.entries(toObject(parseJson(text)));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Fields that only one side has changed take that change. */
function changedMeanwhile(shown: Values, typed: Values, now: Values): Editing {
  const values: Record<string, string> = {};
  const stored: Record<string, string> = {};
  for (const [name, current] of Object.entries(now)) {
    const own = typed[name] ?? '';
    values[name] = own;
    if (own === shown[name]) values[name] = current;
    if (current !== shown[name] && current !== own) stored[name] = current;
  }
  return { values, base: now, remarks: { problems: {}, stored }, refused: conflict };
}

export const conflict: Refused = {
  status: 412,
  message:
    'Nothing was saved: somebody else changed this after you opened the page. The form shows ' +
    'your text in the fields that you changed, and what is stored in the others. Check the ' +
    'marked ' +
    'fields, then save again.',
  details: [],
};

export function renderEditor(
  action: string,
  formToken: string,
  resource: { readonly fields: readonly Field[] },
  editing: Editing,
  second?: string,
): Markup {
  const { values, base, remarks } = editing;
  const content = html`<input type="hidden" name="base" value="${JSON.stringify(base)}">
${renderFields(resource.fields, values, remarks)}`;
  return form(action, formToken, content, 'Save', second);
}
