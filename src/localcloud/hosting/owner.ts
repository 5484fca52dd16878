import { platformName } from './names.ts';

/**
 * Finds the site that the hosting serves under one of its own host names, in any environment.
 * @returns its slug; `undefined` if the host isn't a hosting name or belongs to another site
 */
export function siteOfHostname(host: string, slugs: readonly string[]): string | undefined {
  const name =
    /^([a-z]+-[a-z]+-0[0-9a-f]{8})(?:-[a-z0-9]+\.[a-z0-9]+)?\.\d+\.azurestaticapps\.net$/.exec(
      host,
    )?.[1];
  if (name) return slugs.find((slug) => platformName(slug) === name);
  return undefined;
}
