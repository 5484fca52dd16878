/**
 * Known violations of the rules. Each list is exact: a repair removes its entry in the same commit,
 * and nothing new is added.
 */

/** Modules of another shape. */
export const knownShapes: readonly string[] = [];

/** Names that are exported for several things. */
export const knownNames: readonly string[] = [];

/** Neighbours that import each other: folders, or a folder and a file beside it. */
export const knownPairs: readonly string[] = [];

/** Names in words of the old dialect. */
export const knownDialect: readonly string[] = [];
