/**
 * Whether a branch matches a pattern, with the same `*` and `**` as in workflow triggers, so that
 * every branch that starts a run is also deployed: `*` matches any characters except `/`, `**` any
 * characters. Case-sensitive, as in git. (`path.matchesGlob` is for file names: it ignores case on
 * some systems and supports more wildcards.)
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
export function matchesBranch(branch: string, pattern: string): boolean {
  const parts = pattern.match(/\*\*|[\s\S]/g) ?? [];
  // Which prefixes of the branch the parts so far match, by length. A regular expression could
  // backtrack catastrophically with several wildcards.
  let fits = [true, ...Array<boolean>(branch.length).fill(false)];
  for (const part of parts) {
    const next = Array<boolean>(branch.length + 1).fill(false);
    for (let end = 0; end <= branch.length; end += 1) {
      const letter = branch[end - 1];
      if (part === '**' || part === '*') {
        const goesOn = end > 0 && next[end - 1] === true && (part === '**' || letter !== '/');
        next[end] = fits[end] === true || goesOn;
      } else next[end] = end > 0 && letter === part && fits[end - 1] === true;
    }
    fits = next;
  }
  return fits[branch.length] === true;
}

/** Returns the branch of a full ref; `undefined` for anything else, e.g. a tag or pull request. */
export function parseBranch(ref: string): string | undefined {
  const prefix = 'refs/heads/';
  if (ref.startsWith(prefix) && ref.length > prefix.length) return ref.slice(prefix.length);
  return undefined;
}
