import { distance } from 'fastest-levenshtein';

/**
 * Finds the most similar name; `undefined` if none is similar. Ignores case, `-` and `_`, and
 * allows a third of the letters to differ. A prefix of a name counts as similar, and so does the
 * name with a word before or after it: `install` is the nearest to `install_command`.
 */
export function nearestName(found: string, names: Iterable<string>): string | undefined {
  const plain = fold(found);
  if (plain === '') return undefined;
  let best: { readonly name: string; readonly cost: number } | undefined;
  for (const name of names) {
    const candidate = fold(name);
    const abbreviates = plain.length >= 3 && candidate.startsWith(plain);
    const longer = Math.max(plain.length, candidate.length);
    // Swapping two letters counts as two edits.
    const limit = longer < 4 ? 1 : Math.max(2, Math.floor(longer / 3));
    let cost = Number.POSITIVE_INFINITY;
    if (abbreviates) cost = 0.5;
    else if (Math.abs(plain.length - candidate.length) <= limit) cost = distance(plain, candidate);
    if (candidate.length >= 4 && plain.endsWith(candidate)) cost = Math.min(cost, 1.5);
    if (candidate.length >= 4 && plain.startsWith(candidate)) cost = Math.min(cost, 1);
    if (cost <= limit && cost < candidate.length && (!best || cost < best.cost))
      best = { name, cost };
  }
  return best?.name;
}

export function didYouMean(found: string, names: Iterable<string>): string {
  const name = nearestName(found, names);
  if (name) return `; did you mean "${name}"?`;
  return '';
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}
