import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from '../e2e/harness/built.ts';
import { type RunOptions, useHarness } from '../e2e/harness/harness.ts';
import { callPortal } from '../e2e/harness/portal.ts';
import { target } from '../e2e/harness/sent.ts';
import { acme, configText, repository } from '../e2e/harness/site.ts';
import { damagedEvents, firstCode, loads, lostLogs, shell, signals } from './ends.ts';

interface End extends RunOptions {
  /** Status, next step or error, exit code, and then the status of the request in the portal. */
  readonly outcome: RegExp;
  readonly losesLog?: boolean;
  readonly signal?: NodeJS.Signals;
  /** The signal is sent when this call hangs. */
  readonly call?: { readonly host: string; readonly path?: string };
}

const harness = useHarness();
const chosen = process.env.SITE_DEPLOY_FAULTS;
const done = /^succeeded (person|turn), exit 0, triage$/;

/** Patterns of the lines in the log that announce the first step and the verdict. */
const moments = {
  'before a step': '^analyse\\.',
  'after its verdict': '^  (Waiting for a person|Not its turn)',
};
const issues = { host: 'api.github.com', path: '/repos/acme/shop/issues' };
const requests = { host: target.exchange.host, path: `/api/sites/${acme.id}/requests` };
const calls = { login: target.login, requests, issues };
const all: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP', ...signals];

const ends: Readonly<Record<string, End>> = {
  "the log's reader is gone before a step": {
    ...shell(`"$@" | sed -u -E "/^analyse/q"; ${firstCode}`),
    outcome: done,
    losesLog: true,
  },
  ...Object.fromEntries(
    Object.entries(lostLogs)
      .filter(([name]) => !/before|after/.test(name))
      .map(([name, { run, losesLog }]): [string, End] => [
        name,
        {
          ...run,
          ...(run?.env?.AGENT_DOES && { env: loads('complain', moments['before a step']) }),
          outcome: done,
          ...(losesLog && { losesLog }),
        },
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(moments).flatMap(([moment, line]): [string, End][] => {
      const ended = (code: string) =>
        moment === 'before a step'
          ? new RegExp(`^failed ${code}, exit 1, (submitted|analysing|triage)$`)
          : done;
      return [
        [
          `an error that nobody catches ${moment}`,
          { env: loads('throw', line), outcome: ended('DISK_FULL') },
        ],
        [
          `a promise that nobody catches ${moment}`,
          { env: loads('reject', line), outcome: ended('TOO_MANY_OPEN_FILES') },
        ],
        [
          `an agent ends the process ${moment}`,
          { env: loads('exit', line), outcome: ended('ENDED_EARLY') },
        ],
      ];
    }),
  ),
  ...Object.fromEntries(
    all.flatMap((signal) =>
      Object.entries(calls).map(([name, call]): [string, End] => [
        `${signal} ${name}`,
        { signal, call, outcome: /^cancelled CANCELLED, exit 1, (submitted|triage)$/ },
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(damagedEvents).map(([name, { run }]): [string, End] => [
      name,
      { ...run, outcome: /^failed EVENT_INVALID, exit 1, submitted$/ },
    ]),
  ),
  'a summary that is a folder': {
    ...shell('rm "$GITHUB_STEP_SUMMARY"; mkdir "$GITHUB_STEP_SUMMARY"; exec "$@"'),
    outcome: done,
  },
  'outputs and summary on a full disk, and no reader of the log': {
    ...shell(`"$@" | :; ${firstCode}`),
    env: { GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' },
    outcome: /^-, exit 0, triage$/,
    losesLog: true,
  },
};
const part = [
  "the log's reader is gone before a step",
  'an error that nobody catches before a step',
  'an agent ends the process after its verdict',
  'SIGUSR2 requests',
  'half an event file',
];
const names = Object.keys(ends).filter((name) =>
  chosen === undefined
    ? part.includes(name)
    : chosen === 'end' || new RegExp(chosen).test(`automation: ${name}`),
);
const tried: string[] = [];

beforeAll(() =>
  harness.cloud.githubApi.writeFile(
    repository,
    'master',
    'site.config.yml',
    configText(acme, {}, '.'),
  ),
);
afterAll(() => {
  if (chosen !== undefined) console.log(tried.join('\n'));
});

it('the quick table contains only rows of the full table', () => {
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(part));
});

it.each(names)(
  'an automation reports its actual end once: %s',
  { timeout: 120_000 },
  async (name) => {
    const {
      outcome,
      losesLog = false,
      signal,
      call,
      ...options
    } = ends[name] ?? expect.unreachable();
    const { cloud } = harness;
    const created = await callPortal(cloud, 'admin', 'POST', 'requests', { title: name });
    const { id } = JSON.parse(created.body).request;
    const automate = async (given: RunOptions = {}) => {
      const run = await harness.run(await harness.checkout(), {
        ...given,
        actionRoot: path.join(built.action, 'src/automation'),
        inputs: { mode: 'requests', request: id, 'github-token': cloud.githubApi.token, wait: '0' },
      });
      const { body } = await callPortal(cloud, 'admin', 'GET', 'requests');
      const found = JSON.parse(body).requests.find((request: { id: string }) => request.id === id);
      const { outputs, code, visible } = run;
      const codes = visible.match(/\[[A-Z_]+\]$/gm) ?? [];
      const status = outputs.status ?? '-';
      const detail = losesLog || status === 'succeeded' ? outputs.next : codes[0]?.slice(1, -1);
      const words = [status, detail].filter(Boolean).join(' ');
      return { run, codes, line: `${words}, exit ${code}, ${found.status}` };
    };
    if (call) cloud.faults.add({ ...call, kind: { type: 'hang' } });
    const started = performance.now();
    const { run, codes, line } = await automate({
      ...options,
      async during(job) {
        if (!call || !signal) return;
        await job.until(cloud.requests.next(call));
        job.action.signal(signal);
      },
    });
    const seconds = (performance.now() - started) / 1_000;
    cloud.faults.clear();
    tried.push(`${name}: ${line}, ${seconds.toFixed(1)} s`);
    const { visible, stderr, signal: killedBy, leftBehind, summary } = run;
    expect(line, visible).toMatch(outcome);
    expect({ killedBy, leftBehind }).toEqual({ killedBy: null, leftBehind: [] });
    expect(stderr).toMatch(/^(the agent complains \d+\n)*$/);
    const waiting = visible.match(/Waiting for a person|Not its turn/g) ?? [];
    if (!losesLog) expect(codes.length + waiting.length, visible).toBe(1);
    if (run.outputs.status !== undefined && !name.includes('summary')) expect(summary).not.toBe('');
    const again = await automate();
    expect(again.line, again.run.visible).toMatch(done);
  },
);
