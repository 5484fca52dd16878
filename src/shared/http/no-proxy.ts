import net from 'node:net';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns whether NO_PROXY names a host. Tools interpret the variable differently. This follows
 * Go's `golang.org/x/net/http/httpproxy`, which most tools on a runner use. As in curl, blanks may
 * also separate entries, and a trailing dot of a host is ignored. As in the toolkit, an IPv6
 * address may have brackets. In Node itself, `example.com` doesn't include its subdomains, and the
 * notation for networks is different.
 */
export function isWithoutProxy(url: URL, env: Env): boolean {
  const host = withoutDot(url.hostname.toLowerCase().replace(/^\[|\]$/g, ''));
  const port = url.port || (url.protocol === 'http:' ? '80' : '443');
  const entries = (env.no_proxy || env.NO_PROXY || '').toLowerCase().split(/[\s,]+/);
  return entries.some((entry) => entry !== '' && isNamed(host, port, entry));
}

function isNamed(host: string, port: string, entry: string): boolean {
  if (entry === '*') return true;
  if (net.isIP(host) > 0) return isOfNetwork(host, port, entry);
  const [, name = '', ofPort = port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  if (ofPort !== port) return false;
  // `.example.com` and `*.example.com` match only subdomains.
  const subdomains = /^\*?(\..+)$/.exec(name)?.[1];
  if (subdomains) return host.endsWith(withoutDot(subdomains));
  const whole = withoutDot(name);
  return whole !== '' && (host === whole || host.endsWith(`.${whole}`));
}

function isOfNetwork(address: string, port: string, entry: string): boolean {
  const bracketed = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? /^([\d.]+):(\d+)$/.exec(entry);
  if (bracketed?.[2] && bracketed[2] !== port) return false;
  const [network = '', bits] = (bracketed?.[1] ?? entry).split('/');
  const family = net.isIPv6(network) ? 'ipv6' : 'ipv4';
  if (net.isIP(network) === 0) return false;
  const list = new net.BlockList();
  const most = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? most : Number(bits);
  if (!/^\d*$/.test(bits ?? '') || prefix > most) return false;
  list.addSubnet(network, prefix, family);
  return list.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');
}

const withoutDot = (name: string): string => name.replace(/\.$/, '');
