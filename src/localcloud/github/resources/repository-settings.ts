import type { Fields } from '../rest/values.ts';
import type { LocalRepository, TokenPermissions } from '../state/state.ts';

/** Settings for merges: where they are stored, by GitHub's name. */
const mergeSettings = {
  allow_merge_commit: 'merge',
  allow_squash_merge: 'squash',
  allow_rebase_merge: 'rebase',
  delete_branch_on_merge: 'deleteBranch',
} as const;

const entries = Object.entries(mergeSettings);

/**
 * Returns the settings that GitHub shows to a token: those for merges only if it may write
 * contents. https://docs.github.com/rest/repos/repos#get-a-repository
 */
export function shownSettings({ merging }: LocalRepository, permissions: TokenPermissions): object {
  if (permissions !== 'all' && permissions.contents !== 'write') return {};
  return Object.fromEntries(entries.map(([name, stored]) => [name, merging[stored]]));
}

/** Stores the settings in the body of a request. Like GitHub, ignores unknown fields. */
export function changeSettings({ merging }: LocalRepository, body: Fields): void {
  for (const [name, stored] of entries) {
    const value = body[name];
    if (typeof value === 'boolean') merging[stored] = value;
  }
}
