import { usageError } from '../errors/error.ts';

/**
 * Validates the URL of a service: https, or http on this host. Returns it without trailing slashes.
 * @throws SiteDeployError `USAGE`
 */
export function serviceAddress(value: string, name: string): string {
  const url = URL.parse(value.trim());
  if (url === null || !/^https?:$/.test(url.protocol))
    throw usageError(`${name} is not a URL.`, 'Write the full URL, e.g. https://host.example.com.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw usageError(
      `${name} contains more than an origin and a path.`,
      'Remove user name, password, query and fragment; pass credentials separately.',
    );
  if (url.protocol === 'http:' && !isLoopback(url))
    throw usageError(
      `${name} is not encrypted: a credential would be readable in transit.`,
      `Use https:// instead of http:// for ${url.host}; http:// is only for services on this ` +
        'machine.',
    );
  return url.href.replace(/(?<!\/)\/+$/, '');
}

export type QueryValues = Readonly<Record<string, string | number | undefined>>;

export function endpointAddress(service: string, path: string, query: QueryValues = {}): URL {
  const url = new URL(service + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/** Returns whether a URL's host is this host: RFC 6761, 6.3; RFC 5735, 3; RFC 4291, 2.5.3 */
export function isLoopback(url: URL): boolean {
  return /^((.+\.)?localhost|\[::1\]|127(\.\d+){3})$/.test(url.hostname);
}
