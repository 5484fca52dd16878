/**
 * Known violations of the rules. Each list is exact: a commit that fixes a violation also removes
 * its entry. Don't add new ones.
 */

/** Modules that don't follow the layout. */
export const knownShapes: readonly string[] = [];

/** Names that several files export. */
export const knownNames: readonly string[] = [];

/** Neighbours that import each other: folders, or a folder and a file next to it. */
export const knownPairs: readonly string[] = [];
