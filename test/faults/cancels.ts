import { fileAppears } from '../e2e/harness/folder.ts';
import { endlessBuild, type Files, script } from '../e2e/harness/site.ts';
import type { Job } from '../e2e/harness/world.ts';
import { type Call, calls } from './calls.ts';
import type { Row } from './row.ts';

type Signals = Pick<Row, 'signals' | 'inTurn'>;

/** One of the three, and twice: both at once, and the second when the first was heard. */
const orders: Readonly<Record<string, Signals>> = {
  SIGINT: { signals: ['SIGINT'] },
  SIGTERM: { signals: ['SIGTERM'] },
  SIGHUP: { signals: ['SIGHUP'] },
  'SIGINT, SIGTERM at once': { signals: ['SIGINT', 'SIGTERM'] },
  'SIGINT, then SIGTERM': { signals: ['SIGINT', 'SIGTERM'], inTurn: true },
};

/** A part of a run that goes on until it is ended. */
type Phase = Pick<Row, 'site' | 'run' | 'reached' | 'verdict'>;

const told = /^cancelled CANCELLED, live as before, portal: cancelled$/;
/** How far the login has come by then is open. */
const perhapsTold = /^cancelled CANCELLED( NOTIFY_FAILED)?, live as before, portal: (cancelled|nothing)$/;
const unknown = /^unknown CANCELLED, live (as before|changed), portal: unknown$/;

const begins = (step: string) => (job: Job) => job.action.line(new RegExp(`^::debug::step ${step} begins`));
const debug = { RUNNER_DEBUG: '1' };
const noise = Uint8Array.from({ length: 1_500_000 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) & 0xff);
/** Enough that the steps after the build take many times as long as a signal on its way. */
const large: Files = {
  'package.json': '{"version":"1.0.0"}',
  'public/index.html': '<!doctype html><title>x</title>',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`public/${number}.bin`, noise])),
  ...Object.fromEntries(
    Array.from({ length: 300 }, (_, number) => [`public/${number}.html`, `<title>${number}</title>`.repeat(200)]),
  ),
};
const unbuilt = { build: { command: undefined, output: 'public' }, seo: { enabled: true } };

const phases: Readonly<Record<string, Phase>> = {
  'in an install': {
    site: { config: { build: { install: 'node build.mjs' } }, files: { 'build.mjs': endlessBuild } },
    reached: (job) => job.action.line(/^the build goes on and on/),
    verdict: perhapsTold,
  },
  'in a build': {
    site: { files: { 'build.mjs': endlessBuild } },
    reached: (job) => job.action.line(/^the build goes on and on/),
    verdict: perhapsTold,
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
    verdict: perhapsTold,
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
    verdict: perhapsTold,
  },
  'in finish': {
    site: { base: large, config: unbuilt },
    run: { env: debug },
    reached: begins('finish'),
    verdict: perhapsTold,
  },
  'in pack': {
    site: { base: large, config: unbuilt },
    run: { env: debug },
    reached: begins('pack'),
    verdict: perhapsTold,
  },
};

/** What must come of a run that is cancelled while a call hangs. */
const verdicts: Readonly<Partial<Record<Call, RegExp>>> = {
  // Without any credential nobody can be told.
  idToken: /^cancelled CANCELLED NOTIFY_FAILED, live as before, portal: nothing$/,
  login: /^cancelled CANCELLED NOTIFY_FAILED, live as before, portal: nothing$/,
  // They begin beside the login.
  'live before': perhapsTold,
  'client metadata': perhapsTold,
  'client download': perhapsTold,
  // Before the plan is made there is nothing to tell.
  github: /^cancelled CANCELLED, live as before, portal: nothing$/,
  update: unknown,
  check: unknown,
  marker: unknown,
  root: unknown,
  notify: /^succeeded NOTIFY_FAILED, live changed, portal: nothing$/,
  close: /^unknown CANCELLED, live as before, portal: nothing$/,
};

export const cancelRows: readonly Row[] = Object.entries(orders).flatMap(([order, signals]) => [
  ...(Object.keys(calls) as Call[]).map(
    (call): Row => ({
      name: `${order} ${call}`,
      kind: 'cancel',
      call,
      ...signals,
      limit: 20,
      verdict: verdicts[call] ?? told,
    }),
  ),
  ...Object.entries(phases).map(
    ([phase, row]): Row => ({ name: `${order} ${phase}`, kind: 'cancel', ...signals, ...row, limit: 30 }),
  ),
]);
