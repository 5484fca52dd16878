import { expect, it } from 'vitest';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { defaultBehaviour } from '../../../../../src/localcloud/distribution/types.ts';
import type { Fault, FaultKind } from '../../../../../src/localcloud/gateway/faults.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { cloudOfTheFile, uploadHarness } from '../cloud-harness.ts';

const cloud = await cloudOfTheFile();

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

interface Case {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** The run's verdict, and whether the site may have changed. */
  readonly verdict: string;
  /** Size of the uploaded image in bytes; default: 400,000. */
  readonly imageBytes?: number;
  /** How the platform fails to make the upload live. */
  readonly outcome?: 'never' | 'stuck';
}

const refused = (errorMessage: string) =>
  answer(200, { isSuccessStatusCode: false, statusCode: 400, errorMessage });
const verified = 'verified';
const unavailable = 'UPLOAD_UNAVAILABLE, unchanged';
const unknown = 'DISTRIBUTION_UNKNOWN, perhaps changed';
const at = (call: string) =>
  call === 'PUT' ? { host: blob, method: 'PUT' } : { host: content, path: new RegExp(`${call}$`) };
const put = at('PUT');
/** Creates a case in which one request has a fault: every time, or the first `times` times. */
const one = (
  call: string,
  what: string,
  kind: FaultKind,
  verdict: string,
  times?: number,
): Case => ({
  name: `${call}: ${what}`,
  faults: [{ ...at(call), times, kind }],
  verdict,
});

/**
 * Transient faults are overcome, and each other fault has its own code. If the platform may have
 * begun the distribution, only a probe of the live site shows whether it changed.
 */
const cases: readonly Case[] = [
  { name: 'nothing goes wrong', faults: [], verdict: verified },
  ...['validateapitoken', 'checkstatus', 'updatestatus'].flatMap((call) => [
    one(call, 'reset once', reset(), verified, 1),
    one(call, '503 twice', answer(503), verified, 2),
    one(call, '429 once', answer(429), verified, 1),
  ]),
  one('request', '503 once', answer(503), verified, 1),
  one('request', 'reset once (its slot stays empty)', reset(), verified, 1),
  ...[0, 30, 65_536, 400_000].map((bytes) =>
    one('PUT', `reset after ${bytes} bytes, once`, reset(bytes), verified, 1),
  ),
  ...[0, 65_536, 400_000].map((bytes) =>
    one('PUT', `reset after ${bytes} bytes, always`, reset(bytes), unavailable),
  ),
  {
    name: 'PUT of 9 MB: reset, and blocks of it once more',
    imageBytes: 9_000_000,
    faults: [0, 1, 2].map((after) => ({ ...put, after, times: 1, kind: reset(500_000) })),
    verdict: verified,
  },
  one('PUT', '503 twice', answer(503), verified, 2),
  one('PUT', 'slow', { type: 'latency', ms: 300 }, verified),
  one('updatestatus', 'answer of another shape, not begun', answer(200, '<html>'), unknown),
  one('updatestatus', 'always 502, not begun', answer(502), unknown),
  ...[refused('The version was used already.'), answer(409)].map(
    (again, index): Case => ({
      name: `updatestatus: carried out, its answer lost, and the repetition refused (${index + 1})`,
      faults: [
        { ...at('updatestatus'), times: 1, kind: { type: 'break', afterBytes: 0 } },
        { ...at('updatestatus'), kind: again },
      ],
      verdict: verified,
    }),
  ),
  one('checkstatus', 'always 500, but live', answer(500), verified),
  { name: 'the status never ends, but live', faults: [], outcome: 'never', verdict: verified },
  { name: 'the status never ends, not live', faults: [], outcome: 'stuck', verdict: unknown },
];

it('a direct upload overcomes transient faults, and reports each other fault with its own code', {
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
    // Time advances by itself in cases that wait for a time limit.
    await using harness = await uploadHarness(cloud, {
      imageBytes,
      ...(!endless && { clock: fast }),
    });
    const run = async () => {
      const deployment = await harness.upload();
      await cloud.distribution.deployments.at(-1)?.settled;
      await verify(harness.plan, harness.sitePackage, deployment, harness.deps);
      return 'verified';
    };
    const verdict = await run().catch((error) => {
      const changed = harness.happened.includes('may have changed')
        ? 'perhaps changed'
        : 'unchanged';
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
  // The archive's upload URL is itself a credential, so the deployment token is never sent to it.
  for (const headers of sent) expect(headers).not.toMatch(/"authorization"/);
});

/** A clock with the real time, on which no pause takes longer than 50 ms. */
const fast = {
  now: systemClock.now,
  sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(Math.min(ms, 50), signal),
};
