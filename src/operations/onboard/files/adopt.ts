import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, YAMLMap } from 'yaml';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { toObject } from '../../../shared/json.ts';
import { howItDeploys } from './rival-workflows.ts';
import { workflowFaults } from './workflow-faults.ts';

/**
 * Adds the generated jobs and their triggers to somebody's workflow, whose lines stay as they are.
 * Their triggers alone are formatted anew, with their comments.
 * @param template body of the generated workflow
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID` if the result would not work
 */
export function adoptWorkflow(path: string, own: string, template: string): string {
  const document = parseDocument(own);
  const contents = toObject(document.toJS());
  const refuse = (reason: string, remedy: string) =>
    new SiteDeployError('ONBOARD_INPUT_INVALID', `${path} cannot be adopted: ${reason}`, {
      remedy,
    });
  const [broken] = workflowFaults(own);
  if (broken) throw refuse(broken.reason, 'Correct it first.');
  const rival = howItDeploys(own, []);
  if (rival) throw refuse(`it deploys by itself (${rival}).`, 'Remove that job first.');
  if (contents.concurrency !== undefined)
    throw refuse(
      'its concurrency covers all jobs, so deployments would be dropped or cut off.',
      'Move it to the jobs that need it.',
    );
  const generated = toObject(parseDocument(template).toJS());
  const triggers = findPair(document, 'on');
  const jobs = findPair(document, 'jobs');
  if (!triggers || !jobs) throw refuse('it has no jobs or no triggers.', 'Complete it first.');
  const events = mergeTriggers(contents.on, generated.on);
  if (typeof events === 'string')
    throw refuse(events, 'Move that filter to the jobs that need it, as a condition.');

  const added = renameJobs(readJobLines(template), Object.keys(toObject(contents.jobs)));
  const guarded = runsForMore(events, generated.on) ? guard(added, generated.on) : added;
  const replaced = replaceTriggers(own, document, triggers, events);
  const body = insertJobs(replaced, guarded);
  const [fault] = workflowFaults(body);
  if (fault) throw refuse(fault.reason, 'Change the named part of the workflow first.');
  return body;
}

function findPair(document: Document, key: string): Pair | undefined {
  const { contents } = document;
  if (!isMap(contents)) return undefined;
  return contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
}

type Triggers = Readonly<Record<string, unknown>>;

function toTriggers(on: unknown): Triggers {
  if (typeof on === 'string') return { [on]: null };
  if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [String(name), null]));
  return toObject(on);
}

/** @returns the filter that would keep a push from being deployed, as a sentence */
function mergeTriggers(own: unknown, generated: unknown): Triggers | string {
  const [mine, ours] = [toTriggers(own), toTriggers(generated)];
  const push = toObject(mine.push);
  const filter = ['paths', 'paths-ignore', 'branches-ignore', 'tags'].find((key) => key in push);
  if (filter) return `its trigger "push" has the filter "${filter}".`;
  const branches = toList(push.branches);
  const needed = toList(toObject(ours.push).branches);
  // A push without branches is every push.
  const isEvery = 'push' in mine && branches.length === 0;
  const all = [...new Set([...branches, ...needed])];
  const inputs = {
    ...toObject(toObject(mine.workflow_dispatch).inputs),
    ...toObject(toObject(ours.workflow_dispatch).inputs),
  };
  return {
    ...mine,
    push: isEvery ? mine.push : { ...push, branches: all },
    workflow_dispatch: { ...toObject(mine.workflow_dispatch), inputs },
  };
}

const toList = (value: unknown): string[] => (value ? [value].flat().map(String) : []);

/** Whether the workflow also runs for what is no deployment. */
function runsForMore(events: Triggers, generated: unknown): boolean {
  const { push, workflow_dispatch: _, ...others } = events;
  const branches = toList(toObject(push).branches);
  const needed = toList(toObject(toTriggers(generated).push).branches);
  return (
    Object.keys(others).length > 0 ||
    branches.length === 0 ||
    branches.some((branch) => !needed.includes(branch))
  );
}

/** The lines of the generated jobs, at a depth of two spaces. */
function readJobLines(template: string): string[] {
  return template
    .slice(template.indexOf('\njobs:\n') + 7)
    .trimEnd()
    .split('\n');
}

const jobKey = /^ {2}([\w-]+):$/;

function renameJobs(lines: readonly string[], taken: readonly string[]): string[] {
  const names = lines.flatMap((line) => jobKey.exec(line)?.[1] ?? []);
  const clashing = names.filter((name) => taken.includes(name));
  return clashing.reduce(
    (text, name) => {
      const other = new RegExp(String.raw`(?<=^ {2}|needs: .*|needs\.)\b${name}\b(?!-)`, 'g');
      return text.map((line) => line.replace(other, `site-${name}`));
    },
    [...lines],
  );
}

/** Keeps the first jobs, which the others need, from running for other events. */
function guard(lines: readonly string[], generated: unknown): string[] {
  const branches = toList(toObject(toTriggers(generated).push).branches);
  const refs = branches.map((branch) => {
    const [stem = ''] = branch.split('*');
    if (stem === branch) return `github.ref == 'refs/heads/${branch}'`;
    return `startsWith(github.ref, 'refs/heads/${stem}')`;
  });
  const condition =
    `if: github.event_name == 'workflow_dispatch' || ` +
    `github.event_name == 'push' && (${refs.join(' || ')})`;
  return lines.flatMap((line, index) => {
    const isKey = jobKey.test(line);
    const end = lines.findIndex((other, at) => at > index && jobKey.test(other));
    const job = lines.slice(index + 1, end < 0 ? undefined : end);
    const isGuarded = job.some((other) => /^ {4}(if|needs):/.test(other));
    if (isKey && !isGuarded) return [line, `    ${condition}`];
    return [line];
  });
}

/** @returns the text with other triggers: their comments stay, and what follows them */
function replaceTriggers(own: string, document: Document, pair: Pair, events: Triggers): string {
  const start = (isScalar(pair.key) && pair.key.range?.[0]) || 0;
  const items = isMap(document.contents) ? document.contents.items : [];
  const next = items.find((item) => isScalar(item.key) && (item.key.range?.[0] ?? 0) > start)?.key;
  const end = (isScalar(next) && next.range?.[0]) || own.length;
  const lines = own.slice(start, end).split('\n');
  // Unindented comments before the next key belong to that.
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  if (isMap(pair.value)) editTriggers(document, events);
  else document.set('on', events);
  const section = new Document(new YAMLMap());
  section.set('on', document.get('on', true));
  const text = section.toString({ lineWidth: 0 }).trimEnd();
  return own.slice(0, start) + [text, ...lines.slice(last + 1)].join('\n') + own.slice(end);
}

/** Adds what is missing, so that comments beside the rest stay. */
function editTriggers(document: Document, events: Triggers): void {
  const { push, workflow_dispatch: dispatch } = events;
  if (document.hasIn(['on', 'push', 'branches'])) {
    const node = document.getIn(['on', 'push', 'branches']);
    if (isSeq(node)) {
      const known = node.toJSON().map(String);
      for (const branch of toList(toObject(push).branches))
        if (!known.includes(branch)) node.add(document.createNode(branch));
    } else document.setIn(['on', 'push', 'branches'], toList(toObject(push).branches));
  } else document.setIn(['on', 'push'], push);
  const { inputs } = toObject(dispatch);
  if (!isMap(document.getIn(['on', 'workflow_dispatch', 'inputs'])))
    document.setIn(['on', 'workflow_dispatch'], dispatch);
  else
    for (const [name, input] of Object.entries(toObject(inputs)))
      if (!document.hasIn(['on', 'workflow_dispatch', 'inputs', name]))
        document.setIn(['on', 'workflow_dispatch', 'inputs', name], input);
}

/** At the end of the jobs, as deep as they are. */
function insertJobs(own: string, lines: readonly string[]): string {
  const document = parseDocument(own);
  const value = findPair(document, 'jobs')?.value;
  const first = isMap(value) ? value.items[0]?.key : undefined;
  const at = isScalar(first) ? (first.range?.[0] ?? 0) : 0;
  const depth = at - (own.lastIndexOf('\n', at - 1) + 1);
  const end = (isMap(value) && value.range?.[1]) || own.length;
  const indented = lines.map((line) => (line ? ' '.repeat(depth) + line.slice(2) : ''));
  const rest = own.slice(end).trim() ? ['', own.slice(end).replace(/^\n+/, '')] : [''];
  return [own.slice(0, end).trimEnd(), '', ...indented, ...rest].join('\n');
}
