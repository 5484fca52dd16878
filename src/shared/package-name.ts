export interface PackageName {
  readonly slug: string;
  readonly environment: string;
  readonly version: string;
}

/** The name is unique, so that one request finds a version, even if there are several sites. */
export function packageName(name: PackageName): string {
  return `site-${name.slug}-${name.environment}-${name.version}`;
}

export function readPackageName(name: string): PackageName | undefined {
  const [, slug, environment, version] =
    /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (slug && environment && version) return { slug, environment, version };
  return undefined;
}
