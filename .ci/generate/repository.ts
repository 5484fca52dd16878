/**
 * A text with the name of our repository wherever it stands in an address, in a `uses:` or as an `--action`: so a fork or a
 * move changes package.json alone. Whose repository was named before does not matter.
 * @param repository `owner/name`
 */
export function nameRepository(text: string, repository: string): string {
  const name = repository.split('/')[1] ?? '';
  const before = String.raw`github\.com/|githubusercontent\.com/|api\.github\.com/repos/|uses: |--action(?:=| )`;
  return text.replaceAll(new RegExp(`(${before})[\\w-]+/${name}(?=[@/\\s)"'#.]|$)`, 'g'), `$1${repository}`);
}
