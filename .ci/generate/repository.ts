/**
 * Sets the name of our repository in a text: in addresses, in a `uses:`, in an `--action` or a `--repo`, and its owner
 * in the name of the maintainers' team. So a fork or a move only changes package.json. The previous name doesn't
 * matter.
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
