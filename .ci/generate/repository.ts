/**
 * A text with the name of our repository wherever it stands in an address, in a `uses:`, as an `--action` or a `--repo`, and
 * with its owner in front of the team of maintainers: so a fork or a move changes package.json alone. Whose repository was named
 * before does not matter.
 * @param repository `owner/name`
 */
export function nameRepository(text: string, repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  const before = String.raw`github\.com/|githubusercontent\.com/|api\.github\.com/repos/|uses: |--(?:action|repo)(?:=| )`;
  return text
    .replaceAll(/@[\w-]+\/maintainers\b/g, `@${owner}/maintainers`)
    .replaceAll(new RegExp(`(${before})[\\w-]+/${name}(?=[@/\\s)"'\x60#.]|$)`, 'g'), `$1${repository}`);
}
