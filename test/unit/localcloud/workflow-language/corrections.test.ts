import { readFile as readText } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { packageFolder } from '../../../../src/localcloud/service/packages.ts';
import {
  correctedVersion,
  lex,
  readFile,
} from '../../../../src/localcloud/workflow-language/corrections.ts';
import { loadGitHubPackages } from '../../../../src/localcloud/workflow-language/load-packages.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';

const packages = loadGitHubPackages();
const schemaFile = path.join(
  packageFolder('@actions/workflow-parser'),
  'dist/workflow-v1.0.min.json',
);
const trace = new packages.NoOperationTraceWriter();
const parse = (content: string) => packages.parseWorkflow({ name: 'a.yml', content }, trace);
const workflow = (below: string) =>
  `on: push\njobs:\n  Build:\n    runs-on: x\n    steps: [{ run: a }]\n${below}`;

it("the corrections of GitHub's packages match the installed version", () => {
  const { devDependencies } = manifest;
  expect(devDependencies['@actions/expressions']).toBe(correctedVersion);
  expect(devDependencies['@actions/workflow-parser']).toBe(correctedVersion);
});

// Each test fails once the package no longer needs the correction; then remove the correction.
it('the corrected lexer unescapes all doubled quotes, not only the first', () => {
  const source = "'''a'' b'";
  const [uncorrected] = new packages.Lexer(source).lex().tokens;
  expect(uncorrected?.value).not.toBe("'a' b");
  expect(lex(source)[0]?.value).toBe("'a' b");
});

it("the corrected lexer reads numbers like GitHub's runner, not like JavaScript", () => {
  expect(new packages.Lexer('0b11').lex().tokens[0]?.value).toBe(3);
  expect(() => lex('0b11')).toThrow("Unexpected symbol: '0b11'");
  expect(new packages.Lexer('0xffffffff').lex().tokens[0]?.value).toBe(2 ** 32 - 1);
  expect(lex('0xffffffff')[0]?.value).toBe(-1);
});

it('an expression in a multi-line string is read from its YAML value, not from its source', async () => {
  const content = workflow('').replace('run: a', `run: a, name: "x\n      \${{ github.sha }}"`);
  const uncorrected = JSON.stringify(parse(content).value);
  expect(uncorrected).toContain('\\n');
  const { jobs } = await readWorkflow('a.yml', content);
  expect(jobs[0]?.steps[0]?.source.name).toMatchObject({ source: "format('x {0}', github.sha)" });
});

it("a workflow may have numbers as keys, although GitHub's parser fails on them", async () => {
  const content = `env: { 1.10: a, 2: b }\n${workflow('')}`;
  expect(parse(content).context.errors.getErrors()[0]?.message).toContain('indexOf');
  const { errors, source } = await readWorkflow('a.yml', content);
  expect(errors).toEqual([]);
  expect(source.env).toEqual({ '1.1': 'a', '2': 'b' });
});

it('a workflow_dispatch trigger may have inputs without a value and unknown keys', async () => {
  for (const dispatch of ['{ inputs: }', '{ inputs: { a: } }', '{ unknown: 1 }']) {
    const content = workflow('').replace('on: push', `on: { workflow_dispatch: ${dispatch} }`);
    const { errors, events } = await readWorkflow(`${dispatch}.yml`, content);
    expect([dispatch, errors]).toEqual([dispatch, []]);
    expect(events).toHaveProperty('workflow_dispatch');
  }
  const { definitions } = JSON.parse(await readText(schemaFile, 'utf8'));
  const { mapping } = definitions['workflow-dispatch-mapping'];
  expect(mapping).toEqual({ properties: { inputs: 'workflow-dispatch-inputs' } });
});

it.each([
  [
    'a step id that differs from another only in case',
    '[{ id: a, run: a }, { id: A, run: b }]',
    "The identifier 'A' may not be used more than once within the same scope.",
  ],
  [
    'an action reference without a repository',
    '[{ uses: b@c }]',
    "Expected format {org}/{repo}[/path]@ref. Actual 'b@c'",
  ],
])('%s is refused', async (_, steps, error) => {
  const content = workflow('').replace('[{ run: a }]', steps);
  expect(parse(content).context.errors.getErrors()).toEqual([]);
  expect((await readWorkflow('refused.yml', content)).errors).toEqual([error]);
});

it("a number in place of a string is formatted like on GitHub's runner", async () => {
  const content = workflow('    name: 1e21\n');
  expect(JSON.stringify(parse(content).value)).toContain('1e+21');
  const { jobs } = await readWorkflow('a.yml', content);
  expect(jobs[0]?.source.name).toBe('1E+21');
});

it('the jobs that a job needs are found case-insensitively', async () => {
  const content = workflow('  b:\n    needs: [build]\n    runs-on: x\n    steps: [{ run: a }]\n');
  const parsed = parse(content);
  if (parsed.value) await packages.convertWorkflowTemplate(parsed.context, parsed.value);
  expect(parsed.context.errors.getErrors()[0]?.message).toContain('unknown job');
  const { errors, jobs } = await readWorkflow('a.yml', content);
  expect(errors).toEqual([]);
  expect(jobs[1]?.needs).toEqual(['Build']);
});

it('an action.yml may omit name and description, and may have unknown keys', () => {
  const content = 'runs: { using: node24, main: a.js }\nextra: [1]\n';
  const { context, value } = readFile('action', 'a/b@c', content);
  expect(context.errors.getErrors()).toEqual([]);
  expect(value).toBeDefined();
});
