import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookHeaders } from '../../contracts/portal/event.ts';

/** Timeout of a receiver's response, in ms. */
const patience = 10_000;

export interface Message {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** Keys in Base64 with the prefix `whsec_`. Each creates a signature. */
  readonly secrets: readonly string[];
  readonly at: number;
}

export type SendOutcome = { readonly status: number } | { readonly error: string };

export type Send = (message: Message, signal: AbortSignal) => Promise<SendOutcome>;

/** Creates a sender that signs as in https://www.standardwebhooks.com and follows no redirects. */
export function createSender(allowPrivate: boolean, resolve: Resolve = resolveAll): Send {
  return (message, signal) =>
    new Promise((done) => {
      if (!allowPrivate && namesPrivateAddress(message.url)) {
        done({ error: 'The address is private: nothing was sent.' });
        return;
      }
      const url = new URL(message.url);
      const client = url.protocol === 'https:' ? https : http;
      const request = client.request(url, {
        method: 'POST',
        headers: { ...buildHeaders(message), 'content-length': Buffer.byteLength(message.body) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        agent: false,
        lookup: allowPrivate ? undefined : publicLookup(resolve),
      });
      request.on('error', ({ name, message }) =>
        done({ error: name === 'TimeoutError' ? 'no answer in time' : message }),
      );
      request.on('response', (response) => {
        // Drop the body and the connection, because only the status matters.
        done({ status: response.statusCode ?? 0 });
        response.destroy();
      });
      request.end(message.body);
    });
}

function buildHeaders(message: Message): Record<string, string> {
  const { id, body, secrets, at } = message;
  const seconds = Math.floor(at / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const hmac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'site-portal',
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(seconds),
    [webhookHeaders.signature]: signatures.join(' '),
  };
}

export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, callback) => lookup(hostname, { all: true }, callback);

/**
 * Returns a lookup that rejects private addresses on connecting, because DNS may have changed since
 * an earlier check.
 */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || !first) {
        callback(error ?? new Error(`${hostname} has no address`), '', 0);
      } else if (addresses.some((item) => isPrivateAddress(item.address))) {
        callback(new Error(`${hostname} resolves to a private address: nothing was sent.`), '', 0);
      } else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Private and reserved networks: https://www.iana.org/assignments/iana-ipv4-special-registry and
 * …/iana-ipv6-special-registry
 */
const networks = {
  ipv4: [
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24',
    '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    // Ranges that embed IPv4 addresses. The first one includes :: and ::1.
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

/** Returns whether an address is private or invalid. An IPv4-mapped address is treated as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Returns whether a URL contains a private address or a local name. Other names are checked when
 * they are resolved.
 */
export function namesPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return /(^|\.)localhost$|\.(local|internal)$/.test(host);
}
