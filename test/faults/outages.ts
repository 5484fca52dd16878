import { once } from 'node:events';
import https from 'node:https';
import path from 'node:path';
import type { DistributionBehaviour } from '../../src/localcloud/distribution/types.ts';
import type { OpenHarness } from '../e2e/harness/harness.ts';
import { target } from '../e2e/harness/sent.ts';
import { createClient } from '../unit/localcloud/support.ts';
import { type Call, calls } from './calls.ts';
import type { Row } from './row.ts';

const callNames = Object.keys(calls) as Call[];
const done = /^succeeded, live changed, portal: (succeeded|nothing)$/;

/**
 * Calls that wait for an unavailable site until `verificationTimeoutMinutes`. Their rows use its
 * default.
 */
const patient: readonly Call[] = ['live before', 'marker', 'root'];
const defaultLimits = { hosting: { distributionTimeoutMinutes: 0.25 } };

/** Runs with a service that is unavailable for a while and does not announce when it returns. */
const blackouts = callNames.flatMap((call) =>
  [3, 8, 20].map((seconds): Row => {
    const { way: _, ...place } = calls[call];
    const forMs = seconds * 1_000;
    return {
      name: `away for ${seconds} s: ${call}`,
      kind: 'pair',
      call,
      arrange: ({ cloud }) => cloud.faults.add({ ...place, forMs, kind: { type: 'reset' } }),
      site: patient.includes(call) ? { config: defaultLimits } : undefined,
      limit: 180,
      verdict: done,
    };
  }),
);

/** A proxy that closes one CONNECT, as during a restart. */
const closedOnce = callNames.map((call): Row => {
  const { way: _, ...place } = calls[call];
  return {
    name: `a proxy closes one connection: ${call}`,
    kind: 'pair',
    call,
    arrange: ({ cloud }) =>
      cloud.faults.add({ host: place.host, times: 1, kind: { type: 'tunnel', how: 'ends' } }),
    limit: 120,
    verdict: done,
  };
});

type Ending = readonly [behaviour: Partial<DistributionBehaviour>, verdict: RegExp];
const endings: Readonly<Record<string, Ending>> = {
  succeeded: [{}, /^failed VERIFY_MISMATCH, live changed, portal: failed$/],
  'failed, live': [
    { outcome: { state: 'Failed', reason: 'No room.', isLive: true } },
    /^failed DISTRIBUTION_FAILED, live changed, portal: failed$/,
  ],
  failed: [
    { outcome: { state: 'Failed', reason: 'No room.' } },
    /^failed DISTRIBUTION_FAILED, live as before, portal: failed$/,
  ],
  stuck: [{ outcome: 'stuck' }, /^unknown DISTRIBUTION_UNKNOWN, live as before, portal: unknown$/],
};

/** A cache that serves one file of the previous site to everybody, with its age. */
const caches = ['/', target.marker.path].flatMap((path) =>
  Object.entries(endings).map(([ending, [behaviour, verdict]]): Row => {
    const keep = async ({ cloud }: OpenHarness) => {
      const before = await createClient(cloud)(`https://${target.marker.host}${path}`);
      const headers = { ...pickHeaders(before.headers), age: '900' };
      const kind = { type: 'answer', status: 200, headers, body: before.body } as const;
      cloud.faults.add({ host: target.marker.host, path, kind });
      Object.assign(cloud.distribution.behaviour, behaviour);
    };
    const name = `a cache keeps ${path}, and the distribution ends with: ${ending}`;
    return { name, kind: 'pair', call: 'live before', arrange: keep, limit: 120, verdict };
  }),
);

/** Paths of a changed page that people have opened before. */
const visitedPages = ['/', '/index.html'];
const browser = { 'accept-encoding': 'gzip, br' };

/** Caches that keep earlier responses by URL, by URL and encoding, or at each edge. */
const visitorsCaches = (['address', 'variant', 'edge'] as const).flatMap((by) =>
  Object.entries(endings).map(([ending, [behaviour, verdict]]): Row => {
    const keep = async ({ cloud }: OpenHarness) => {
      const edges = 2;
      const path = /^\/(index\.html)?$/;
      cloud.faults.add({ host: target.marker.host, path, kind: { type: 'cache', by, edges } });
      for (const page of visitedPages)
        for (let visit = 0; visit < edges; visit += 1)
          await createClient(cloud)(`https://${target.marker.host}${page}`, { headers: browser });
      Object.assign(cloud.distribution.behaviour, behaviour);
    };
    const name = `a cache by ${by} keeps pages, and the distribution ends with: ${ending}`;
    return { name, kind: 'pair', call: 'live before', arrange: keep, limit: 120, verdict };
  }),
);

/**
 * A cache that only visitors with IPv6 meet. The run connects without the proxy, because the proxy
 * has only one address, and so only one address family.
 */
const familyCaches = Object.entries(endings).map(([ending, [behaviour, verdict]]): Row => {
  const { host } = target.marker;
  const env: Record<string, string> = {
    NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'two-families.cjs')}`,
    NO_PROXY: `127.0.0.1,localhost,${host}`,
    TWO_FAMILIES_HOST: host,
  };
  const keep = async ({ cloud }: OpenHarness) => {
    const port = await cloud.openTls();
    env.TWO_FAMILIES_PORT = String(port);
    const kind = { type: 'cache', by: 'family' } as const;
    cloud.faults.add({ host, path: /^\/(index\.html)?$/, kind });
    const options = { host: '::1', port, servername: host, ca: cloud.ca };
    for (const page of visitedPages) {
      const request = https.get({ ...options, path: page, headers: { host, ...browser } });
      const [response] = await once(request, 'response');
      await once(response.resume(), 'end');
    }
    Object.assign(cloud.distribution.behaviour, behaviour);
  };
  const name = `a cache by family keeps pages, and the distribution ends with: ${ending}`;
  return {
    name,
    kind: 'pair',
    call: 'live before',
    arrange: keep,
    run: { env },
    limit: 120,
    verdict,
  };
});

function pickHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && !/^(content-length|date|etag)$/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

const unknownCredential = {
  type: 'answer',
  status: 401,
  body: {
    error: 'invalid_client',
    error_description: 'AADSTS700213: No matching federated identity record found.',
    error_codes: [700_213],
  },
} as const;

/** Entra sometimes refuses a known credential: https://github.com/kedacore/keda/issues/8152 */
const refusedAtRandom = (['once', 'twice'] as const).map(
  (often, index): Row => ({
    name: `Entra refuses a known credential ${often}`,
    kind: 'pair',
    arrange: ({ cloud }) =>
      cloud.faults.add({
        ...target.login,
        method: 'POST',
        times: index + 1,
        kind: unknownCredential,
      }),
    limit: 120,
    verdict: done,
  }),
);

const notApplied: Row = {
  name: 'the portal does not apply the report',
  kind: 'pair',
  arrange: ({ cloud }) =>
    cloud.faults.add({
      ...target.notify,
      kind: {
        type: 'answer',
        status: 200,
        body: { success: true, deployment: { applied: false } },
      },
    }),
  limit: 120,
  verdict: /^succeeded NOTIFY_FAILED, live changed, portal: nothing$/,
};

export const outageRows: readonly Row[] = [
  ...blackouts,
  ...closedOnce,
  ...caches,
  ...visitorsCaches,
  ...familyCaches,
  ...refusedAtRandom,
  notApplied,
];
