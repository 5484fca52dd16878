/**
 * Names our repository in a text: in addresses, in a `uses:`, as an `--action` or a `--repo`, and its owner in front of
 * the team of maintainers. A fork or a move then changes package.json alone. The name that stood there does not matter.
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
