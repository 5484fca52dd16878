import path from 'node:path';
import { type Call, calls } from './calls.ts';
import type { Program, Row } from './row.ts';

/**
 * An event during a run, which must still end with exactly one verdict if its code can run at all.
 */
type End = Pick<
  Row,
  'run' | 'verdict' | 'losesLog' | 'call' | 'signals' | 'isLoggedIn' | 'program'
>;

const steps = [
  'plan',
  'login',
  'exchange',
  'build',
  'finish',
  'pack',
  'upload',
  'verify',
  'notify',
] as const;
type Step = (typeof steps)[number];

/** Ends bash with the exit code of the first command of a pipe. */
export const firstCode = `exit $\{PIPESTATUS[0]}`;
const begins = (step: Step) => `^(::debug::)?step ${step} begins`;
const ends = (step: Step) => `^${step} .*[0-9] m?s `;
const moments: readonly (readonly [name: string, line: string])[] = steps.flatMap((step) => [
  [`before ${step}`, begins(step)] as const,
  [`after ${step}`, ends(step)] as const,
]);
const debug = { RUNNER_DEBUG: '1' };

const agent = path.join(import.meta.dirname, 'agent.cjs');
export const loads = (does: string, at: string) => ({
  NODE_OPTIONS: `--require ${agent}`,
  AGENT_DOES: does,
  AGENT_AT: at,
  ...debug,
});
/**
 * Returns options that run commands in bash. `"$@"` runs the Action, and the exit code of bash
 * counts as the Action's.
 */
export const shell = (commands: string) => ({ launcher: ['/bin/bash', '-c', commands, 'bash'] });

const done = /^succeeded, live changed, portal: succeeded$/;

export const lostLogs = Object.fromEntries<End>([
  ...moments.map(([moment, line]): [string, End] => [
    `the log's reader is gone ${moment}`,
    {
      run: {
        ...shell(`"$@" | sed -u -E '/${line}/q'; ${firstCode}`),
        env: debug,
      },
      verdict: done,
      losesLog: true,
    },
  ]),
  [
    "the log's reader is gone from the start",
    { run: shell(`"$@" | :; ${firstCode}`), verdict: done, losesLog: true },
  ],
  [
    "the reader of the log's errors is gone",
    {
      run: { ...shell('"$@" 2> >(:)'), env: loads('complain', begins('build')) },
      verdict: done,
    },
  ],
  [
    'the disk under the log is full',
    { run: shell('"$@" > /dev/full'), verdict: done, losesLog: true },
  ],
  [
    "the disk under the log's errors is full",
    {
      run: { ...shell('"$@" 2> /dev/full'), env: loads('complain', begins('build')) },
      verdict: done,
    },
  ],
  [
    'the disk under the log fills',
    {
      run: {
        launcher: [
          // Other shells lose variables whose names contain a hyphen, such as those of inputs.
          ...['unshare', '--map-root-user', '--mount', 'bash', '-c'],
          'mount -t tmpfs -o size=8k tmpfs "$HOME" || exit 99; "$@" > "$HOME/log"',
          'bash',
        ],
        env: debug,
      },
      verdict: done,
      losesLog: true,
    },
  ],
  [
    'the log and its errors are closed',
    { run: shell('"$@" >&- 2>&-'), verdict: done, losesLog: true },
  ],
]);

/**
 * Returns the verdict of a run that ends early. Before `upload` nothing was sent. Afterwards only a
 * probe can decide, and after the verification the site is live.
 */
function expected(moment: string, code: string, portal: 'told' | 'untold'): RegExp {
  const notifications = (status: string) => (portal === 'told' ? `(${status}|nothing)` : 'nothing');
  const failed = `failed ${code}( NOTIFY_FAILED)?, live as before, portal: ${notifications('failed')}`;
  const unknown = `unknown ${code}( NOTIFY_FAILED)?, live (changed|as before), portal: ${notifications('unknown')}`;
  const succeeded = 'succeeded( NOTIFY_FAILED)?, live changed, portal: (succeeded|nothing)';
  if (/^(after upload|before verify)$/.test(moment)) return new RegExp(`^${unknown}$`);
  if (/^(after verify|before notify|after notify)$/.test(moment))
    return new RegExp(`^${succeeded}$`);
  return new RegExp(`^${failed}$`);
}

const brokenOff = Object.fromEntries<End>(
  moments.flatMap(([moment, line]): [string, End][] => [
    [
      `an error that nobody catches ${moment}`,
      { run: { env: loads('throw', line) }, verdict: expected(moment, 'DISK_FULL', 'told') },
    ],
    [
      `a promise that nobody catches ${moment}`,
      {
        run: { env: loads('reject', line) },
        verdict: expected(moment, 'TOO_MANY_OPEN_FILES', 'told'),
      },
    ],
    [
      `an agent ends the process ${moment}`,
      { run: { env: loads('exit', line) }, verdict: expected(moment, 'ENDED_EARLY', 'untold') },
    ],
  ]),
);

/** Signals in addition to the three of `cancels.ts`. */
export const signals = [
  'SIGQUIT',
  'SIGABRT',
  'SIGALRM',
  'SIGVTALRM',
  'SIGUSR1',
  'SIGUSR2',
  'SIGXCPU',
  'SIGIO',
  'SIGPWR',
] as const;
const cancelledAt: Readonly<Partial<Record<Call, RegExp>>> = {
  exchange: /^cancelled CANCELLED( NOTIFY_FAILED)?, live as before, portal: (cancelled|nothing)$/,
  put: /^cancelled CANCELLED, live as before, portal: cancelled$/,
  update: /^unknown CANCELLED, live as before, portal: unknown$/,
  marker: /^unknown CANCELLED, live changed, portal: unknown$/,
};
const signalled = Object.fromEntries<End>(
  signals.flatMap((signal) =>
    (Object.keys(calls) as Call[]).flatMap((call): [string, End][] => {
      const verdict = cancelledAt[call];
      return verdict ? [[`${signal} ${call}`, { call, signals: [signal], verdict }]] : [];
    }),
  ),
);

const damaged = (write: string) => ({
  run: shell(`${write} > "$GITHUB_EVENT_PATH"; exec "$@"`),
  verdict: /^failed EVENT_INVALID, live as before, portal: nothing$/,
});
export const damagedEvents: Readonly<Record<string, End>> = {
  'an empty event file': damaged('printf ""'),
  'half an event file': damaged('printf \'{"ref": "refs/he\''),
  'an event that is null': damaged('printf null'),
  'an event that is a list': damaged('printf "[]"'),
  'an event that is a named pipe without a writer': {
    run: shell('rm "$GITHUB_EVENT_PATH"; mkfifo "$GITHUB_EVENT_PATH"; exec "$@"'),
    verdict: damaged('').verdict,
  },
};
const completed = /^-, exit 0, live changed, portal: succeeded$/;
const files: Readonly<Record<string, End>> = {
  ...damagedEvents,
  'an event file that is gone': {
    run: shell('rm "$GITHUB_EVENT_PATH"; exec "$@"'),
    verdict: done,
  },
  'no file for outputs': {
    run: shell('rm "$GITHUB_OUTPUT"; exec "$@"'),
    verdict: completed,
  },
  'outputs are a folder': {
    run: shell('rm "$GITHUB_OUTPUT"; mkdir "$GITHUB_OUTPUT"; exec "$@"'),
    verdict: completed,
  },
  'outputs are a named pipe without a reader': {
    run: shell(
      'rm "$GITHUB_OUTPUT"; mkfifo "$GITHUB_OUTPUT"; "$@"; code=$?; rm "$GITHUB_OUTPUT"; ' +
        'touch "$GITHUB_OUTPUT"; exit $code',
    ),
    verdict: completed,
  },
  'outputs are a named pipe with a reader': {
    run: shell(
      'rm "$GITHUB_OUTPUT"; mkfifo "$GITHUB_OUTPUT"; cat "$GITHUB_OUTPUT" > "$GITHUB_OUTPUT.read" & "$@"; ' +
        'code=$?; wait; mv "$GITHUB_OUTPUT.read" "$GITHUB_OUTPUT"; exit $code',
    ),
    verdict: done,
  },
  'outputs with room for a part': {
    run: shell(
      'head -c 98000 /dev/zero | tr "\\0" "\\n" > "$GITHUB_OUTPUT"; ulimit -f 96; exec "$@"',
    ),
    verdict: done,
  },
  'a summary that is a folder': {
    run: shell('rm "$GITHUB_STEP_SUMMARY"; mkdir "$GITHUB_STEP_SUMMARY"; exec "$@"'),
    verdict: done,
  },
  'outputs and summary on a full disk, and no reader of the log': {
    run: {
      ...shell(`"$@" | :; ${firstCode}`),
      env: { GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' },
    },
    verdict: completed,
    losesLog: true,
  },
};

const descriptors = Object.fromEntries<End>(
  [22, 24, 26, 28, 30, 34, 36].map((count) => [
    `${count} file descriptors`,
    { run: shell(`ulimit -n ${count}; exec "$@"`), verdict: /./ },
  ]),
);

/**
 * Returns the same events for the command instead of the Action. If its log is lost, the verdict
 * follows from its exit code and the portal.
 */
function ofCommand(ends: Readonly<Record<string, End>>, program: Program, verdict?: RegExp) {
  return Object.fromEntries<End>(
    Object.entries(ends).map(([name, end]): [string, End] => [
      `the command: ${name}`,
      { ...end, program, verdict: verdict ?? end.verdict },
    ]),
  );
}
const report: Readonly<Record<string, End>> = {
  'the disk under the report is full': {
    run: shell('"$@" > /dev/full'),
    verdict: /^-, exit 1, live changed, portal: succeeded$/,
  },
  'the report is closed': {
    run: shell('"$@" >&-'),
    verdict: /^-, exit [01], live changed, portal: succeeded$/,
  },
};

export const endRows: readonly Row[] = Object.entries({
  ...ofCommand(lostLogs, 'command', completed),
  ...ofCommand(brokenOff, 'command with report'),
  ...ofCommand({ ...report, ...descriptors }, 'command with report'),
  ...ofCommand(signalled, 'command with report'),
  ...lostLogs,
  ...brokenOff,
  ...signalled,
  ...files,
  ...descriptors,
}).map(([name, end]): Row => ({ name, kind: 'end', limit: 60, ...end }));
