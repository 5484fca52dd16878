/**
 * Whether a branch matches a pattern, with the meaning that `*` and `**` have in the trigger of a workflow, so that a
 * branch that starts a run is also one that is deployed: `*` stands for any letters but `/`, `**` for any letters.
 * Upper and lower case differ, as in git. (`path.matchesGlob` is for file names: it ignores case on some systems and
 * knows more wildcards.)
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
export function matchesBranch(branch: string, pattern: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[\\^$.+?()[\]{}|/-]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`, 's').test(branch);
}

/** The branch of a full ref, or `undefined` for a tag, a pull request and whatever else is not a branch. */
export function branchOf(ref: string): string | undefined {
  const prefix = 'refs/heads/';
  return ref.startsWith(prefix) && ref.length > prefix.length ? ref.slice(prefix.length) : undefined;
}
