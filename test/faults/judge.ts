import type { Run } from '../e2e/harness/harness.ts';
import type { Program } from './row.ts';
import { closingWords } from './words.ts';

/** What is known about a run, apart from what it reports itself. */
export interface Truth {
  /** Whether visitors get the upload, or whether a closed Preview is gone. */
  readonly hasChanged: boolean;
  readonly isClosing: boolean;
  /** Whether a request to change the live site was sent. */
  readonly isSent?: boolean;
  /** Whether the log was lost. */
  readonly losesLog?: boolean | undefined;
  readonly program?: Program | undefined;
}

/**
 * Describes the end of a run on one line: status and codes, the state of the live site, and what
 * was reported to the portal: `failed LOGIN_REFUSED, live as before, portal: nothing`.
 */
export function getVerdict(
  { code, outputs, notifications, visible }: Run,
  hasChanged: boolean,
): string {
  const report: { error?: { code: string }; notifyError?: { code: string } } = JSON.parse(
    outputs.report ?? '{}',
  );
  // Without a report, the last code in the log counts.
  const codes =
    outputs.report === undefined ? (visible.match(/\[[A-Z_]+\]$/gm) ?? []).slice(-1) : [];
  const words = [
    outputs.status ?? `-, exit ${code}`,
    report.error?.code,
    report.notifyError?.code,
    ...codes,
  ];
  const live = hasChanged ? 'live changed' : 'live as before';
  const portal = `portal: ${notifications.map((line) => line.split(' ')[0]).join(', ') || 'nothing'}`;
  return [words.filter((word) => word !== undefined).join(' '), live, portal].join(', ');
}

/**
 * Returns whether the log contains a verdict. A command that could not begin prints only its error.
 */
export const hasVerdict = ({ visible }: Run, program: Program = 'action'): boolean =>
  closingWords.some((words) => visible.includes(words)) ||
  (program !== 'action' && /\[[A-Z_]+\]$/m.test(visible));

const verdicts =
  /^(##\[error\])?(Live|Unchanged|Closed|Built|Failed|Cancelled|Outcome unknown|Skipped)\b.*: /gm;

/** Lists problems with the end of a run: untrue statements and leftovers. */
export function getWrong(
  run: Run,
  { hasChanged, isClosing, isSent = true, losesLog, program = 'action' }: Truth,
): string[] {
  const { code, signal, outputs, visible, stderr, leftBehind, running, notifications } = run;
  const { status } = outputs;
  const prints = (text: string) => visible.includes(text);
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => void (isRight || wrong.push(what));

  check(signal === null, `was terminated by ${signal}`);
  check(
    program !== 'action' || stderr === '' || /^(the agent complains \d+\n)+$/.test(stderr),
    `stderr: ${stderr.slice(0, 200)}`,
  );
  check(!prints('[INTERNAL]'), 'INTERNAL');
  check(leftBehind.length === 0, `left behind: ${leftBehind.join(', ')}`);
  check(running.length === 0, `still runs: ${running.join(', ')}`);
  if (losesLog && program === 'action')
    check(outputs.status === undefined || run.summary !== '', 'no summary');
  else if (!losesLog) check(hasVerdict(run, program), 'no closing line');
  check((visible.match(verdicts) ?? []).length <= 1, 'two verdicts');
  check(isSent || !prints('the upload was sent'), '"sent", and it was not');
  if (status !== undefined) {
    // The portal is not notified of closed Previews or of builds without a deployment.
    const isReported = outputs.notified === 'true' || prints('Closed: ') || outputs.folder !== '';
    const isDone = (status === 'succeeded' || status === 'skipped') && isReported;
    check(
      (code === 0) === isDone,
      `exit code ${code} with status ${status}, notified ${outputs.notified}`,
    );
    // The reverse need not hold: if the response was lost, the portal knows the outcome, but the
    // run doesn't know that.
    if (outputs.notified === 'true')
      check(
        notifications.some((line) => line.startsWith(status)),
        'notified is not true',
      );
  }
  if (prints('Could not notify the portal'))
    check(notifications.length === 0, '"Could not notify", and it was notified');
  if (status === 'succeeded') check(hasChanged, 'a success without a change of the live site');
  if (status === 'cancelled') check(!hasChanged, 'cancelled, and the live site has changed');
  // When a Preview is closed, only the message about the Preview counts.
  if (isClosing ? prints('" was not closed.') : prints(' was not changed.'))
    check(!hasChanged, '"was not changed", and it was');
  return wrong;
}
