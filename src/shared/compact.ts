/**
 * Drops the entries that are `undefined` or `false`: builds a list of which some items depend on a
 * condition.
 */
export function compact<Item>(items: readonly (Item | undefined | false)[]): Item[] {
  return items.filter((item): item is Item => item !== undefined && item !== false);
}
