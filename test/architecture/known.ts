/**
 * What does not keep a rule of the house yet. Each list is exact: what is repaired leaves its list in the same commit,
 * and nothing new joins one.
 */

/** Modules of another shape. */
export const knownShapes: readonly string[] = [];

/** Names that are exported for more than one thing. */
export const knownNames: readonly string[] = [];

/** Neighbours that import each other: folders, or a folder and a file beside it. */
export const knownPairs: readonly string[] = [];

/** Names in the words of the old dialect. */
export const knownDialect: readonly string[] = [];
