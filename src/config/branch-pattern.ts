/**
 * Returns whether a branch matches a pattern. As in workflow triggers, `*` matches any characters
 * except for `/`, and case matters:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
export function matchesBranch(branch: string, pattern: string): boolean {
  const parts = pattern.match(/\*\*|[\s\S]/g) ?? [];
  // `fits[end]`: whether the first `end` characters match so far. A regular expression could
  // backtrack for a long time.
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

export const matchesAny = (branch: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesBranch(branch, pattern));

export function parseBranch(ref: string): string | undefined {
  const prefix = 'refs/heads/';
  if (ref.startsWith(prefix) && ref.length > prefix.length) return ref.slice(prefix.length);
  return undefined;
}
