import { planFinish } from '../../../../src/automation/release/plan-finish.ts';
import type { Harness } from './model.ts';

/**
 * Lets the runner, machines and people act until nothing is left to do.
 * @returns the executed steps and the messages, in order
 */
export function settle(harness: Harness): string[] {
  const output: string[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const next = planFinish(harness.observe());
    if (next.kind === 'done') return output;
    output.push(next.kind === 'step' ? next.step.do : next.what);
    if (next.kind === 'step') {
      harness.apply(next.step);
      // People resolve conflicts when they are asked to.
      if (next.step.do === 'update') harness.happen('resolve');
    } else if (next.kind === 'machine')
      for (const event of ['run succeeds', 'checks pass'] as const) harness.happen(event);
    else {
      for (const event of ['run again', 'resolve', 'approve', 'checks pass'] as const)
        harness.happen(event);
      if (/Delete the tag/.test(next.what)) harness.tags.pop();
      if (/press the merge|Merge when ready/.test(next.what)) harness.happen('person merges');
    }
  }
  throw new Error(`It goes on for ever: ${output.slice(-6).join(' · ')}`);
}
