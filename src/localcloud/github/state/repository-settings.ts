/** Merge settings of a new repository, by GitHub's names. */
export const newSettings = {
  allow_merge_commit: true,
  allow_squash_merge: true,
  allow_rebase_merge: true,
  delete_branch_on_merge: false,
};

type Settings = typeof newSettings;

/**
 * Returns the settings that GitHub shows to a token. It shows merge settings only if the token may
 * write contents. https://docs.github.com/rest/repos/repos#get-a-repository
 */
export function shownSettings(settings: Settings, mayWriteContents: boolean): Partial<Settings> {
  return mayWriteContents ? settings : {};
}

/** Stores the settings in the body of a request. Like GitHub, ignores unknown fields. */
export function changeSettings(settings: Settings, body: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(settings) as (keyof Settings)[]) {
    const value = body[name];
    if (typeof value === 'boolean') settings[name] = value;
  }
}
