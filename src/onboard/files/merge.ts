import { diff3Merge } from 'node-diff3';
import { parseDocument } from 'yaml';
import { mergePin, pinsOf, withoutPins, withPins } from './pins.ts';

/** A place that two sides have changed differently. */
export interface MergeConflict {
  /** As it was generated. */
  readonly base: readonly string[];
  /** As it is in the repository. */
  readonly ours: readonly string[];
  /** As it is generated now. */
  readonly theirs: readonly string[];
}

export type Merged = { readonly body: string } | { readonly conflicts: readonly MergeConflict[] };

/**
 * Three-way merge of a workflow, line by line. The lines are never parsed and written anew, so those that nobody
 * touched stay as they are. What would no longer be valid YAML is a conflict.
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
  // Each side may be valid while both together are not, with a key given twice for instance. A person's own mistake is
  // left to them.
  if (!isYaml(body) && isYaml(ours))
    return { conflicts: [{ base: base.split('\n'), ours: ours.split('\n'), theirs: theirs.split('\n') }] };
  return { body };
}

function isYaml(text: string): boolean {
  return parseDocument(text, { uniqueKeys: true }).errors.length === 0;
}
