import { html } from 'hono/html';
import * as z from 'zod/mini';
import { compact } from '../../../shared/compact.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import type { Schema } from '../../../shared/parsed-answer.ts';
import type { PortalCalls, Refused } from '../../portal/portal-calls.ts';
import { type BuiltValue, type Limit, meter, renderSource } from './built-value.ts';
import { checkbox, form, type Markup, select } from './layout.ts';

export interface Resource<Value> {
  readonly path: string;
  readonly schema: Schema<Value>;
  readonly fields: readonly Field[];
  readonly method?: 'PUT' | 'PATCH';
  /** Path for writing, if it differs from the path for reading. */
  readonly written?: string;
  /** Reads the values of the fields. Default: the record's values by field name. */
  read?(record: Value): Values;
  toBody?(values: Values, record: Value): object;
}

export interface Editing {
  readonly values: Values;
  /** Values when the form was rendered, to detect which fields were changed since. */
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

export const nothingChanged = 'Nothing changed: these values were saved already.';

/** Saves a form. If someone else has changed the record since, the user decides field by field. */
export async function saveForm<Value>(
  calls: PortalCalls,
  resource: Resource<Value>,
  sent: Values,
): Promise<Editing & { readonly json?: unknown; readonly isSame?: boolean }> {
  const { path, schema, fields, method = 'PUT', written = path } = resource;
  const { value: record, etag } = await calls.read(path, schema);
  const now = getRead(resource)(record);
  const shown: Values = { ...now, ...parseBase(sent.base) };
  const typed = typedValues(sent, fields, now);
  if (fields.some(({ name }) => shown[name] !== now[name]))
    return changedMeanwhile(shown, typed, now, await findEditor(calls, path));
  if (fields.every(({ name }) => typed[name] === now[name]))
    return { values: typed, base: now, remarks: noRemarks, isSame: true };
  const unread = fields.find(({ name, kind }) => kind === 'json' && !isJson(typed[name]));
  if (unread) return notJson(unread.name, typed, now);
  const body = resource.toBody?.(typed, record) ?? toBody(typed, fields);
  const { refused, json } = await calls.send(method, written, body, etag);
  const details = refused?.details ?? [];
  const problems = Object.fromEntries(details.map(({ field, message }) => [field, message]));
  return { values: typed, base: now, remarks: { problems, stored: {} }, refused, json };
}

const isJson = (text = '') => text.trim() === '' || parseJson(text) !== undefined;

function notJson(field: string, values: Values, base: Values): Editing {
  const message =
    'This is not valid JSON. Names and texts need double quotes, and a comma follows each value ' +
    'but the last: {"@context": "https://schema.org", "@type": "Article"}';
  const refused = { status: 400, message: 'Nothing was saved.', details: [{ field, message }] };
  return { values, base, remarks: { problems: { [field]: message }, stored: {} }, refused };
}

const Editors = z.object({ edits: z.array(z.object({ by: z.string() })) });

/** Returns who changed a record last; `undefined` if the portal keeps no history of it. */
async function findEditor(calls: PortalCalls, address: string): Promise<string | undefined> {
  const [, site = '', path = ''] = /^(\/api\/sites\/[^/]+)(.*)$/.exec(address) ?? [];
  const query = new URLSearchParams({ path: decodeURIComponent(path), limit: '1' });
  return (await calls.get(`${site}/history?${query}`, Editors)).edits[0]?.by;
}

function parseBase(text = ''): Values {
  return z.catch(z.record(z.string(), z.coerce.string()), {}).parse(parseJson(text));
}

/** Updates fields that the user hasn't changed. Marks all fields that someone else has changed. */
function changedMeanwhile(shown: Values, typed: Values, now: Values, by?: string): Editing {
  const values: Record<string, string> = {};
  const stored: Record<string, string> = {};
  for (const [name, current] of Object.entries(now)) {
    const own = typed[name] ?? '';
    values[name] = own;
    if (own === shown[name]) values[name] = current;
    if (current !== shown[name] && current !== own) stored[name] = current;
  }
  return { values, base: now, remarks: { problems: {}, stored, by }, refused: toConflict(by) };
}

/** Creates the refusal for a concurrent change. @param by name of the other user, if known */
export const toConflict = (by = 'someone else'): Refused => ({
  status: 412,
  message:
    `Nothing was saved: ${by} changed this after you opened the page. Fields that you changed ` +
    'show your text, others the stored one. Check the marked fields, then save again.',
  details: [],
});

export function renderEditor(
  action: string,
  fields: readonly Field[],
  editing: Editing,
  second?: string,
): Markup {
  const { values, base, remarks } = editing;
  const built = fields.flatMap((item) => (item.built ? [[item.name, item.built.value]] : []));
  const content = html`<input type="hidden" name="base" value="${JSON.stringify(base)}">
<input type="hidden" name="built" value="${JSON.stringify(Object.fromEntries(built))}">
${renderFields(fields, values, remarks)}`;
  return form(action, content, 'Save', second);
}

export interface Field {
  /** Path of the value in the request body, e.g. `openGraph.title`. */
  readonly name: string;
  readonly label: string;
  /** Control: a `list` has an item per line, a `map` one `name: number`. Default: `text`. */
  readonly kind?: 'text' | 'long' | 'list' | 'map' | 'number' | 'switch' | 'choice' | 'json';
  readonly options?: readonly string[];
  readonly limit?: Limit;
  readonly maxLength?: number | undefined;
  readonly isRequired?: boolean;
  /** Whether a `long` value has a single line. Enter then moves to the next field. */
  readonly isLine?: boolean;
  readonly hint?: string;
  /** Control that is shown below the field and fills it in. */
  readonly chooser?: Markup | undefined;
  readonly group?: string;
  /** Text that counts as part of the value's length, e.g. the title suffix. */
  readonly suffix?: string | undefined;
  readonly built?: BuiltValue | undefined;
  /** Whether to keep spaces at both ends of the value. */
  readonly keepsSpaces?: boolean;
}

export type Values = Readonly<Record<string, string>>;

/** Remarks by field. `stored` contains the values that `by` has stored in the meantime. */
export interface Remarks extends Readonly<Record<'problems' | 'stored', Values>> {
  readonly by?: string | undefined;
  /** Recommendations that the value of a field doesn't follow. */
  readonly warnings?: Values;
}

export const noRemarks: Remarks = { problems: {}, stored: {} };

export function readValues(record: unknown, fields: readonly Field[]): Values {
  const entries = fields.map((item) => {
    const value = item.name.split('.').reduce((of, part) => toObject(of)[part], record);
    return [item.name, asText(item, value)];
  });
  return Object.fromEntries(entries);
}

function asText({ kind }: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'switch') return toSwitch(value === true);
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'map') return toLines(Object.entries(value).map((pair) => pair.join(': ')));
  if (Array.isArray(value)) return toLines(value);
  return String(value);
}

const toLines = (lines: readonly unknown[]) => lines.join('\n');

export const toSwitch = (isOn: boolean): string => (isOn ? 'on' : '');

/** Reads the values of a submitted form. Missing fields keep their value, except for checkboxes. */
export function typedValues(sent: Values, fields: readonly Field[], before: Values): Values {
  const built = parseBase(sent.built);
  const typed = fields.map(({ name, kind, keepsSpaces }) => {
    // Without a value, the build's setting applies. Switching it off therefore needs an explicit
    // value.
    if (kind === 'switch' && built[name]) return [name, sent[name] === 'on' ? '' : 'off'];
    if (kind === 'switch') return [name, toSwitch(sent[name] === 'on')];
    const text = (sent[name] ?? before[name] ?? '').replaceAll('\r\n', '\n');
    const value = keepsSpaces ? text : text.trim();
    const isBuilt = value === built[name]?.trim() && value !== before[name];
    return [name, isBuilt ? '' : value];
  });
  return Object.fromEntries(typed);
}

/**
 * Converts values to a request body. Empty fields get the value `empty`; by default, they are left
 * out. Values that can't be converted stay strings, which the API rejects.
 */
export function toBody(values: Values, fields: readonly Field[], empty?: string): object {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = toValue(field, values[field.name] ?? '') ?? empty;
    if (value === undefined) continue;
    const [group = '', name] = field.name.split('.');
    if (name) body[group] = { ...(body[group] ?? {}), [name]: value };
    else body[group] = value;
  }
  return body;
}

function toValue({ kind }: Field, text: string): unknown {
  if (kind === 'switch') return text === 'on';
  if (text === '') return undefined;
  if (kind === 'json') return parseJson(text) ?? text;
  if (kind === 'number') return toNumber(text);
  if (kind !== 'list' && kind !== 'map') return text;
  const items = compact(text.split('\n').map((line) => line.trim()));
  if (kind === 'list') return items;
  const pairs = items.map((line) => {
    const [, name = line, number = ''] = /^(.*\S)\s*:\s*(\S*)$/.exec(line) ?? [];
    return [name, toNumber(number)];
  });
  return Object.fromEntries(pairs);
}

function toNumber(text: string): number | string {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? text : number;
}

export function renderFields(
  fields: readonly Field[],
  values: Values,
  remarks: Remarks = noRemarks,
): Markup {
  const groups = [...Map.groupBy(fields, ({ group }) => group)].map(([group, inside]) => {
    const inputs = inside.map((field) => renderField(field, values[field.name] ?? '', remarks));
    if (!group) return html`${inputs}`;
    return html`<fieldset><legend>${group}</legend>${inputs}</fieldset>`;
  });
  return html`${groups}`;
}

function renderField(field: Field, own: string, remarks: Remarks): Markup {
  const { name, label, kind, hint, limit, chooser, built } = field;
  const value = own || built?.value || '';
  const problem = remarks.problems[name];
  const stored = remarks.stored[name];
  const notes = html`${limit && meter(field, value, limit)}
${built && kind !== 'switch' && renderSource(name, built, own === '' && isOption(field, value))}
${built && kind === 'switch' && html`<p class="hint">The build has set this.</p>`}
${hint && html`<p class="hint" id="about-${name}">${hint}</p>`}
${problem && html`<p class="problem" id="problem-${name}">${problem}</p>`}
${!limit && remarks.warnings?.[name] && html`<p class="hint warning">${remarks.warnings[name]}</p>`}
${stored !== undefined && renderStored(name, stored, remarks.by)}${chooser}`;
  if (kind === 'switch') return html`${checkbox(name, label, value === 'on')}${notes}`;
  const described = compact([
    built && `built-${name}`,
    hint && `about-${name}`,
    problem && `problem-${name}`,
    stored !== undefined && `stored-${name}`,
  ]);
  const description = described.length > 0 && html` aria-describedby="${described.join(' ')}"`;
  const { maxLength, isRequired, isLine } = field;
  const attributes = html`${description}${problem && html` aria-invalid="true"`}${
    maxLength && html` maxlength="${maxLength}"`
  }${isRequired && html` required`}${isLine && html` data-line`}${
    built && html` data-built="${built.value}"${built.tag && html` data-tag="${built.tag}"`}`
  }`;
  return html`<label for="${name}">${label}</label>${control(field, value, attributes)}${notes}`;
}

/** Returns whether a value is among the options. The built value might not be. */
const isOption = ({ options }: Field, value: string) => options?.includes(value) ?? true;

const renderStored = (name: string, stored: string, by = 'Someone else'): Markup =>
  html`<p class="problem" id="stored-${name}">${by} has changed this. Stored value:
<span class="prose">${stored || '(empty)'}</span></p>`;

function control({ name, kind, options }: Field, value: string, attributes: Markup): Markup {
  if (kind === 'choice') return select(name, name, options ?? [], value);
  if (kind === 'long' || kind === 'list' || kind === 'map' || kind === 'json') {
    return html`<textarea id="${name}" name="${name}" rows="3"${attributes}>${value}</textarea>`;
  }
  return html`<input type="text" id="${name}" name="${name}" value="${value}"${attributes}>`;
}

export const getLabels = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));
