import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

/**
 * The address of the portal: the option, else `PORTAL_URL`, else the site config.
 * @param config reads the site config; only asked where the others are absent
 * @throws SiteDeployError `USAGE`
 */
export async function portalAddress(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  config: () => Promise<SiteConfig | undefined>,
): Promise<string> {
  if (option !== undefined) return checked(option, '--portal');
  if (env.PORTAL_URL) return checked(env.PORTAL_URL, 'PORTAL_URL');
  const address = (await config())?.portal.url;
  if (address !== undefined) return checked(address, 'portal.url of the site config');
  throw new SiteDeployError('USAGE', 'The address of the portal is not known.', {
    remedy: 'Add --portal <url>, set PORTAL_URL, or run it in a folder with a site.config.yml.',
  });
}

function checked(address: string, source: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SiteDeployError('USAGE', `${source} is not an address: "${address}".`, {
      remedy: 'Write it whole, for example https://portal.example.com.',
    });
  }
  if (url.username !== '' || url.password !== '') {
    throw new SiteDeployError('USAGE', `${source} holds a user name or a password, which are not used.`, {
      remedy: 'Set PORTAL_TOKEN, or use --token-stdin, and leave them out of the address.',
    });
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new SiteDeployError('USAGE', `${source} is not encrypted: the token would be readable on the way.`, {
      remedy: `Use https:// instead of http:// for ${url.host}.`,
    });
  }
  return address;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
