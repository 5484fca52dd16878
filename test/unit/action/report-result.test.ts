import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSanitizer } from '../../../src/action/log.ts';
import {
  closeRun,
  type Reporter,
  type ResultCommands,
  reportResult,
} from '../../../src/action/report-result.ts';
import { toRunnerResult } from '../../../src/action/runner-result.ts';
import type { DeployResult } from '../../../src/deploy/result.ts';
import { Redactor } from '../../../src/shared/secret.ts';
import { useFolder } from '../../support/folder.ts';
import { recordingLog } from '../../support/log.ts';
import { results } from '../deploy/results.ts';
import { getText, rendered } from './rendered.ts';
import { hostileRun } from './runs.ts';

const folder = useFolder();

/** Reports a result as the Action's entry does. */
const report = (result: DeployResult, reporter: Reporter) =>
  reportResult(toRunnerResult(result, reporter.sanitizer), reporter);

function harness(broken: { outputs?: boolean; summary?: boolean } = {}) {
  const written: string[] = [];
  const full = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const core: ResultCommands = {
    setOutput: (name, value) => (broken.outputs ? full() : void written.push(`${name}=${value}`)),
  };
  const log = { ...recordingLog(), annotate: () => undefined };
  const summaryFile = folder.at(broken.summary ? '.' : 'summary.md');
  return {
    written,
    log,
    reporter: {
      core,
      log,
      sanitizer: createSanitizer(new Redactor()),
      files: { GITHUB_STEP_SUMMARY: summaryFile, GITHUB_OUTPUT: folder.at('outputs') },
    },
  };
}

it('reportResult writes outputs, the summary and a closing line', () => {
  const { written, log, reporter } = harness();
  expect(report(results.succeeded, reporter)).toBe(0);
  expect(written).toEqual(expect.arrayContaining(['status=succeeded', 'notified=true']));
  expect(readFileSync(folder.at('summary.md'), 'utf8')).toMatch(/^## .* is live in Production\n/);
  expect(log.lines.at(-1)).toContain('Live: https://www.acme.example serves 1.4.0');
});

it.each([
  ['outputs', 'warn The outputs could not be written: ENOSPC'],
  ['summary', 'warn The summary could not be written: EISDIR'],
])('reportResult succeeds with a warning if it cannot write the $0', (broken, output) => {
  const { log, reporter } = harness({ [broken]: true });
  expect(report(results.succeeded, reporter)).toBe(0);
  expect(log.lines).toContainEqual(expect.stringContaining(output));
  expect(log.lines.at(-1)).toContain('Live: ');
});

it('reportResult removes a partial output if writing fails', () => {
  const { log, reporter } = harness();
  const file = reporter.files.GITHUB_OUTPUT;
  writeFileSync(file, 'before=1\n');
  const core: ResultCommands = {
    setOutput(name, value) {
      appendFileSync(file, `${name}=${value}\n`.slice(0, name === 'report' ? 5 : undefined));
      if (name === 'report') throw new Error('ENOSPC');
    },
  };
  report(results.succeeded, { ...reporter, core });
  expect(readFileSync(file, 'utf8')).toMatch(/^before=1\nstatus=succeeded\n(.+=.*\n)+$/);
  expect(readFileSync(file, 'utf8')).not.toContain('\nrepor');
  expect(log.lines).toContainEqual('warn The outputs could not be written: ENOSPC');
});

it('reportResult returns 1 for a failure even if nothing can be written', () => {
  const { log, reporter } = harness({ outputs: true, summary: true });
  expect(report(results['build failed'], reporter)).toBe(1);
  expect(log.lines.at(-1)).toMatch(/^error Failed in step build: .* \[BUILD_FAILED\]\n/);
});

it('reportResult annotates a problem, and ends the log with the remedy', () => {
  const { log, reporter } = harness();
  expect(report(results['plan failed'], reporter)).toBe(1);
  expect(log.lines.filter((line) => line.startsWith('error '))).toHaveLength(2);
  expect(log.lines.at(-1)).toMatch(/^info Failed in step plan: .*\nWhat to do: /s);
});

it('reportResult redacts secrets in outputs and the summary, even in escaped Markdown', () => {
  const redactor = new Redactor();
  redactor.add('*s3cret*_with|<marks>#1');
  const { written, log, reporter } = harness();
  report(hostileRun('before *s3cret*_with|<marks>#1 after'), {
    ...reporter,
    sanitizer: createSanitizer(redactor),
  });
  written.push(readFileSync(folder.at('summary.md'), 'utf8'));
  for (const text of [...written, ...written.map(rendered).map(getText), ...log.lines])
    expect(text).not.toContain('s3cret');
  expect(written.join('\n')).toContain('before &#42;&#42;&#42; after');
});

function closed(isDone: boolean, lines: readonly string[]) {
  const output: string[] = [];
  const result = { isDone, lines, title: 'Deployment' };
  closeRun(result, {
    info: (text) => output.push(`info ${text}`),
    error: (text) => output.push(`failed ${text}`),
  });
  return output;
}

it('closeRun logs the result of a successful run', () => {
  expect(closed(true, ['Live.'])).toEqual(['info Live.']);
});

it('closeRun reports a failure in one annotation', () => {
  expect(closed(false, ['Failed: x', '  fact', 'What to do: y'])).toEqual([
    'failed Failed: x\n  fact\nWhat to do: y',
  ]);
});

it('closeRun logs a long failure in full, and annotates only its first and last two lines', () => {
  const lines = [
    'Failed: x',
    ...Array.from({ length: 200 }, () => '| a line of the build'),
    'Not changed.',
    'What to do: y',
  ];
  expect(closed(false, lines)).toEqual([
    `info ${lines.join('\n')}`,
    'failed Failed: x\nNot changed.\nWhat to do: y',
  ]);
  const [, annotation = ''] = closed(
    false,
    ['a', 'b', 'c'].map((letter) => letter.repeat(10_000)),
  );
  expect(annotation.length).toBeLessThanOrEqual(4_096 + 'failed '.length);
});
