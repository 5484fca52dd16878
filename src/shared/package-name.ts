/** What the built site of a run is kept under. */
export interface PackageName {
  readonly slug: string;
  /** `Production` or `Preview`. */
  readonly environment: string;
  /** MAJOR.MINOR.PATCH. */
  readonly version: string;
}

/**
 * Name of the artifact that keeps a built site: by it one call finds a version, also where a repository holds several
 * sites.
 */
export function packageName({ slug, environment, version }: PackageName): string {
  return `site-${slug}-${environment}-${version}`;
}

/** What a name of an artifact says; `undefined` where it is none of ours. */
export function readPackageName(name: string): PackageName | undefined {
  const [, slug, environment, version] = /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (slug && environment && version) return { slug, environment, version };
  return undefined;
}
