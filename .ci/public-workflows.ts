/**
 * Plans workflow files of public repositories job by job, without running a step, and writes the
 * outcomes into test/fixtures/workflow-language/public.md:
 *
 *     npm run public-workflows -- FOLDER     with FOLDER/OWNER/NAME/.github/workflows/*.yml
 *
 * Each job is assumed to succeed without outputs, and the event has no data, so jobs whose
 * conditions require either are skipped.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Scheduler } from '../src/localcloud/engine/scheduler.ts';
import { isStandIn } from '../src/localcloud/engine/stand-ins.ts';
import type { EngineJob } from '../src/localcloud/engine/types.ts';
import { readWorkflow, type Workflow } from '../src/localcloud/workflow-language/workflow.ts';

interface Row {
  readonly repository: string;
  readonly file: string;
  readonly outcome: string;
  readonly jobs: number;
  /**
   * Number of steps that use an action of another repository. `known` counts those that the engine
   * supports.
   */
  readonly foreign: number;
  readonly known: number;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Pass a folder with OWNER/NAME/.github/workflows.');
const names = (await readdir(folder, { recursive: true })).filter((name) =>
  /^[^/]+\/[^/]+\/(\.github\/workflows|[\w-]+)\/[^/]+\.ya?ml$/.test(name.replaceAll(path.sep, '/')),
);
const rows: Row[] = [];
for (const name of names.sort()) rows.push(await plan(name.replaceAll(path.sep, '/')));

async function plan(name: string): Promise<Row> {
  const [owner, project, ...rest] = name.split('/');
  const file = rest.join('/');
  const repository = `${owner}/${project}`;
  const text = fillTemplate(await readFile(path.join(folder ?? '', name), 'utf8'));
  const row = { repository, file, jobs: 0, foreign: 0, known: 0 };
  try {
    const workflow = await readWorkflow(file, text);
    if (workflow.errors.length > 0) return { ...row, outcome: `refused: ${workflow.errors[0]}` };
    const uses = workflow.jobs.flatMap(({ steps }) =>
      steps
        .map(({ source }) => String(source.uses ?? './'))
        .filter((one) => !/^(\.\/|docker:)/.test(one)),
    );
    const counted = { ...row, foreign: uses.length, known: uses.filter(isStandIn).length };
    const siblings = await readCalled(repository, workflow);
    return { ...counted, ...runVirtually(workflow, repository, siblings) };
  } catch (error) {
    return { ...row, outcome: `error: ${Object(error).message}` };
  }
}

/** Fills in the placeholders of a starter workflow, as GitHub does when somebody chooses it. */
function fillTemplate(text: string): string {
  return text
    .replaceAll(/\$cron-(daily|weekly)/g, '17 3 * * 1')
    .replaceAll('$codeql-languages-matrix', 'language: javascript-typescript')
    .replaceAll(/\$(default|protected)-branch(es)?/g, 'main');
}

/** Reads the workflows of the same repository that a workflow calls, directly or indirectly. */
async function readCalled(
  repository: string,
  workflow: Workflow,
  found = new Map<string, Workflow>(),
) {
  for (const { source } of workflow.jobs) {
    const uses = String(source.uses ?? '');
    if (!/^[.$]\//.test(uses) || found.has(uses)) continue;
    const text = await readFile(path.join(folder ?? '', repository, uses.slice(2)), 'utf8').catch(
      () => '',
    );
    if (text === '') continue;
    const called = await readWorkflow(uses.slice(2), text);
    found.set(uses, called);
    await readCalled(repository, called, found);
  }
  return found;
}

function runVirtually(
  workflow: Workflow,
  repository: string,
  called: ReadonlyMap<string, Workflow>,
) {
  const running: EngineJob[] = [];
  let id = 0;
  const scheduler = new Scheduler({
    nextId: () => ++id,
    execute: (job) => void running.push(job),
    stop: (job) => scheduler.end(job, 'cancelled', {}),
    findCalled: (_, uses) => called.get(uses),
    getEnvironment: () => undefined,
    after: () => () => undefined,
    changed: () => undefined,
  });
  const [event = 'push'] = Object.keys(workflow.events);
  const ref = { ref: 'refs/heads/main', ref_name: 'main', ref_type: 'branch', sha: 'f'.repeat(40) };
  const github = { event_name: event, event: {}, repository, ...ref, workflow: workflow.name };
  const contexts = { github, inputs: {}, vars: {}, secrets: {} };
  const run = scheduler.start({ id: 0, repository, contexts, workflow });
  let jobs = 0;
  for (let job = running.shift(); job; job = running.shift()) {
    jobs += 1;
    scheduler.end(job, 'success', {});
  }
  if (run.status !== 'completed') return { jobs, outcome: `stuck: ${run.status}` };
  const notes = listNotes(run.root.nodes);
  const failed = run.conclusion === 'failure' && notes[0];
  return { jobs, outcome: failed ? `planned until: ${failed}` : 'planned' };
}

function listNotes(
  nodes: readonly { readonly jobs?: readonly { readonly notes: readonly string[] }[] }[],
) {
  return nodes.flatMap(({ jobs = [] }) => jobs.flatMap(({ notes }) => notes));
}

const planned = rows.filter(({ outcome }) => outcome === 'planned');
const others = rows.filter((row) => !planned.includes(row));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 220);
const sum = (list: readonly Row[], name: 'jobs' | 'foreign' | 'known') =>
  list.reduce((total, row) => total + row[name], 0);
const repositories = [...Map.groupBy(rows, ({ repository }) => repository)];
const table = `# Workflow files of public repositories

\`npm run public-workflows -- FOLDER\` plans workflow files, and writes this page. Planning decides which jobs run and in
which order, with their matrices, conditions, groups and calls; no step runs.

${rows.length} files of ${repositories.length} repositories: ${planned.length} are planned to their end, with ${sum(rows, 'jobs')} jobs.
They have ${sum(rows, 'foreign')} steps with actions of other repositories; ${sum(rows, 'known')} of those actions have a local version.

| Repository | Files | Planned | Jobs |
|---|---|---|---|
${repositories.map(([name, list]) => `| ${name} | ${list.length} | ${list.filter((row) => planned.includes(row)).length} | ${sum(list, 'jobs')} |`).join('\n')}

The others:

| File | Outcome |
|---|---|
${others.map(({ repository, file, outcome }) => `| ${repository}: ${file} | ${cell(outcome)} |`).join('\n')}
`;
await writeFile(
  path.resolve(import.meta.dirname, '../test/fixtures/workflow-language/public.md'),
  table,
);
console.log(`${rows.length} files, ${planned.length} planned`);
