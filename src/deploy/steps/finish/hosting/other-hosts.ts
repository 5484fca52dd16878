import path from 'node:path';
import { hostingFile } from '../../../../hosting/hosted-site.ts';
import { translators } from '../../../../hosting/other-hosts.ts';
import type { HostingRules } from '../../../../hosting/rules.ts';
import { readIfThereSync } from '../../../../shared/files.ts';
import { firstNames } from '../../../../shared/units.ts';

/** Maximum number of characters to read from a file. */
const maxLength = 200_000;
/** Maximum number of characters of the settings that a warning quotes. */
const maxShown = 2_000;

/**
 * Returns warnings about files with redirects or headers for other hosts. This platform ignores
 * them.
 */
export function foreignFileWarnings(folder: string, own: HostingRules): string[] {
  return Object.entries(translators).flatMap(([file, translate]) => {
    const text = readIfThereSync(path.join(folder, file))?.slice(0, maxLength);
    if (text === undefined) return [];
    const { config, others } = translate(text, own);
    const json = JSON.stringify(config);
    if (json === '{}' && others.length === 0) return [];
    const parts = [
      `${file} belongs to another host, such as Netlify or Cloudflare Pages: here, it has no ` +
        'effect, and anybody can read it.',
    ];
    if (json !== '{}')
      parts.push(
        `Add to ${hostingFile}: ${json.slice(0, maxShown)}${json.length > maxShown ? ' …' : ''}`,
      );
    if (others.length > 0)
      parts.push(`The hosting configuration can't express ${firstNames(others, 5)}.`);
    return parts.join(' ');
  });
}
