import { expect } from 'vitest';
import { toDeploymentOutputs } from '../../../src/action/outputs.ts';
import type { Run } from './harness.ts';

/** Outputs that a run sets only in some of its stages or modes. */
const nothing = {
  environment: '',
  'site-version': '',
  url: '',
  'deployment-id': '',
  'correlation-id': '',
  'file-count': '',
  'total-bytes': '',
  digest: '',
  folder: '',
  artifact: '',
  closes: '',
  reused: '',
};
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const planned = { ...nothing, environment: 'Production', 'site-version': '1.0.0' };
const packed = {
  ...planned,
  'file-count': expect.stringMatching(/^[1-9]\d*$/),
  'total-bytes': expect.stringMatching(/^[1-9]\d*$/),
  digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
};
const begun = { ...packed, 'correlation-id': uuid };
const uploaded = { ...begun, 'deployment-id': uuid };
const live = { ...uploaded, url: 'https://www.acme.example' };

/** Outputs known after each stage of a run. */
const known = { nothing, planned, packed, begun, uploaded, live };

export interface Expected {
  readonly code: number;
  readonly status: 'succeeded' | 'failed' | 'cancelled' | 'unknown' | 'skipped';
  readonly notified?: boolean;
  /** The last stage whose outputs are known. */
  readonly known: keyof typeof known;
  /** Outputs that differ from those of that stage. */
  readonly outputs?: Readonly<Record<string, unknown>>;
  /** Names of the started steps, separated by spaces. The report has times of these steps only. */
  readonly steps: string;
  readonly sent: readonly string[];
  readonly notifications: readonly string[];
  /** Strings and patterns that the log must contain, such as the code of the error. */
  readonly output?: readonly (string | RegExp)[];
  /** Files in the workspace that the run changes, apart from the build's output. */
  readonly changed?: readonly string[];
}

/**
 * Removes the last request of a failed run if the run read the marker only to state in the summary
 * what is live. Keeps it if the expected requests also end with a request for the marker.
 */
function withoutLastObservation(
  { code, sent }: Run,
  expected: readonly string[],
): readonly string[] {
  const isObservation = (line = '') => /^GET \S+\/\.well-known\/site-deploy\.json /.test(line);
  if (code === 0 || !isObservation(sent.at(-1)) || isObservation(expected.at(-1))) return sent;
  return sent.slice(0, -1);
}

/** Compares the outputs, requests, notifications and other traces of a run with those expected. */
export function expectRun(run: Run, expected: Expected): void {
  const report = JSON.parse(run.outputs.report ?? '{}');
  const outputs = {
    ...toDeploymentOutputs(report),
    ...known[expected.known],
    status: expected.status,
    notified: String(expected.notified ?? false),
    ...expected.outputs,
    report: expect.stringContaining(`"status":"${expected.status}"`),
  };
  const {
    code,
    signal,
    conclusion,
    stderr,
    notifications,
    changed,
    leftBehind,
    running,
    env,
    state,
    path,
    visible,
  } = run;
  expect(
    {
      code,
      signal,
      conclusion,
      stderr,
      notifications,
      outputs: run.outputs,
      sent: withoutLastObservation(run, expected.sent),
    },
    visible.slice(-6_000),
  ).toEqual({
    code: expected.code,
    signal: null,
    conclusion: expected.code === 0 ? 'success' : 'failure',
    stderr: '',
    sent: expected.sent,
    notifications: expected.notifications,
    outputs,
  });
  expect({ changed, leftBehind, running, env, state, path }).toEqual({
    changed: expected.changed ?? [],
    leftBehind: [],
    running: [],
    env: {},
    state: {},
    path: [],
  });
  for (const text of expected.output ?? []) {
    if (typeof text === 'string') expect(visible).toContain(text);
    else expect(visible).toMatch(text);
  }
  // There is a summary, the report agrees with the exit code, and a failure is an annotation.
  expect(run.summary).toMatch(/^## \S/);
  expect(report).toMatchObject({ status: expected.status, isDone: expected.code === 0 });
  expect(Object.keys(report.seconds).toSorted()).toEqual(
    expected.steps.split(' ').filter(Boolean).toSorted(),
  );
  const errors = run.annotations.filter(({ level }) => level === 'error');
  if (expected.code === 0) expect(errors).toEqual([]);
  else
    expect(errors[0]?.message).toMatch(
      /\[[A-Z_]+\]|Could not notify|was not notified|did not confirm|did not apply/,
    );
  expectCleanBuildEnvironment(run);
}

/** Expects that the build gets none of the runner's variables for credentials, inputs and files. */
function expectCleanBuildEnvironment({ buildEnv }: Run): void {
  if (buildEnv === undefined) return;
  expect(
    Object.keys(buildEnv).filter((name) =>
      /^(ACTIONS_|INPUT_|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/.test(name),
    ),
  ).toEqual([]);
}
