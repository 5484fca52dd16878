import { planFinish } from '../../../../src/automation/release/plan-finish.ts';
import type { World } from './model.ts';

/** Lets everybody act until nothing is left to do. */
export function settle(world: World): string[] {
  const said: string[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const next = planFinish(world.look());
    if (next.kind === 'done') return said;
    said.push(next.kind === 'step' ? next.step.do : next.what);
    if (next.kind === 'step') {
      world.apply(next.step);
      // People resolve conflicts when they are asked to.
      if (next.step.do === 'update') world.happen('resolve');
    } else if (next.kind === 'machine')
      for (const event of ['run succeeds', 'checks pass'] as const) world.happen(event);
    else {
      for (const event of ['run again', 'resolve', 'approve', 'checks pass'] as const)
        world.happen(event);
      if (/Delete the tag/.test(next.what)) world.tags.pop();
      if (/press the merge|Merge when ready/.test(next.what)) world.happen('person merges');
    }
  }
  throw new Error(`It goes on for ever: ${said.slice(-6).join(' · ')}`);
}
