/**
 * Reads the fixtures of GitHub's language services, and compares the results with the expected
 * ones:
 *
 *     npm run fixtures -- FOLDER    a checkout of https://github.com/actions/languageservices
 *
 * Writes the counts, and a row for each fixture with a different result, into
 * test/fixtures/workflow-language/README.md. GitHub's TypeScript packages skip some fixtures, which
 * only the parsers of its service pass.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listCallErrors } from '../src/localcloud/engine/call-rules.ts';
import { Expression, type Template } from '../src/localcloud/workflow-language/language.ts';
import { readWorkflow, type Workflow } from '../src/localcloud/workflow-language/workflow.ts';

type Json = Readonly<Record<string, unknown>>;

interface Row {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly expected: 'valid' | 'refused';
  /** Difference from the expected result; empty if there is none. */
  readonly difference: string;
}

const [checkout] = process.argv.slice(2);
if (!checkout) throw new Error('Pass a checkout of https://github.com/actions/languageservices.');
const folder = path.resolve(checkout, 'workflow-parser/testdata');
const skipped = new Set((await readFile(`${folder}/skipped-tests.txt`, 'utf8')).split('\n'));
const rows: Row[] = [];
for (const name of (await readdir(`${folder}/reader`)).sort()) rows.push(await compare(name));

async function compare(name: string): Promise<Row> {
  const text = await readFile(path.join(folder, 'reader', name), 'utf8');
  const [, source = '', ...more] = text.split(/\r?\n---\r?\n/);
  const expected = JSON.parse(more.pop() ?? '') as Json;
  const others = new Map<string, string>();
  if (name.includes('reusable'))
    for (let index = 0; index + 1 < more.length; index += 2)
      others.set(more[index] ?? '', more[index + 1] ?? '');
  const isSkipped = skipped.has(name);
  const row = (kind: Row['expected'], difference: string) => ({
    name,
    isSkipped,
    expected: kind,
    difference,
  });
  const wanted = expected.errors as { Message: string }[] | undefined;
  const found = await readAll(`.github/workflows/${name}`, source, others);
  if (!wanted) {
    if (found.errors.length > 0) return row('valid', `refused: ${found.errors[0]}`);
    return row('valid', findDifference(found.workflow, expected));
  }
  if (found.errors.length === 0) return row('refused', 'accepted');
  const words = found.errors.map(withoutPlace);
  const missing = wanted
    .map(({ Message }) => withoutPlace(Message))
    .filter((message) => !words.some((own) => own.includes(message)));
  const isWorded = missing.length === 0;
  return row('refused', isWorded ? '' : `other words: ${words[0]} (GitHub: ${missing[0]})`);
}

/** Removes the file, line and column at the start of a message. */
function withoutPlace(message: string): string {
  return message.replace(/^\S+ \(Line: \d+, Col: \d+\): /, '').replace(/^\S+\.ya?ml: /, '');
}

async function readAll(file: string, source: string, others: ReadonlyMap<string, string>) {
  const called = new Map<Workflow, Map<string, Workflow>>();
  const errors: string[] = [];
  const read = async (at: string, content: string): Promise<Workflow | undefined> => {
    try {
      const workflow = await readWorkflow(at, content);
      const calls = new Map<string, Workflow>();
      called.set(workflow, calls);
      for (const { source: job } of workflow.jobs) {
        const uses = String(job.uses ?? '');
        const text = others.get(uses) ?? others.get(uses.replace(/^\.\//, ''));
        const inner = text === undefined ? undefined : await read(uses, text);
        if (inner) calls.set(uses, inner);
      }
      return workflow;
    } catch (error) {
      errors.push(String(Object(error).message ?? error));
      return undefined;
    }
  };
  const workflow = await read(file, source);
  if (workflow) errors.push(...workflow.errors, ...listCallErrors(workflow, called));
  return { workflow, errors };
}

/**
 * Compares jobs, their order and conditions, and their steps.
 * @returns the first difference
 */
function findDifference(workflow: Workflow | undefined, expected: Json): string {
  const jobs = (expected.jobs ?? []) as Json[];
  const own = workflow?.jobs ?? [];
  const ids = (list: readonly (string | undefined)[]) => list.join(', ');
  const named = ids(jobs.map(({ id }) => textIn(id)));
  if (named !== ids(own.map(({ id }) => id))) return `jobs: ${ids(own.map(({ id }) => id))}`;
  for (const [index, job] of jobs.entries()) {
    const mine = own[index];
    const needs = ((job.needs ?? []) as unknown[]).map(textIn);
    if (!isDeepStrictEqual(needs, mine?.needs)) return `needs of ${mine?.id}: ${mine?.needs}`;
    if (job.if !== undefined && textIn(job.if) !== formatValue(mine?.condition))
      return `if of ${mine?.id}: ${mine?.condition.source}`;
    const steps = (job.steps ?? []) as Json[];
    if (steps.length !== mine?.steps.length && job.steps)
      return `steps of ${mine?.id}: ${mine?.steps.length}`;
    for (const [at, step] of steps.entries()) {
      const other = mine?.steps[at];
      if (step.id !== undefined && step.id !== other?.id) return `id of a step: ${other?.id}`;
      for (const key of ['run', 'uses'] as const)
        if (step[key] !== undefined && textIn(step[key]) !== formatValue(other?.source[key]))
          return `${key} of ${mine?.id}: ${formatValue(other?.source[key])} instead of ${textIn(step[key])}`;
    }
  }
  return '';
}

/** Returns a fixture's value as text. Expressions get the delimiters `${{ }}`. */
function textIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return String(value);
  const { expr, lit } = value as { expr?: string; lit?: unknown };
  if (expr !== undefined) return `\${{ ${expr} }}`;
  return lit === undefined ? JSON.stringify(value) : String(lit);
}

function formatValue(value: Template | undefined): string | undefined {
  if (value instanceof Expression) return `\${{ ${value.source} }}`;
  return value === undefined || value === null ? undefined : String(value);
}

/**
 * Returns why a fixture has a different result here. The first pattern that matches its name
 * applies.
 */
function findReason(name: string): string {
  const reasons: readonly (readonly [name: RegExp, reason: string])[] = [
    [
      /^background-steps/,
      'Background steps: the published parser refuses them, and so does the engine.',
    ],
    [
      /^events-single-invalid/,
      'Of the editor alone. The service ignores unknown keys, as another fixture says.',
    ],
    [/-anchor-tag/, 'GitHub has taken anchors since September 2025.'],
    [
      /max-(job-limit|file-size|result-size|depth)|nested-depth/,
      'The fixture sets a limit of its own. The engine has the limits of the service: 256 jobs of a matrix, 10 levels of calls, and none of size.',
    ],
    [/matrix-empty-vector/, 'The run is refused with these words when the matrix is expanded.'],
    [
      /all-allowed/,
      "The refusal names today's permissions, in alphabetical order and without a cut.",
    ],
    [
      /yaml-|parse-(boolean|float|integer)|^mvp/,
      'Another YAML library reads rare notations: explicit tags, the end of a file without a line break.',
    ],
  ];
  return reasons.find(([pattern]) => pattern.test(name))?.[1] ?? 'The same refusal in other words.';
}

const different = rows.filter(({ difference }) => difference !== '');
const lines = different.map(({ name, isSkipped, expected, difference }) => {
  let outcome = difference;
  if (/^other words/.test(difference)) outcome = 'refused';
  if (/^refused/.test(difference)) outcome = 'refused';
  if (/^(run|if|id|jobs|needs|steps|uses) of/.test(difference)) outcome = 'another text';
  const skip = isSkipped ? 'yes' : '';
  return `| \`${name.replace(/\.yml$/, '')}\` | ${expected} | ${outcome} | ${skip} | ${findReason(name)} |`;
});
const own = rows.filter(({ isSkipped }) => !isSkipped);
const same = (list: readonly Row[]) => list.filter(({ difference }) => difference === '').length;
const table = `# Fixtures of GitHub's language services

\`npm run fixtures -- FOLDER\` reads the fixtures of [actions/languageservices](https://github.com/actions/languageservices)
(\`workflow-parser/testdata/reader\`) and writes this table. A fixture holds a workflow file, and what GitHub's parsers
make of it. Compared are whether it is refused and with which words; jobs, their order and conditions; steps, their ids,
and what they run.

| Fixtures | All | As expected |
|---|---|---|
| that GitHub's TypeScript packages pass | ${own.length} | ${same(own)} |
| that they skip, but the service's parsers pass | ${rows.length - own.length} | ${same(rows) - same(own)} |

The others:

| Fixture | Expected | Here | Skipped by TypeScript | Why |
|---|---|---|---|---|
${lines.join('\n')}
`;
await writeFile(
  path.resolve(import.meta.dirname, '../test/fixtures/workflow-language/README.md'),
  table,
);
console.log(`${rows.length} fixtures, ${same(rows)} as expected`);
