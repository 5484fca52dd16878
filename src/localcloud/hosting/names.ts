import { createHash } from 'node:crypto';

const adjectives = ['gentle', 'calm', 'bright', 'proud', 'witty', 'lively', 'green', 'brave'];
const nouns = ['sea', 'river', 'field', 'stone', 'forest', 'island', 'coast', 'meadow'];
const location = 'eastus2';

export const slice = 2;

/** The same for a slug in every run. */
export function platformName(slug: string): string {
  const digest = createHash('sha256').update(slug).digest();
  const adjective = adjectives[(digest[0] ?? 0) % adjectives.length];
  const noun = nouns[(digest[1] ?? 0) % nouns.length];
  return `${adjective}-${noun}-0${digest.subarray(2, 6).toString('hex')}`;
}

/** `null`, absent and "production" (in any case) mean Production. */
export type EnvironmentName = string | null | undefined;

export function hostname(slug: string, environment?: EnvironmentName): string {
  const name = platformName(slug);
  if (!environment || /^production$/i.test(environment))
    return `${name}.${slice}.azurestaticapps.net`;
  return `${name}-${environment.toLowerCase()}.${location}.${slice}.azurestaticapps.net`;
}

const siteHost =
  /^([a-z]+-[a-z]+-0[0-9a-f]{8})(?:-[a-z0-9]+\.[a-z0-9]+)?\.\d+\.azurestaticapps\.net$/;

/** The site of a host name in any environment. `undefined` for other names, or another site's. */
export function siteOfHostname(host: string, slugs: readonly string[]): string | undefined {
  const [, name] = siteHost.exec(host) ?? [];
  if (name) return slugs.find((slug) => platformName(slug) === name);
  return undefined;
}
