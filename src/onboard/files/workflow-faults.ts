import { parseDocument } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/**
 * What GitHub would refuse of a workflow, or what would lead nowhere in it, a sentence each: what a merge of two sound
 * workflows may come to. It looks at what the generated workflows rely on, and is no validator.
 */
export function workflowFaults(text: string): string[] {
  const document = parseDocument(text, { uniqueKeys: true });
  const [broken] = document.errors;
  if (broken !== undefined) return [`It would not be valid YAML: ${broken.message.split('\n')[0]}`];
  const workflow = record(document.toJS());
  const jobs = new Map(Object.entries(record(workflow.jobs)).map(([name, job]) => [name, record(job)]));
  return [...jobs].flatMap(([name, job]) => [
    ...stepFaults(name, job),
    ...needFaults(name, job, jobs),
    ...downloadFaults(name, job, jobs),
    ...(groupOf(workflow) !== undefined && groupOf(workflow) === groupOf(job)
      ? [`The job "${name}" would wait for its own workflow: both are in the group ${groupOf(job)}.`]
      : []),
  ]);
}

function stepFaults(name: string, job: Json): string[] {
  const ids = stepsOf(job).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const used = namesIn(job, /\bsteps\.([\w-]+)\./g).map(([id = '']) => id);
  const unknown = new Set(used.filter((id) => !ids.includes(id)));
  return [
    ...[...twice].map((id) => `The job "${name}" would have two steps with the id "${id}".`),
    ...[...unknown].map((id) => `The job "${name}" would use the step "${id}", which it does not have.`),
  ];
}

function needFaults(name: string, job: Json, jobs: ReadonlyMap<string, Json>): string[] {
  const needs = list(job.needs).map(String);
  const absent = needs.filter((needed) => !jobs.has(needed));
  const outputs = namesIn(job, /\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g);
  const nowhere = outputs.filter(([from = '', output = '']) => {
    const source = needs.includes(from) ? jobs.get(from) : undefined;
    // What a called workflow gives cannot be seen here.
    return source === undefined || (source.uses === undefined && !(output in record(source.outputs)));
  });
  return [
    ...absent.map((needed) => `The job "${name}" would need the job "${needed}", which is not there.`),
    ...new Set(
      nowhere.map(
        ([from, output]) => `The job "${name}" would use the output "${output}" of "${from}", which it does not get.`,
      ),
    ),
  ];
}

/** A download by a fixed name of something that this workflow does not keep under that name. */
function downloadFaults(name: string, job: Json, jobs: ReadonlyMap<string, Json>): string[] {
  const kept = [...jobs.values()].flatMap((other) => artifactsOf(other, 'upload'));
  return artifactsOf(job, 'download')
    .filter((artifact) => artifact !== '' && !artifact.includes('${{') && !kept.includes(artifact))
    .map((artifact) => `The job "${name}" would download "${artifact}", which no job keeps any more.`);
}

function artifactsOf(job: Json, what: 'upload' | 'download'): string[] {
  return stepsOf(job).flatMap(({ uses, with: inputs }) => {
    const { name, 'run-id': run } = record(inputs);
    const isIt = typeof uses === 'string' && uses.startsWith(`actions/${what}-artifact@`) && run === undefined;
    return isIt ? [String(name ?? '')] : [];
  });
}

const stepsOf = ({ steps }: Json): Json[] => (Array.isArray(steps) ? steps.map(record) : []);

function groupOf({ concurrency }: Json): string | undefined {
  const group = typeof concurrency === 'string' ? concurrency : record(concurrency).group;
  return typeof group === 'string' ? group : undefined;
}

/** The groups of each place of the job's expressions that the pattern finds. */
function namesIn(job: Json, pattern: RegExp): string[][] {
  const expressions = [...JSON.stringify(job).matchAll(/\$\{\{(.*?)\}\}/g)].map(([, expression = '']) => expression);
  const conditions = [job, ...stepsOf(job)].flatMap((part) => (typeof part.if === 'string' ? [part.if] : []));
  return [...expressions, ...conditions].flatMap((text) => [...text.matchAll(pattern)].map(([, ...names]) => names));
}
