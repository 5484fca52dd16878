export interface PackageName {
  readonly slug: string;
  readonly environment: string;
  readonly version: string;
}

/**
 * Returns the name of a package. It is unique per site, environment and version, so that one
 * request finds it.
 */
export function packageName(name: PackageName): string {
  return `site-${name.slug}-${name.environment}-${name.version}`;
}

export function readPackageName(name: string): PackageName | undefined {
  const [, slug, environment, version] =
    /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (slug && environment && version) return { slug, environment, version };
  return undefined;
}
