import type { Run } from '../e2e/harness/world.ts';
import { closingWords } from './words.ts';

/** What is true of the site and of the portal after a run, whatever the run says. */
export interface Truth {
  /** Whether an upload of the run has become what visitors get. */
  readonly hasChanged: boolean;
  readonly seconds: number;
  readonly limit: number;
}

/** What is wrong with how a run has ended: nothing that it says may be untrue, and nothing may be left. */
export function wrongOf(run: Run, { hasChanged, seconds, limit }: Truth): string[] {
  const { code, signal, outputs, visible, stderr, leftBehind, running, told } = run;
  const { status } = outputs;
  const says = (text: string) => visible.includes(text);
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => void (isRight || wrong.push(what));

  check(seconds <= limit, `took ${seconds.toFixed(1)} s, at most ${limit} s`);
  check(signal === null, `was ended by ${signal}`);
  check(stderr === '', `stderr: ${stderr.slice(0, 200)}`);
  check(!says('[INTERNAL]'), 'INTERNAL');
  check(leftBehind.length === 0, `left behind: ${leftBehind.join(', ')}`);
  check(running.length === 0, `still runs: ${running.join(', ')}`);
  check(closingWords.some(says), 'no closing line');
  if (status !== undefined) {
    const isDone = (status === 'succeeded' || status === 'skipped') && outputs.notified === 'true';
    check((code === 0) === isDone, `exit code ${code} with status ${status}, notified ${outputs.notified}`);
    // Not the other way round: where the answer was lost, the portal knows and the run does not.
    if (outputs.notified === 'true')
      check(
        told.some((line) => line.startsWith(status)),
        'notified is not true',
      );
  }
  if (status === 'succeeded') check(hasChanged, 'a success without a change of the live site');
  if (status === 'cancelled') check(!hasChanged, 'cancelled, and the live site has changed');
  if (says('The live site was not changed.')) check(!hasChanged, '"was not changed", and it was');
  return wrong;
}
