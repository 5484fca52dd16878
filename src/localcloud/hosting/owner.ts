import { platformName } from './names.ts';

/**
 * Which of the sites the hosting serves under one of its own host names, whatever the environment.
 * @returns its slug; `undefined` where the host is no name of the hosting, or of another site
 */
export function siteOfHostname(host: string, slugs: readonly string[]): string | undefined {
  const name = /^([a-z]+-[a-z]+-0[0-9a-f]{8})(?:-[a-z0-9]+\.[a-z0-9]+)?\.\d+\.azurestaticapps\.net$/.exec(host)?.[1];
  if (name) return slugs.find((slug) => platformName(slug) === name);
  return undefined;
}
