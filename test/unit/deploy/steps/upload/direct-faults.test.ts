import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { defaultBehaviour } from '../../../../../src/localcloud/distribution/types.ts';
import type { Fault, FaultKind } from '../../../../../src/localcloud/gateway/faults.ts';
import { type LocalCloud, startLocalCloud } from '../../../../../src/localcloud/localcloud.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { uploadWorld } from '../cloud-world.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud();
});
afterAll(() => cloud.close());
afterEach(() => {
  cloud.faults.clear();
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
});

const content = /^content-/;
const blob = /\.blob\.core\.windows\.net$/;
const answer = (status: number, body: string | object = ''): FaultKind => ({
  type: 'answer',
  status,
  body,
});
const reset = (afterBytes?: number): FaultKind => ({
  type: 'reset',
  ...(afterBytes !== undefined && { afterBytes }),
});
const at = (step: string) => ({ host: content, path: new RegExp(`${step}$`) });
const put = { host: blob, method: 'PUT' };
const expired = '<?xml version="1.0"?><Error><Code>AuthenticationFailed</Code></Error>';

interface Case {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** Default 400,000. */
  readonly imageBytes?: number;
  /** Whether the platform makes something live. */
  readonly outcome?: 'never' | 'stuck';
  /** What the run comes to, and whether it is right that the site may have changed. */
  readonly verdict: string;
}

/** Faults that pass are overcome; others end with their own code; where the platform may have begun, only a look at the site decides. */
const cases: readonly Case[] = [
  { name: 'nothing goes wrong', faults: [], verdict: 'verified' },
  ...(
    [
      ['reset once', 1, reset()],
      ['503 twice', 2, answer(503)],
      ['429 once', 1, answer(429)],
    ] as const
  ).map(
    ([name, times, kind]): Case => ({
      name: `each step: ${name}`,
      faults: ['validateapitoken', 'checkstatus', 'updatestatus'].map((step) => ({
        ...at(step),
        times,
        kind,
      })),
      verdict: 'verified',
    }),
  ),
  {
    name: 'validateapitoken: always 500',
    faults: [{ ...at('validateapitoken'), kind: answer(500) }],
    verdict: 'UPLOAD_UNAVAILABLE, unchanged',
  },
  {
    name: 'validateapitoken: refused in an answer with status 200',
    faults: [
      {
        ...at('validateapitoken'),
        kind: answer(200, { isSuccessStatusCode: false, statusCode: 400, errorMessage: 'Quota' }),
      },
    ],
    verdict: 'UPLOAD_REFUSED, unchanged',
  },
  {
    name: 'request: 503 once',
    faults: [{ ...at('request'), times: 1, kind: answer(503) }],
    verdict: 'verified',
  },
  {
    name: 'request: reset once (its slot stays empty)',
    faults: [{ ...at('request'), times: 1, kind: reset() }],
    verdict: 'verified',
  },
  {
    name: 'request: always reset',
    faults: [{ ...at('request'), kind: reset() }],
    verdict: 'UPLOAD_UNAVAILABLE, unchanged',
  },
  ...[0, 30, 65_536, 400_000].map(
    (bytes): Case => ({
      name: `PUT: reset after ${bytes} bytes, once`,
      faults: [{ ...put, times: 1, kind: reset(bytes) }],
      verdict: 'verified',
    }),
  ),
  ...[0, 65_536, 400_000].map(
    (bytes): Case => ({
      name: `PUT: reset after ${bytes} bytes, always`,
      faults: [{ ...put, kind: reset(bytes) }],
      verdict: 'UPLOAD_UNAVAILABLE, unchanged',
    }),
  ),
  {
    name: 'PUT of 9 MB: reset, and blocks of it once more',
    imageBytes: 9_000_000,
    faults: [0, 1, 2].map((after) => ({ ...put, after, times: 1, kind: reset(500_000) })),
    verdict: 'verified',
  },
  {
    name: 'PUT: 503 twice',
    faults: [{ ...put, times: 2, kind: answer(503) }],
    verdict: 'verified',
  },
  {
    name: 'PUT: always 503',
    faults: [{ ...put, kind: answer(503) }],
    verdict: 'UPLOAD_UNAVAILABLE, unchanged',
  },
  {
    name: 'PUT: expired signature',
    faults: [{ ...put, kind: answer(403, expired) }],
    verdict: 'UPLOAD_REFUSED, unchanged',
  },
  {
    name: 'PUT: slow',
    faults: [{ ...put, kind: { type: 'latency', ms: 300 } }],
    verdict: 'verified',
  },
  {
    name: 'updatestatus: answer of another shape, not begun',
    faults: [{ ...at('updatestatus'), kind: answer(200, '<html>') }],
    verdict: 'DISTRIBUTION_UNKNOWN, perhaps changed',
  },
  {
    name: 'updatestatus: always 502, not begun',
    faults: [{ ...at('updatestatus'), kind: answer(502) }],
    verdict: 'DISTRIBUTION_UNKNOWN, perhaps changed',
  },
  {
    name: 'updatestatus: refused',
    faults: [
      {
        ...at('updatestatus'),
        kind: answer(200, { isSuccessStatusCode: false, statusCode: 400, errorMessage: 'No' }),
      },
    ],
    verdict: 'UPLOAD_REFUSED, perhaps changed',
  },
  ...[
    answer(200, {
      isSuccessStatusCode: false,
      statusCode: 400,
      errorMessage: 'The version was used already.',
    }),
    answer(409),
  ].map(
    (again, index): Case => ({
      name: `updatestatus: carried out, its answer lost, and the repetition refused (${index + 1})`,
      faults: [
        { ...at('updatestatus'), times: 1, kind: { type: 'break', afterBytes: 0 } },
        { ...at('updatestatus'), kind: again },
      ],
      verdict: 'verified',
    }),
  ),
  {
    name: 'checkstatus: always 500, but live',
    faults: [{ ...at('checkstatus'), kind: answer(500) }],
    verdict: 'verified',
  },
  { name: 'the status never ends, but live', faults: [], outcome: 'never', verdict: 'verified' },
  {
    name: 'the status never ends, and not live',
    faults: [],
    outcome: 'stuck',
    verdict: 'DISTRIBUTION_UNKNOWN, perhaps changed',
  },
];

it('gives the right verdict for each fault of the direct upload', {
  timeout: 180_000,
}, async () => {
  const table: [string, string][] = [];
  for (const { name, faults, imageBytes = 400_000, outcome } of cases) {
    cloud.faults.clear();
    Object.assign(
      cloud.distribution.behaviour,
      defaultBehaviour,
      outcome !== undefined && { outcome },
    );
    for (const fault of faults) cloud.faults.add(fault);
    const endless =
      outcome !== undefined || name.includes('not begun') || name.includes('but live');
    // Time passes of itself where the end of a time limit is what is waited for.
    await using world = await uploadWorld(cloud, { imageBytes, ...(!endless && { clock: fast }) });
    const run = async () => {
      const deployment = await world.upload();
      await cloud.distribution.deployments.at(-1)?.settled;
      await verify(world.plan, world.site, deployment, world.deps);
      return 'verified';
    };
    const verdict = await run().catch((error) => {
      const changed = world.happened.includes('may have changed') ? 'perhaps changed' : 'unchanged';
      return `${SiteDeployError.from(error).code}, ${changed}`;
    });
    table.push([name, verdict]);
  }
  console.log(table.map(([name, verdict]) => `${name.padEnd(60)} ${verdict}`).join('\n'));
  expect(Object.fromEntries(table)).toEqual(
    Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict])),
  );
  const sent = cloud.requests.matching(put).map(({ headers }) => JSON.stringify(headers));
  expect(sent.length).toBeGreaterThan(15);
  // The address of the archive is a credential of its own; the deployment token is never sent there.
  for (const headers of sent) expect(headers).not.toMatch(/"authorization"/);
});

/** Real time, with short pauses. */
const fast = {
  now: systemClock.now,
  sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(Math.min(ms, 50), signal),
};
