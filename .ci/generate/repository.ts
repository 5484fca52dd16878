/**
 * Replaces the name of this repository in a text: in addresses, after `uses:`, `--action` and
 * `--repo`, and in the name of the maintainers' team. After forking or moving the repository, only
 * package.json has to be edited.
 * @param repository `owner/name`
 */
export function nameRepository(text: string, repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  const host = String.raw`github\.com/|githubusercontent\.com/|api\.github\.com/repos/`;
  const before = `${host}|uses: |--(?:action|repo)(?:=| )`;
  return text
    .replaceAll(/@[\w-]+\/maintainers\b/g, `@${owner}/maintainers`)
    .replaceAll(
      new RegExp(`(${before})[\\w-]+/${name}(?=[@/\\s)"'\x60#.]|$)`, 'g'),
      `$1${repository}`,
    );
}
