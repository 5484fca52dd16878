import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { webhookHeaders } from '../../../contracts/portal/event.ts';
import { isPrivateAddress, namesPrivateAddress } from './private-address.ts';

/** For a receiver's response, in milliseconds. */
const patience = 10_000;

export interface Message {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** `whsec_` followed by the base64 key. */
  readonly secret: string;
  readonly at: number;
}

export type Sent = { readonly status: number } | { readonly error: string };

export type Send = (message: Message, signal: AbortSignal) => Promise<Sent>;

/** Signed according to https://www.standardwebhooks.com. Redirects are not followed. */
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
        ...(allowPrivate ? {} : { lookup: publicLookup(resolve) }),
      });
      request.on('error', (error) =>
        done({ error: error.name === 'TimeoutError' ? 'no answer in time' : error.message }),
      );
      request.on('response', (response) => {
        // Only the status matters; the connection isn't kept for the rest.
        done({ status: response.statusCode ?? 0 });
        response.destroy();
      });
      request.end(message.body);
    });
}

function buildHeaders(message: Message): Record<string, string> {
  const { id, body, secret, at } = message;
  const seconds = Math.floor(at / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'site-portal',
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(seconds),
    [webhookHeaders.signature]: `v1,${signature}`,
  };
}

export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, callback) => lookup(hostname, { all: true }, callback);

/** Checked at connection time, since DNS may change after an earlier look-up. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || !first) {
        callback(error ?? new Error(`${hostname} has no address`), '', 0);
      } else if (addresses.some((lookupAddress) => isPrivateAddress(lookupAddress.address))) {
        callback(new Error(`${hostname} resolves to a private address: nothing was sent.`), '', 0);
      } else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}
