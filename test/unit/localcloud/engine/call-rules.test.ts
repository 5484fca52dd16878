import { expect, it } from 'vitest';
import { listCallErrors } from '../../../../src/localcloud/engine/call-rules.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';

const uses = './.github/workflows/called.yml';

async function list(job: string, called: string, top = ''): Promise<string[]> {
  const caller = `on: push\n${top}\njobs: { a: { uses: ${uses}, ${job} } }`;
  const callee = await readWorkflow('called.yml', called);
  const workflow = await readWorkflow('caller.yml', caller);
  expect([...workflow.errors, ...callee.errors]).toEqual([]);
  return listCallErrors(workflow, new Map([[workflow, new Map([[uses, callee]])]]));
}

const calledWith = (call: string, job = '') =>
  `on: { workflow_call: { ${call} } }\njobs: { b: { runs-on: x, ${job} steps: [{ run: a }] } }`;
const inputs = 'inputs: { flag: { type: boolean }, Name: { type: string, required: true } }';
const secrets = 'secrets: { key: { required: true }, other: }';
const write = calledWith('', 'permissions: { contents: write, id-token: write },');
const expression = (text: string) => `'\${{ ${text} }}'`;

// The messages come from WorkflowTemplateConverter.cs and PermissionsHelper.cs in actions/runner.
it.each([
  ['no value for an input', '', calledWith(inputs), ['Input name is required, but not provided']],
  [
    'a value of the wrong type',
    'with: { name: a, flag: no-boolean }',
    calledWith(inputs),
    ["Unexpected value 'no-boolean'"],
  ],
  [
    'an unknown input',
    'with: { name: a, x: b }',
    calledWith(inputs),
    ['Invalid input, x is not defined'],
  ],
  ['no value for a secret', '', calledWith(secrets), ['Secret key is required, but not provided']],
  [
    'an unknown secret',
    'secrets: { key: a, x: b }',
    calledWith(secrets),
    ['Invalid secret, x is not defined'],
  ],
  [
    'too few permissions',
    'permissions: { contents: read }',
    write,
    [
      "The nested job 'b' is requesting 'contents: write, id-token: write', but is only allowed 'contents: read, id-token: none'.",
    ],
  ],
  [
    'only the permissions of a new repository',
    '',
    write,
    ["but is only allowed 'contents: read, id-token: none'"],
  ],
])('listCallErrors explains a call with %s', async (_, job, called, [message]) => {
  expect(await list(job, called)).toEqual([expect.stringContaining(message ?? 'one message')]);
});

it.each([
  ['all inputs', 'with: { name: a, FLAG: true }', calledWith(inputs)],
  ['an expression', `with: { name: a, flag: ${expression('github.x')} }`, calledWith(inputs)],
  ['inherited secrets', 'secrets: inherit', calledWith(secrets)],
  ['enough permissions', 'permissions: write-all', write],
])('listCallErrors accepts a call with %s', async (_, job, called) => {
  expect(await list(job, called)).toEqual([]);
});

it('a script of more than 21,000 characters is refused if it contains an expression', async () => {
  const read = async (script: string) => {
    const content = `on: push\njobs: { a: { runs-on: x, steps: [{ run: "${script}" }] } }`;
    return (await readWorkflow('a.yml', content)).errors;
  };
  expect(await read('a'.repeat(30_000))).toEqual([]);
  expect(await read(`${'a'.repeat(20_900)}\${{ github.sha }}`)).toEqual([]);
  expect(await read(`${'a'.repeat(21_000)}\${{ github.sha }}`)).toEqual([
    expect.stringContaining('Exceeded max expression length 21000'),
  ]);
});
