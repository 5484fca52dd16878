import path from 'node:path';
import { faultCatalogue } from '../../src/localcloud/gateway/fault-catalogue.ts';
import { matches } from '../../src/localcloud/gateway/faults.ts';
import type { OpenHarness, Run } from '../e2e/harness/harness.ts';
import { target } from '../e2e/harness/sent.ts';
import { acme } from '../e2e/harness/site.ts';
import { type Call, calls } from './calls.ts';
import { getVerdict, getWrong } from './judge.ts';
import { launcherFor, withReport } from './programs.ts';
import type { Row } from './row.ts';

/** The result of a row. */
export interface Outcome {
  readonly row: Row;
  readonly verdict: string;
  readonly wrong: readonly string[];
  /**
   * Whether the result was right but the run took longer than allowed, which may be due to a busy
   * machine.
   */
  readonly isOnlyLate: boolean;
  /** Duration until the end, from the first signal or else from the start. */
  readonly seconds: number;
  /** Milliseconds from the verdict in the log to the end of the process. */
  readonly afterVerdict: number;
  /** The end of the log. */
  readonly output: string;
}

const kinds = faultCatalogue({ dripMs: 200, hugeBytes: 20 << 20 });
const config = { hosting: { verificationTimeoutMinutes: 0.1, distributionTimeoutMinutes: 0.25 } };

/**
 * Calls that change the live site. The platform's client makes its own calls after its download,
 * which stands for them here.
 */
const sending = [target.update, calls['client download'], calls.close];

const earlierSite = path.join(import.meta.dirname, '../fixtures/sites/prebuilt/public');

/** The line in which a run reports its outcome. */
const verdictLine =
  /(Live|Unchanged|Closed|Built|Dry run): |(Failed|Cancelled|Skipped|Outcome unknown)( in step \w+)?: |\[NOTIFY_FAILED\]/;
/**
 * Maximum milliseconds from the verdict in the log to the end of the process. In between, outputs
 * and the summary are written. Work that is still in progress, such as an unanswered tunnel, may
 * not delay the end.
 */
const mostAfterVerdict = 1_000;

/** Runs a row in a harness that nothing else uses at the same time. */
export async function carryOut(row: Row, harness: OpenHarness): Promise<Outcome> {
  const { cloud } = harness;
  const { call, fault, signals, site } = row;
  const { way, ...where } = call === undefined ? { way: {} } : calls[call];
  const { before, options, hasChanged: observed } = way as (typeof calls)[Call]['way'];
  // The previous row may have published the same build. Any upload would then look successful.
  await cloud.hosting.publish(acme.slug, null, earlierSite);
  await before?.(harness);
  const deployments = cloud.distribution.deployments.length;
  await row.arrange?.(harness);
  const place = 'host' in where ? where : undefined;
  if (place !== undefined && fault !== undefined)
    cloud.faults.add({ ...place, kind: kinds[fault] });
  if (place !== undefined && signals !== undefined)
    cloud.faults.add({ ...place, kind: { type: 'hang' } });
  const asked = place === undefined ? Promise.resolve() : cloud.requests.next(place);
  // The exchange sends the token from the login, which has succeeded by then.
  const loggedIn =
    row.isLoggedIn === true ? cloud.requests.next(target.exchange) : Promise.resolve();
  const launcher = [...(row.run?.launcher ?? []), ...launcherFor(row.program)];
  const given = {
    ...options?.(harness),
    ...site,
    ...row.run,
    ...(launcher.length > 0 && { launcher }),
  };
  const checkout = await harness.checkout({ ...given, config: { ...config, ...given.config } });
  let started = performance.now();
  let output = Number.POSITIVE_INFINITY;
  let ended = 0;
  const result = await harness.run(checkout, {
    ...given,
    async during(job) {
      const at = (event: Promise<unknown>, note: (time: number) => void) =>
        event.then(
          () => note(performance.now()),
          () => undefined,
        );
      void at(job.action.line(verdictLine), (time) => {
        output = time;
      });
      void at(job.action.done, (time) => {
        ended = time;
      });
      if (signals === undefined) return;
      await job.until(Promise.all([row.reached?.(job) ?? asked, loggedIn]));
      started = performance.now();
      for (const [index, signal] of signals.entries()) {
        if (row.inTurn && index > 0) await heard(job.action.line(/ ended$/), job.action.done);
        job.action.signal(signal);
      }
    },
  });
  const run = withReport(result, row.program);
  const seconds = (ended - started) / 1000;
  cloud.faults.clear();
  const isLive = cloud.distribution.deployments
    .slice(deployments)
    .some((deployment) => deployment.isLive);
  const hasChanged = observed === undefined ? isLive : await observed(harness);
  const isMet =
    place === undefined ||
    isOfConnection(fault) ||
    run.requests.some((request) => matches(place, request));
  const verdict = getVerdict(run, hasChanged);
  const isSent = sending.some((of) => run.requests.some((request) => matches(of, request)));
  const { losesLog, program } = row;
  const isClosing = observed !== undefined;
  const wrong = getWrong(run, { hasChanged, isClosing, isSent, losesLog, program });
  if (output === Number.POSITIVE_INFINITY && !losesLog && program === undefined)
    wrong.push('no line with a verdict');
  if (!isMet) wrong.push('the run has not come to the call');
  if (!row.verdict.test(verdict)) wrong.push(`"${verdict}" is not ${row.verdict.source}`);
  const afterVerdict = Math.max(0, ended - output);
  const late = [
    ...(seconds > row.limit ? [`took ${seconds.toFixed(1)} s, at most ${row.limit} s`] : []),
    ...(afterVerdict > mostAfterVerdict
      ? [`went on for ${Math.round(afterVerdict)} ms after its verdict`]
      : []),
  ];
  const isOnlyLate = late.length > 0 && wrong.length === 0;
  wrong.push(...late);
  return {
    row,
    verdict,
    wrong,
    isOnlyLate,
    seconds,
    afterVerdict,
    output: run.visible.slice(-3_000),
  };
}

const isOfConnection = (fault: Row['fault']) =>
  fault !== undefined && /^(tunnel|certificate)-/.test(fault);

/** Waits for the log line, or for the end of a run that has nothing to cancel. */
async function heard(output: Promise<unknown>, done: Promise<Pick<Run, 'code'>>): Promise<void> {
  await Promise.race([output.catch(() => undefined), done]);
}
