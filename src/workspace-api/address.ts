import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * The address of a service, without a slash at its end. Credentials are sent there, so it is https, or http on this machine.
 * @param name what the address is called where it is set
 * @throws SiteDeployError `USAGE`
 */
export function serviceAddress(value: string, name: string): string {
  const url = URL.parse(value.trim());
  if (url === null) throw refusal(name, 'is not an address', 'Write it whole, such as https://files.example.com');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw refusal(name, 'holds more than origin and path', 'Leave out user names, queries and fragments.');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw refusal(name, 'is not https', 'Only services on this machine are spoken to without encryption.');
  return url.href.replace(/\/+$/, '');
}

/** Joins the address of a service with a path of its contract. */
export function addressOf(service: string, path: string): URL {
  return new URL(`${service}${path}`);
}

function refusal(name: string, what: string, remedy: string): SiteDeployError {
  return new SiteDeployError('USAGE', `${name} ${what}.`, { remedy });
}
