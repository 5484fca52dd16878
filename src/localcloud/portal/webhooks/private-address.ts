import { BlockList, isIP } from 'node:net';

/** https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry */
const networks = {
  ipv4: [
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24',
    '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    // Deprecated notations of IPv4 addresses, including :: and ::1.
    '::/96 ::ffff:0:0:0/96 64:ff9b::/96',
    '64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7',
    'fe80::/10 fec0::/10 ff00::/8',
  ],
} as const;

const blocked = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const subnet of networks[family].join(' ').split(' ')) {
    const [network = '', prefix] = subnet.split('/');
    blocked.addSubnet(network, Number(prefix), family);
  }
}

/** IPv4 embedded in IPv6 is judged as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Other names are resolved when sending. */
export function namesPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return /(^|\.)localhost$|\.(local|internal)$/.test(host);
}
