import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, YAMLMap } from 'yaml';
import type { CommitFiles } from '../../../clients/github/tree.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { toObject } from '../../../shared/json.ts';
import {
  partsOfWorkflow,
  type WorkflowPart,
  workflowPaths,
} from '../../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../../workflows/header.ts';
import { indent } from '../../../workflows/templates/parts.ts';
import { findPair, workflowFaults } from './workflow-faults.ts';

export function adoptWorkflow(path: string, own: string, template: string): string {
  const document = parseDocument(own);
  const refuse = (reason: string, remedy: string) => {
    const message = `${path} cannot be adopted: ${reason}`;
    return new SiteDeployError('ONBOARD_INPUT_INVALID', message, { remedy });
  };
  const [broken] = workflowFaults(own);
  if (broken) throw refuse(broken.reason, 'Correct it first.');
  const rival = howItDeploys(own, []);
  if (rival) throw refuse(`it deploys by itself (${rival}).`, 'Remove that job first.');
  if (document.has('concurrency'))
    throw refuse(
      'its concurrency covers all jobs, so deployments would be dropped or cut off.',
      'Move it to the jobs that need it.',
    );
  const triggers = findPair(document.contents, 'on');
  if (!triggers || !findPair(document.contents, 'jobs'))
    throw refuse('it has no jobs or no triggers.', 'Complete it first.');
  const filters = ['paths', 'paths-ignore', 'branches-ignore', 'tags'];
  const filter = filters.find((key) => document.hasIn(['on', 'push', key]));
  if (filter)
    throw refuse(
      `its trigger "push" has the filter "${filter}".`,
      'Move that filter to the jobs that need it, as a condition.',
    );

  const needed = readTriggers(toObject(parseDocument(template).toJS()).on);
  const jobs = renameJobs(readJobLines(template), own);
  addTriggers(document, needed);
  const isForMore = runsForMore(toObject(toObject(document.toJS()).on), needed);
  const replaced = replaceTriggers(own, document, triggers);
  const body = insertJobs(replaced, isForMore ? guardJobs(jobs, needed) : jobs);
  const [fault] = workflowFaults(body);
  if (fault) throw refuse(fault.reason, 'Change the named part of the workflow first.');
  return body;
}

export function containsJobs(own: string, proposed: string): boolean {
  const [, jobs = ''] = own.split(/^jobs:/m);
  const [, ...lines] = jobs.split(/\r?\n/);
  const ownLines = lines.filter((line) => line.trim());
  const proposedLines = new Set(proposed.split(/\r?\n/));
  return ownLines.length > 0 && ownLines.every((line) => proposedLines.has(line));
}

interface Triggers {
  readonly branches: readonly string[];
  readonly inputs: Readonly<Record<string, unknown>>;
}

function readTriggers(on: unknown): Triggers {
  const { push, workflow_dispatch: dispatch } = toObject(on);
  return { branches: toList(toObject(push).branches), inputs: toObject(toObject(dispatch).inputs) };
}

const toList = (value: unknown): string[] => [value ?? []].flat().map(String);

function addTriggers(document: Document, { branches, inputs }: Triggers): void {
  const { on } = toObject(document.toJS());
  const named = Object.fromEntries(toList(on).map((name) => [name, null]));
  if (!isMap(document.get('on'))) document.set('on', document.createNode(named));
  const listed = document.getIn(['on', 'push', 'branches']);
  const known = toList(toObject(toObject(on).push).branches);
  const missing = branches.filter((branch) => !known.includes(branch));
  if (isSeq(listed)) for (const branch of missing) listed.add(document.createNode(branch));
  // A push without branches includes every push.
  else if (listed !== undefined || !document.hasIn(['on', 'push']))
    document.setIn(['on', 'push'], document.createNode({ branches: [...known, ...missing] }));
  const place = ['on', 'workflow_dispatch'];
  if (!isMap(document.getIn(place))) document.setIn(place, document.createNode({}));
  if (!isMap(document.getIn([...place, 'inputs'])))
    document.setIn([...place, 'inputs'], document.createNode({}));
  for (const [name, input] of Object.entries(inputs))
    document.setIn([...place, 'inputs', name], document.createNode(input));
}

function runsForMore(on: Readonly<Record<string, unknown>>, needed: Triggers): boolean {
  const { push, workflow_dispatch: _, ...others } = on;
  const branches = toList(toObject(push).branches);
  const isOther = (branch: string) => !needed.branches.includes(branch);
  return Object.keys(others).length > 0 || branches.length === 0 || branches.some(isOther);
}

const readJobLines = (template: string): string[] =>
  template
    .slice(template.indexOf('\njobs:\n') + 7)
    .trimEnd()
    .split('\n');

const jobKey = /^ {2}([\w-]+):$/;

function renameJobs(lines: readonly string[], own: string): string[] {
  const taken = toObject(toObject(parseDocument(own).toJS()).jobs);
  const names = lines.flatMap((line) => jobKey.exec(line)?.[1] ?? []);
  const clashing = names.filter((name) => name in taken);
  const rename = (line: string, name: string) => {
    const pattern = String.raw`(?<=^ {2}|needs: .*|needs\.)\b${name}\b(?!-)`;
    return line.replace(new RegExp(pattern, 'g'), `site-${name}`);
  };
  return lines.map((line) => clashing.reduce(rename, line));
}

/** Guards the jobs that start first: other jobs depend on them. */
function guardJobs(lines: readonly string[], { branches }: Triggers): string[] {
  const refs = branches.map((branch) => {
    const [stem = ''] = branch.split('*');
    if (stem === branch) return `github.ref == 'refs/heads/${branch}'`;
    return `startsWith(github.ref, 'refs/heads/${stem}')`;
  });
  const condition =
    "github.event_name == 'workflow_dispatch' || " +
    `github.event_name == 'push' && (${refs.join(' || ')})`;
  return lines
    .flatMap((line, index) => {
      if (!jobKey.test(line)) return [line];
      const end = lines.findIndex((other, at) => at > index && jobKey.test(other));
      const job = lines.slice(index + 1, end < 0 ? undefined : end);
      const isGuarded = (other: string) => /^ {4}needs:/.test(other) || ownCondition.test(other);
      if (job.some(isGuarded)) return [line];
      return [line, `    if: ${condition}`];
    })
    .map((line) => line.replace(ownCondition, `$1($2) && (${condition})`));
}

const ownCondition = /^( {4}if: )(github\.event\.repository\.fork .*)$/;

function replaceTriggers(own: string, document: Document, pair: Pair): string {
  const start = (isScalar(pair.key) && pair.key.range?.[0]) || 0;
  const items = isMap(document.contents) ? document.contents.items : [];
  const starts = items.map(({ key }) => (isScalar(key) && key.range?.[0]) || 0);
  const end = starts.toSorted((a, b) => a - b).find((at) => at > start) ?? own.length;
  const lines = own.slice(start, end).split('\n');
  // Unindented comments before a key belong to that key.
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const section = new Document(new YAMLMap());
  section.set('on', document.get('on', true));
  const text = section.toString({ lineWidth: 0 }).trimEnd();
  return own.slice(0, start) + [text, ...lines.slice(last + 1)].join('\n') + own.slice(end);
}

function insertJobs(own: string, lines: readonly string[]): string {
  const value = findPair(parseDocument(own).contents, 'jobs')?.value;
  const first = isMap(value) ? value.items[0]?.key : undefined;
  const at = (isScalar(first) && first.range?.[0]) || 0;
  const depth = at - (own.lastIndexOf('\n', at - 1) + 1);
  const end = (isMap(value) && value.range?.[1]) || own.length;
  const rest = own.slice(end).trim() ? ['', own.slice(end).replace(/^\n+/, '')] : [''];
  const outdented = lines.map((line) => line.slice(2));
  return [own.slice(0, end).trimEnd(), '', ...indent(depth, outdented), ...rest].join('\n');
}

export interface RivalWorkflow {
  readonly path: string;
  readonly how: string;
}

const elsewhere = /^\s*#\s*site-deploy: deploys elsewhere\b/m;
const maxFiles = 30;

export async function readRivalWorkflows(
  files: CommitFiles,
  ours: readonly string[],
  deploying: readonly string[],
): Promise<RivalWorkflow[]> {
  const candidates = workflowPaths(files).filter((path) => !ours.includes(path));
  const found = await Promise.all(
    candidates.slice(0, maxFiles).map(async (path) => {
      const how = howItDeploys((await files.read(path)) ?? '', deploying);
      return how !== undefined && { path, how };
    }),
  );
  return compact(found);
}

export function howItDeploys(text: string, deploying: readonly string[]): string | undefined {
  if (elsewhere.test(text)) return undefined;
  const { header } = splitHeader(text);
  if (header && header.template !== 'deploy') return undefined;
  const lines = partsOfWorkflow(text).map((part) =>
    part.key === 'uses' ? deployingAction(part, deploying) : deployingCommand(part.text),
  );
  return lines.find(Boolean);
}

function deployingAction(part: WorkflowPart, deploying: readonly string[]): string | undefined {
  const { text, inputs } = part;
  const name = (text.split('@')[0] ?? '').toLowerCase();
  if (name === 'azure/static-web-apps-deploy') {
    if (inputs.action === 'close') return undefined;
    return `uses: ${text}`;
  }
  if (!deploying.some((file) => file.toLowerCase() === name)) return undefined;
  const { mode = 'all' } = inputs;
  if (mode === 'all' || mode === 'deploy') return `uses: ${text}`;
  return undefined;
}

function deployingCommand(script: string): string | undefined {
  const command = /(^|[\s;&|/])(swa|static-web-apps-cli(@[\w.^~-]+)?)\s+deploy\b/;
  const lines = script.split('\n').map((text) => text.trim());
  const line = lines.find((text) => !text.startsWith('#') && command.test(text));
  if (line === undefined || /--dry-run\b/.test(line)) return undefined;
  return `run: ${line.slice(0, 80)}`;
}
