import { createHash } from 'node:crypto';

const adjectives = ['gentle', 'calm', 'bright', 'proud', 'witty', 'lively', 'green', 'brave'];
const nouns = ['sea', 'river', 'field', 'stone', 'forest', 'island', 'coast', 'meadow'];
const location = 'eastus2';

/** The slice that all local sites lie on: the number in their host names and deployment tokens. */
export const slice = 2;

/** Name that the platform gives a site: the same for the same slug in every run. */
export function platformName(slug: string): string {
  const digest = createHash('sha256').update(slug).digest();
  const adjective = adjectives[(digest[0] ?? 0) % adjectives.length];
  const noun = nouns[(digest[1] ?? 0) % nouns.length];
  return `${adjective}-${noun}-0${digest.subarray(2, 6).toString('hex')}`;
}

/** Name of an environment; `null`, nothing and "production" in any case of letters are Production. */
export type EnvironmentName = string | null | undefined;

/** Host name that the platform gives an environment. */
export function hostname(slug: string, environment?: EnvironmentName): string {
  const name = platformName(slug);
  if (!environment || /^production$/i.test(environment)) return `${name}.${slice}.azurestaticapps.net`;
  return `${name}-${environment.toLowerCase()}.${location}.${slice}.azurestaticapps.net`;
}
