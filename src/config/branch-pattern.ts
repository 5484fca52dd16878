/**
 * Whether a branch matches a pattern, with the meaning that `*` and `**` have in the trigger of a workflow, so that a
 * branch that starts a run is also one that is deployed: `*` stands for any letters but `/`, `**` for any letters.
 * Upper and lower case differ, as in git. (`path.matchesGlob` is for file names: it ignores case on some systems and
 * knows more wildcards.)
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
export function matchesBranch(branch: string, pattern: string): boolean {
  const parts = pattern.match(/\*\*|[\s\S]/g) ?? [];
  // Which beginnings of the branch the parts so far can stand for, by their length. A regular expression would try the
  // ways to share the letters among several wildcards one after the other, and there are more ways than time.
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

/** The branch of a full ref, or `undefined` for a tag, a pull request and whatever else is not a branch. */
export function branchOf(ref: string): string | undefined {
  const prefix = 'refs/heads/';
  if (ref.startsWith(prefix) && ref.length > prefix.length) return ref.slice(prefix.length);
  return undefined;
}
