/** Identifies the stored package of a run. */
export interface PackageName {
  readonly slug: string;
  /** `Production` or `Preview`. */
  readonly environment: string;
  /** MAJOR.MINOR.PATCH. */
  readonly version: string;
}

/** One request finds a version, even if a repository holds several sites. */
export function packageName(options: PackageName): string {
  const { slug, environment, version } = options;
  return `site-${slug}-${environment}-${version}`;
}

/** Parses the name of an artifact; `undefined` if it is not ours. */
export function readPackageName(name: string): PackageName | undefined {
  const [, slug, environment, version] =
    /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (slug && environment && version) return { slug, environment, version };
  return undefined;
}
