import { expect, it } from 'vitest';
import { publish, type Runner } from '../../../src/action/publish.ts';
import type { DeployResult } from '../../../src/deploy/result.ts';
import type { Log } from '../../../src/shared/log.ts';
import { Redactor } from '../../../src/shared/secret.ts';
import { results } from '../deploy/results.ts';
import { rendered, textOf } from './rendered.ts';
import { hostileRun } from './runs.ts';

async function published(result: DeployResult, redactor = new Redactor()) {
  const outputs: Record<string, string> = {};
  const pages: string[] = [];
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const log: Log = {
    debug: say,
    info: say,
    warn: say,
    error: say,
    mask() {},
    foreign: () => ({ line: say, close() {} }),
  };
  const runner: Runner = {
    setOutput: (name, value) => void Object.assign(outputs, { [name]: value }),
    writeSummary: async (markdown) => pages.push(markdown),
  };
  await publish(result, runner, log, redactor);
  return { outputs, summary: pages.join(''), lines };
}

it('writes outputs and summary, and ends with the last lines of the run', async () => {
  const { outputs, summary, lines } = await published(results.succeeded);
  expect(outputs.status).toBe('succeeded');
  expect(JSON.parse(outputs.report ?? '')).toMatchObject({ status: 'succeeded', isDone: true });
  expect(summary).toContain('1.4.0 is live in Production');
  expect(lines).toEqual([expect.stringMatching(/^Live: https:/)]);
});

it('a problem is an annotation, and the last lines still say what to do', async () => {
  const { lines } = await published(results['plan failed']);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^Failed in step plan: .*\nWhat to do: /s);
});

it('no secret is in outputs and summary, however Markdown would spell it', async () => {
  const secret = '*s3cret*_with|<marks>#1';
  const redactor = new Redactor();
  redactor.add(secret);
  const { outputs, summary, lines } = await published(hostileRun(`before ${secret} after`), redactor);
  const all = [Object.values(outputs), summary, textOf(rendered(summary)), lines].flat();
  for (const text of all) expect(text).not.toContain('s3cret');
  expect(summary).toContain('before &#42;&#42;&#42; after');
});
