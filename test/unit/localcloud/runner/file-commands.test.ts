import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  assignmentsIn,
  type CommandFile,
  createJobFiles,
  readFileCommands,
} from '../../../../src/localcloud/runner/file-commands.ts';
import { createStep } from '../../../../src/localcloud/runner/step.ts';

// Cases from the runner's own tests (SetOutputFileCommandL0).
describe('the assignments in a command file', () => {
  it.each<[text: string, Record<string, string>]>([
    ['A=MY VALUE\n', { A: 'MY VALUE' }],
    ['A==abc\nB=def=ghi\nC=\n', { A: '=abc', B: 'def=ghi', C: '' }],
    ['\nA=x\n\n', { A: 'x' }],
    ['A<<EOF\nl1\nl2\nEOF\n', { A: 'l1\nl2' }],
    ['A<<EOF\nEOF\n', { A: '' }],
    ['A<<EOF\n\nEOF\n', { A: '' }],
    ['A<<EOF\n\n\nEOF', { A: '\n' }],
    ['A<<=EOF\nx\n=EOF\n', { A: 'x' }],
    ['A<<<EOF\nx\n<EOF\n', { A: 'x' }],
    ['A<<EOF\n EOF\nEOF\n', { A: ' EOF' }],
    ['A=b<<c\n', { A: 'b<<c' }],
    ['A<<E\r\nx\r\nE\r\n', { A: 'x\r' }],
    [' A = b \r\n', { ' A ': ' b \r' }],
    ['A=1\nA=2', { A: '2' }],
    ['', {}],
  ])('are read from %j', (text, expected) => {
    expect(Object.fromEntries(assignmentsIn(text))).toEqual(expected);
  });

  it.each([
    ['A<<EOF\nl1\nEOF ', /EOF marker missing new line/],
    ['A<<EOF\nl1', /EOF marker missing new line/],
    ['A<<EOF\nl1\n', /Matching delimiter not found 'EOF'/],
    ['A<<EOF\n', /Matching delimiter not found 'EOF'/],
    ['A\n', /Invalid format 'A'/],
    ['A<<\n', /Invalid format 'A<<'/],
    ['<<E\n', /Invalid format '<<E'/],
  ])('are refused if the file contains %j', (text, reason) => {
    expect(() => [...assignmentsIn(text)]).toThrow(reason);
  });
});

async function written(
  files: Partial<Record<CommandFile, string | Buffer>>,
  lines: readonly string[] = [],
) {
  const job = await createJobFiles({});
  try {
    for (const [name, content] of Object.entries(files))
      await writeFile(job.commands[name as CommandFile], content);
    const step = createStep();
    for (const line of lines) step.read(line);
    return {
      ...(await readFileCommands(job, step)),
      failed: step.log.failed,
      annotations: step.log.annotations,
    };
  } finally {
    await rm(job.root, { recursive: true });
  }
}

it('an invalid line in a command file fails the step, but earlier lines and other files apply', async () => {
  const result = await written({ GITHUB_OUTPUT: 'A=1\nbad\nB=2\n', GITHUB_STATE: 'k=v\n' });
  expect(result).toMatchObject({ outputs: { A: '1' }, state: { k: 'v' }, failed: true });
  expect(result.annotations.map(({ message }) => message)).toEqual([
    "Unable to process file command 'output' successfully.",
    "Invalid format 'bad'",
  ]);
});

it('a command file may set a variable, but no output, with an empty name', async () => {
  expect(await written({ GITHUB_OUTPUT: '=v\n' })).toMatchObject({ outputs: {}, failed: true });
  expect(await written({ GITHUB_ENV: '=v\n' })).toMatchObject({ env: { '': 'v' }, failed: false });
});

it('an output in GITHUB_OUTPUT overrides one from a set-output command', async () => {
  const lines = ['::set-output name=url::https://evil.example', '::set-output name=other::1'];
  expect(await written({ GITHUB_OUTPUT: 'url=https://x\n' }, lines)).toMatchObject({
    outputs: { url: 'https://x', other: '1' },
  });
});

it('NODE_OPTIONS in GITHUB_ENV is ignored with an error, even in lower case', async () => {
  const result = await written({ GITHUB_ENV: 'A=1\nnode_options=--evil\nB=2\n' });
  expect(result).toMatchObject({ env: { A: '1', B: '2' }, failed: false });
  expect(result.annotations).toEqual([
    { level: 'error', message: expect.stringContaining("Can't store NODE_OPTIONS") },
  ]);
});

it('a job summary above 1 MiB is dropped', async () => {
  const large = await written({ GITHUB_STEP_SUMMARY: 'x'.repeat(1024 * 1024 + 1) });
  expect(large).toMatchObject({ summary: '', failed: false });
  expect(large.annotations[0]?.message).toContain(
    'supports content up to a size of 1024k, got 1024k',
  );
  expect((await written({ GITHUB_STEP_SUMMARY: 'x'.repeat(1024 * 1024) })).summary).toHaveLength(
    1024 * 1024,
  );
});

it('a job summary is masked line by line', async () => {
  const masked = await written({ GITHUB_STEP_SUMMARY: 'a s3cret\nmulti\nline' }, [
    '::add-mask::s3cret',
    '::add-mask::x%0Ay',
  ]);
  expect(masked.summary).toBe('a ***\nmulti\nline');
});

it('a repeated path in GITHUB_PATH is added once, at its last position', async () => {
  const result = await written({ GITHUB_PATH: '/a\r\n/b\r\r/a' });
  expect(result).toMatchObject({ path: ['/b', '/a'], failed: false });
});

it('byte order marks in command files are ignored', async () => {
  const result = await written({
    GITHUB_PATH: '\ufeff/a',
    GITHUB_OUTPUT: Buffer.from('\ufeffA=1\n', 'utf16le'),
  });
  expect(result).toMatchObject({ path: ['/a'], outputs: { A: '1' }, failed: false });
});
