import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // With the metadata service of a cloud's machines.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an address leads, by its host alone, to this machine or into its network. Names are not looked up: behind a
 * proxy they mean what they mean to the proxy.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const family = isIP(host);
  if (family !== 0) return inside.check(host, family === 4 ? 'ipv4' : 'ipv6');
  return /(^|\.)(localhost|local|internal)$/i.test(host);
}
