/** Files from which a release is made. */
export interface ReleaseSources {
  readonly manifest: { readonly version: string };
  /** Markdown with a section `## X.Y.Z (YYYY-MM-DD)` per version. */
  readonly changelog: string;
}

/** Returns the notes of a version as Markdown, or the reason why it can't be released. */
export function releaseNotes(
  version: string,
  { manifest, changelog }: ReleaseSources,
): { readonly notes: string } | { readonly refused: string } {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    return { refused: `"${version}" is not MAJOR.MINOR.PATCH.` };
  if (manifest.version !== version)
    return { refused: `package.json has version ${manifest.version}, not ${version}.` };
  const sections = changelog.split(/^## +/m).slice(1);
  const section = sections.find((text) => text.split(/[\s(]/, 1)[0] === version);
  if (section === undefined)
    return { refused: `.github/CHANGELOG.md has no section "## ${version} (YYYY-MM-DD)".` };
  const [heading = '', ...lines] = section.split('\n');
  if (!/ \(\d{4}-\d{2}-\d{2}\)$/.test(heading))
    return {
      refused: `The section of ${version} in .github/CHANGELOG.md has no date: "## ${version} (YYYY-MM-DD)".`,
    };
  const notes = lines.join('\n').trim();
  return notes === ''
    ? { refused: `The section of ${version} in .github/CHANGELOG.md is empty.` }
    : { notes: `${notes}\n` };
}
