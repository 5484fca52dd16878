/** Removes `undefined` and `false`, for lists with conditional items. */
export function compact<Item>(items: readonly (Item | undefined | false)[]): Item[] {
  return items.filter((item): item is Item => item !== undefined && item !== false);
}
