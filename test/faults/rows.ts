import type { FaultName } from '../../src/localcloud/gateway/fault-catalogue.ts';
import type { target } from '../e2e/harness/sent.ts';
import type { RunOptions } from '../e2e/harness/world.ts';

export type Call = keyof typeof target;

/** One thing that goes wrong in a run. */
export interface Row {
  /** `fault call`, `cancel call` or `machine what`. */
  readonly name: string;
  readonly kind: 'fault' | 'cancel' | 'machine';
  readonly call?: Call;
  readonly fault?: FaultName;
  /** Sent to the run when it has come to the call, one after the other. */
  readonly signals?: readonly NodeJS.Signals[];
  readonly env?: RunOptions['env'];
  /** Seconds that the run may take at most. */
  readonly limit: number;
}

const calls: readonly Call[] = [
  'idToken',
  'login',
  'exchange',
  'validate',
  'request',
  'put',
  'update',
  'check',
  'marker',
  'root',
  'notify',
];

/** Faults whose end is a time limit of the program: such a run takes minutes. */
const slow = ['hang', 'hang-in-body', 'drip', 'endless', 'tunnel-hangs', 'tunnel-tls-hangs'] as const;

const quick = [
  ...['reset', 'reset-in-request', 'reset-before-answer', 'reset-in-answer'],
  ...['429', '429-zero', '429-past-date', '429-huge', '429-far-date', '429-garbage', '429-negative', '429-fraction'],
  ...['400', '401', '403', '404', '408', '409', '410', '500', '502', '503', '504'],
  ...['html', 'html-as-json', 'truncated', 'wrong-types', 'no-members', 'null', 'array', 'text', 'other-spelling'],
  ...['empty', '204', 'huge'],
  ...['redirect-same-host', 'redirect-other-host', 'redirect-http', 'redirect-loop'],
  ...['certificate-self-signed', 'certificate-other-name', 'certificate-expired', 'certificate-unknown-authority'],
  ...['tunnel-refused', 'tunnel-tls-resets', 'tunnel-plain-text', 'tunnel-407', 'tunnel-502'],
] as readonly FaultName[];

const faultRow = (call: Call, fault: FaultName, limit: number): Row => ({
  name: `${fault} ${call}`,
  kind: 'fault',
  call,
  fault,
  limit,
});

const cancelRows: readonly Row[] = calls.flatMap((call) =>
  (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(
    (signal): Row => ({ name: `${signal} ${call}`, kind: 'cancel', call, signals: [signal], limit: 30 }),
  ),
);

const machine = (name: string, env: NonNullable<Row['env']>): Row => ({ name, kind: 'machine', env, limit: 60 });
const machineRows: readonly Row[] = [
  machine('no place for outputs', { GITHUB_OUTPUT: '/dev/full' }),
  machine('no place for the summary', { GITHUB_STEP_SUMMARY: '/dev/full' }),
  machine('no folder for temporary files', { RUNNER_TEMP: '/nonexistent/temp' }),
  machine('a folder for temporary files that is a file', { RUNNER_TEMP: '/dev/null' }),
  machine('no HOME', { HOME: '' }),
  machine('an odd locale and clock', { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' }),
  machine('little memory', { NODE_OPTIONS: '--max-old-space-size=96' }),
];

/** Every row: an hour, and another for those that are slow. */
export const allRows: readonly Row[] = [
  ...calls.flatMap((call) => quick.map((fault) => faultRow(call, fault, 150))),
  ...calls.flatMap((call) => slow.map((fault) => faultRow(call, fault, 420))),
  ...cancelRows,
  ...machineRows,
];

/**
 * A part in which every kind is met, each at another call: the n-th kind at the n-th call, so that two changes in the
 * same place do not hide one behind the other.
 */
export const partOfRows: readonly Row[] = [
  faultRow('idToken', 'reset-in-answer', 60),
  faultRow('login', 'html-as-json', 60),
  faultRow('exchange', 'wrong-types', 60),
  faultRow('validate', '429-huge', 60),
  faultRow('request', 'redirect-other-host', 60),
  faultRow('put', 'certificate-expired', 60),
  faultRow('update', 'truncated', 60),
  faultRow('check', 'huge', 60),
  faultRow('notify', 'html', 60),
  ...cancelRows.filter(({ name }) => name === 'SIGINT login' || name === 'SIGHUP update'),
  ...machineRows.slice(0, 4),
];
