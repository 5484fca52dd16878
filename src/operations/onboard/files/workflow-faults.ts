import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { compact } from '../../../shared/compact.ts';
import { getErrorMessage } from '../../../shared/errors/error.ts';
import { asText, isObject, type JsonObject, toObject } from '../../../shared/json.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';

export interface WorkflowFault {
  readonly reason: string;
  readonly lines: readonly number[];
  readonly advice?: readonly string[];
}

interface Suspicion extends Pick<WorkflowFault, 'reason' | 'advice'> {
  /** Substring of the lines with the fault. */
  readonly mark: string;
}

const list = (value: unknown = []): unknown[] => [value].flat();
const literal = (text: string) => text.replaceAll(/[^\w]/g, String.raw`\$&`);

/**
 * Finds what GitHub would reject, and unresolved references. A merge of two valid workflows can
 * contain both. Checks only features that generated workflows use.
 */
export function workflowFaults(text: string): WorkflowFault[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: true, lineCounter: counter });
  const lines = text.split('\n');
  const [broken] = document.errors;
  if (broken) {
    const { line } = counter.linePos(broken.pos[0]);
    if (broken.code === 'DUPLICATE_KEY') return [twiceTheKey(lines[line - 1], line)];
    return [noYaml(broken.message, line)];
  }
  let workflow: JsonObject;
  try {
    workflow = toObject(document.toJS());
  } catch (error) {
    // An alias without an anchor, e.g. an unquoted `*.md`, causes an error only here.
    const message = getErrorMessage(error);
    const alias = `*${/: (\S+)$/.exec(message)?.[1] ?? ''}`;
    return [noYaml(message, lines.findIndex((line) => line.includes(alias)) + 1)];
  }
  const entries = Object.entries(toObject(workflow.jobs));
  const jobs = new Map(entries.map(([name, job]) => [name, toObject(job)]));
  const group = getConcurrencyGroup(workflow);
  const ofJobs = [...jobs].flatMap(([name, job]) => {
    const at = getSpan(document, counter, name);
    const find = ({ reason, advice, mark }: Suspicion, from = at): WorkflowFault => {
      const isHere = (line: string, number: number) =>
        number >= from[0] && number <= from[1] && line.includes(mark);
      const found = lines.map((line, index) => isHere(line, index + 1) && index + 1);
      return { reason, advice, lines: compact(found) };
    };
    const suspicions = [
      ...stepFaults(name, job),
      ...needFaults(name, job, jobs),
      ...downloadFaults(name, job, jobs),
    ];
    const faults = suspicions.map((suspicion) => find(suspicion));
    if (!group || group !== getConcurrencyGroup(job)) return faults;
    const waits = `The job "${name}" would wait for its own workflow`;
    const reason = `${waits}: both are in the group ${group}.`;
    return [...faults, find({ reason, mark: 'group:' }, [1, lines.length])];
  });
  return [...emptyFaults(workflow, lines), ...ofJobs];
}

/** Keys that may be empty, in which case GitHub treats them as absent. */
const mayBeEmpty = ['if', 'name', 'run-name', 'container'];

function emptyFaults(workflow: JsonObject, lines: readonly string[]): WorkflowFault[] {
  const jobs = Object.values(toObject(workflow.jobs)).filter(isObject);
  const mappings = [workflow, toObject(workflow.jobs), ...jobs, ...jobs.flatMap(getSteps)];
  const entries = mappings.flatMap((mapping) => Object.entries(mapping));
  const empty = entries.filter(([key, value]) => value === null && !mayBeEmpty.includes(key));
  return [...new Set(empty.map(([key]) => key))].map((key) => {
    const mark = new RegExp(String.raw`^\s*(?:- )?['"]?${literal(key)}['"]?:\s*(?:#|$)`);
    const isEmpty = (line: string, index: number) => {
      const next = lines.slice(index + 1).find((other) => other.trim() && !/^\s*#/.test(other));
      return mark.test(line) && (next ?? '').search(/[^\s-]/) <= line.search(/[^\s-]/);
    };
    const found = lines.map((line, index) => isEmpty(line, index) && index + 1);
    return { reason: `The key "${key}" would be empty.`, lines: compact(found) };
  });
}

const parts: readonly [string, string, (workflow: JsonObject, job: JsonObject) => unknown][] = [
  [
    'concurrency group',
    'its deployments would run side by side',
    (workflow, job) => getConcurrencyGroup(job) ?? getConcurrencyGroup(workflow),
  ],
  ['environment', 'it could not log in', (_, job) => job.environment],
  ['permission "id-token: write"', 'it could not log in', grantsIdToken],
];

function grantsIdToken(
  workflow: JsonObject,
  { permissions = workflow.permissions }: JsonObject,
): boolean {
  return permissions === 'write-all' || toObject(permissions)['id-token'] === 'write';
}

export function lostFaults(ours: string, theirs: string, merged: string): WorkflowFault[] {
  const count = (text: string) =>
    text.match(/^ *(?:concurrency|environment|id-token):/gm)?.length ?? 0;
  if (count(merged) >= count(theirs)) return [];
  const [mine, template, result] = [ours, theirs, merged].map((text) => toObject(parseYaml(text)));
  const getJobs = (workflow: JsonObject) => toObject(workflow.jobs);
  if (!mine || !template || !result) return [];
  return Object.entries(getJobs(template)).flatMap(([name, job]) =>
    parts.flatMap(([part, why, get]) => {
      const own = getJobs(mine)[name];
      const left = getJobs(result)[name];
      const isShared = get(template, toObject(job)) && get(mine, toObject(own));
      if (!isShared || !left || get(result, toObject(left))) return [];
      const line = merged.split('\n').findIndex((text) => text.startsWith(`  ${name}:`)) + 1;
      return [{ reason: `The job "${name}" would have no ${part}: ${why}.`, lines: [line] }];
    }),
  );
}

function findPair(map: unknown, key: string): Pair | undefined {
  if (!isMap(map)) return undefined;
  return map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
}

function getSpan(document: Document, counter: LineCounter, name: string): [number, number] {
  const { key, value } = findPair(document.get('jobs', true), name) ?? {};
  if (!isScalar(key) || !isMap(value) || !key.range || !value.range) return [0, 0];
  const [start, end] = [key.range[0], value.range[1]];
  return [counter.linePos(start).line, counter.linePos(Math.max(start, end - 1)).line];
}

function noYaml(message: string, line: number): WorkflowFault {
  const reason = message.split('\n')[0]?.replace(/ at line \d.*/s, '');
  return { reason: `It would not be valid YAML: ${reason}.`, lines: [line] };
}

function twiceTheKey(written = '', line: number): WorkflowFault {
  const key = /^[\s-]*['"]?([^\s:'"-][^\s:'"]*)['"]?\s*:/.exec(written)?.[1] ?? written.trim();
  return { reason: `The key "${key}" would appear twice.`, lines: [line] };
}

function stepFaults(name: string, job: JsonObject): Suspicion[] {
  const ids = compact(getSteps(job).map(({ id }) => asText(id)));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const used = namesIn(job, /\bsteps\.([\w-]+)\./g).map(([id = '']) => id);
  const unknown = new Set(used.filter((id) => !ids.includes(id)));
  return [
    ...[...twice].map((id) => ({
      reason: `The job "${name}" would have two steps with the id "${id}".`,
      mark: `id: ${id}`,
      advice: ['Give your step another id, and update references to it.'],
    })),
    ...[...unknown].map((id) => ({
      reason: `The job "${name}" would use the step "${id}", which it does not have.`,
      mark: `steps.${id}.`,
      advice: ["Name a step of the job, or take the template's step with that id."],
    })),
  ];
}

function needFaults(
  name: string,
  job: JsonObject,
  jobs: ReadonlyMap<string, JsonObject>,
): Suspicion[] {
  const needs = list(job.needs).map(String);
  const absent = needs.filter((needed) => !jobs.has(needed));
  const outputs = namesIn(job, /\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g);
  const nowhere = outputs.filter(([from = '', output = '']) => {
    const source = needs.includes(from) && jobs.get(from);
    // The outputs of a called workflow can't be checked here.
    return !source || (source.uses === undefined && !(output in toObject(source.outputs)));
  });
  const pairs = new Set(nowhere.map(([from = '', output = '']) => `${from}.${output}`));
  return [
    ...absent.map((needed) => ({
      reason: `The job "${name}" would need the job "${needed}", which does not exist.`,
      mark: needed,
    })),
    ...[...pairs].map((pair) => {
      const [from = '', output = ''] = pair.split('.');
      return {
        reason:
          `The job "${name}" would use the output "${output}" of "${from}", which is not ` +
          'available to it.',
        mark: `needs.${from}.outputs.${output}`,
      };
    }),
  ];
}

function downloadFaults(
  name: string,
  job: JsonObject,
  jobs: ReadonlyMap<string, JsonObject>,
): Suspicion[] {
  const uploaded = [...jobs.values()].flatMap((otherJob) => listArtifacts(otherJob, 'upload'));
  const isLost = (name: string) => name && !name.includes('${{') && !uploaded.includes(name);
  return listArtifacts(job, 'download')
    .filter(isLost)
    .map((artifact) => ({
      reason: `The job "${name}" would download "${artifact}", which no job uploads any more.`,
      mark: artifact,
      advice: ['Download it by the name that the build has:', `name: ${builtArtifact}`],
    }));
}

const builtArtifact = `\${{ needs.build.outputs.artifact }}`;

function listArtifacts(job: JsonObject, direction: 'upload' | 'download'): string[] {
  const steps = getSteps(job).filter(({ uses }) =>
    String(uses).startsWith(`actions/${direction}-artifact@`),
  );
  const inputs = steps.map((step) => toObject(step.with));
  return inputs
    .filter((input) => input['run-id'] === undefined)
    .map(({ name = '' }) => String(name));
}

const getSteps = (job: JsonObject): JsonObject[] => [job.steps].flat().filter(isObject);

function getConcurrencyGroup(json: JsonObject): string | undefined {
  const { group = json.concurrency } = toObject(json.concurrency);
  return asText(group);
}

function namesIn(job: JsonObject, pattern: RegExp): string[][] {
  const matches = [...JSON.stringify(job).matchAll(/\$\{\{((?:(?!\$\{\{).)*?)\}\}/g)];
  const expressions = matches.map(([, expression = '']) => expression);
  const conditions = [job, ...getSteps(job)].map((part) => String(part.if));
  return [...expressions, ...conditions].flatMap((text) =>
    [...text.matchAll(pattern)].map(([, ...names]) => names),
  );
}
