import { diff3Merge } from 'node-diff3';
import { mergePin, pinsOf, withoutPins, withPins } from './pins.ts';
import { workflowFaults } from './workflow-faults.ts';

/** A place that two sides have changed differently. */
export interface MergeConflict {
  /** As it was generated. */
  readonly base: readonly string[];
  /** As it is in the repository. */
  readonly ours: readonly string[];
  /** As it is generated now. */
  readonly theirs: readonly string[];
}

/** What would not work, where both sides fit line by line. */
export interface MergeFault {
  /** A sentence. */
  readonly reason: string;
}

export type Merged = { readonly body: string } | { readonly conflicts: readonly (MergeConflict | MergeFault)[] };

/**
 * Three-way merge of a workflow, line by line. The lines are never parsed and written anew, so those that nobody
 * touched stay as they are. What would no longer work as a workflow is a conflict.
 */
export function mergeBodies(base: string, ours: string, theirs: string): Merged {
  const pins = { base: pinsOf(base), ours: pinsOf(ours), theirs: pinsOf(theirs) };
  // Only where an action is pinned in one way on each side is it known which pin belongs where.
  const known = [...pins.theirs.keys()].filter((action) => pins.ours.has(action) && pins.base.has(action));
  const taken = new Set(known);
  const lines = (body: string) => withoutPins(body, taken).split('\n');
  const regions = diff3Merge(lines(ours), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const conflicts = regions.flatMap(({ conflict }) =>
    conflict === undefined ? [] : [{ base: conflict.o, ours: conflict.a, theirs: conflict.b }],
  );
  if (conflicts.length > 0) return { conflicts };
  const merged = regions.flatMap(({ ok }) => ok ?? []).join('\n');
  const chosen = known.flatMap((action) => {
    const pin = mergePin(pins.base.get(action), pins.ours.get(action), pins.theirs.get(action));
    return pin === undefined ? [] : ([[action, pin]] as const);
  });
  const body = withPins(merged, new Map(chosen));
  // Each side may work while both together do not, with an id given twice for instance. A person's own mistake is left
  // to them.
  const own = workflowFaults(ours);
  const faults = workflowFaults(body).filter((fault) => !own.includes(fault));
  return faults.length > 0 ? { conflicts: faults.map((reason) => ({ reason })) } : { body };
}
