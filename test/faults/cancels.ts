import { fileAppears } from '../e2e/harness/folder.ts';
import type { Job } from '../e2e/harness/harness.ts';
import { endlessBuild, type Files, script } from '../e2e/harness/site.ts';
import { type Call, calls } from './calls.ts';
import type { Row } from './row.ts';

type Signals = Pick<Row, 'signals' | 'inTurn'>;

/**
 * Each of three signals alone, and two of them: at the same time, or the second after the first was
 * handled.
 */
const orders: Readonly<Record<string, Signals>> = {
  SIGINT: { signals: ['SIGINT'] },
  SIGTERM: { signals: ['SIGTERM'] },
  SIGHUP: { signals: ['SIGHUP'] },
  'SIGINT, SIGTERM at once': { signals: ['SIGINT', 'SIGTERM'] },
  'SIGINT, then SIGTERM': { signals: ['SIGINT', 'SIGTERM'], inTurn: true },
};

/** A part of a run that lasts long enough to be interrupted. */
type Phase = Pick<Row, 'site' | 'run' | 'reached'>;

// A cancellation before `update` changes nothing, and the portal is notified if the run has a token
// for it. From `update` on, the outcome is unknown until a probe decides. A verified run has
// succeeded, whatever happens later.
const notifications = /^cancelled CANCELLED, live as before, portal: cancelled$/;
const notifyFailed = /^cancelled CANCELLED NOTIFY_FAILED, live as before, portal: nothing$/;
const unknown = (live: 'as before' | 'changed' | '(as before|changed)') =>
  new RegExp(`^unknown CANCELLED, live ${live}, portal: unknown$`);

const begins = (step: string) => (job: Job) =>
  job.action.line(new RegExp(`^::debug::step ${step} begins`));
const debug = { RUNNER_DEBUG: '1' };
const noise = Uint8Array.from(
  { length: 1_500_000 },
  (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) & 0xff,
);
/** Large enough that the steps after the build take much longer than a signal. */
const large: Files = {
  'package.json': '{"version":"1.0.0"}',
  'public/index.html': '<!doctype html><title>x</title>',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`public/${number}.bin`, noise])),
  ...Object.fromEntries(
    Array.from({ length: 300 }, (_, number) => [
      `public/${number}.html`,
      `<title>${number}</title>`.repeat(200),
    ]),
  ),
};
const unbuilt = { build: { command: undefined, output: 'public' }, seo: { enabled: true } };

const phases: Readonly<Record<string, Phase>> = {
  'in an install': {
    site: {
      config: { build: { install: 'node build.mjs' } },
      files: { 'build.mjs': endlessBuild },
    },
    reached: (job) => job.action.line(/^the build goes on and on/),
  },
  'in a build': {
    site: { files: { 'build.mjs': endlessBuild } },
    reached: (job) => job.action.line(/^the build goes on and on/),
  },
  'in a build that takes no signal': {
    site: {
      files: {
        'build.mjs': script(
          "for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});\n" +
            "console.log('it takes none'); setInterval(() => {}, 1000);",
        ),
      },
    },
    reached: (job) => job.action.line(/^it takes none/),
  },
  'in a build whose child is apart': {
    site: {
      files: {
        'build.mjs': script(
          "const apart = spawn('setsid', ['sleep', '600'], { stdio: 'ignore', detached: true }); pid(apart.pid);\n" +
            "write('apart', ''); setInterval(() => {}, 1000);",
        ),
      },
    },
    reached: ({ workspace }) => fileAppears(`${workspace}/apart`),
  },
  'in finish': {
    site: { base: large, config: unbuilt },
    run: { env: debug },
    reached: begins('finish'),
  },
  'in pack': {
    site: { base: large, config: unbuilt },
    run: { env: debug },
    reached: begins('pack'),
  },
};

/** Verdicts of runs that are cancelled while one of these calls hangs. Default: `notifications`. */
const verdicts: Readonly<Partial<Record<Call, RegExp>>> = {
  // Without credentials the portal cannot be notified.
  idToken: notifyFailed,
  login: notifyFailed,
  // Before the plan there is nothing to report.
  github: /^cancelled CANCELLED, live as before, portal: nothing$/,
  // The call hangs before the service has begun, but the run cannot know that.
  update: unknown('as before'),
  // The service is distributing or has finished.
  check: unknown('(as before|changed)'),
  marker: unknown('changed'),
  root: unknown('changed'),
  notify: /^succeeded NOTIFY_FAILED, live changed, portal: nothing$/,
  // The portal is not notified of closed Previews.
  close: /^unknown CANCELLED, live as before, portal: nothing$/,
};

/**
 * Calls that overlap the login. Their signals wait for it, too, because the portal can only be
 * notified after it.
 */
const besideLogin: readonly Call[] = ['live before', 'client metadata', 'client download'];

/** The runner kills a job that has not ended 10 seconds after its first signal. */
const patience = 10;

export const cancelRows: readonly Row[] = Object.entries(orders).flatMap(([order, signals]) => [
  ...(Object.keys(calls) as Call[]).map(
    (call): Row => ({
      name: `${order} ${call}`,
      kind: 'cancel',
      call,
      ...signals,
      isLoggedIn: besideLogin.includes(call),
      limit: patience,
      verdict: verdicts[call] ?? notifications,
    }),
  ),
  ...Object.entries(phases).map(
    ([phase, row]): Row => ({
      name: `${order} ${phase}`,
      kind: 'cancel',
      ...signals,
      ...row,
      isLoggedIn: true,
      limit: patience,
      verdict: notifications,
    }),
  ),
]);
