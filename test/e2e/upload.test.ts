import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/localcloud.ts';
import { answer } from './harness/answer.ts';
import { expectRun } from './harness/expect.ts';
import { failed, maybe, soonUnknown, succeeded, undecided, untouched } from './harness/outcomes.ts';
import { call, everything, exchanged, requested, target, uploaded } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const envelope = (statusCode: number, errorMessage: string | object) =>
  answer(200, { isSuccessStatusCode: false, statusCode, response: null, errorMessage });
const put503 = answer(503, '<Error><Code>ServerBusy</Code></Error>', { 'retry-after': '0' });

describe('a refusal in a response with status 200', () => {
  const quota = 'The size of the app content was too large.';
  it.each([
    [
      'validateapitoken',
      'The site is gone.',
      'did not validate the token',
      [...exchanged, call.validate()],
      untouched,
    ],
    [
      'request',
      { message: quota, details: [{ message: 'Limit: 1 byte.' }] },
      'did not accept the upload request',
      requested,
      untouched,
    ],
    [
      'updatestatus',
      'The upload is not known.',
      'did not start the distribution',
      uploaded.slice(0, -1),
      maybe,
    ],
  ] as const)('of %s is reported with its reason', async (step, reason, what, sent, live) => {
    world.cloud.distribution.behaviour.reject = { step, reason, statusCode: 400 };
    const run = await world.deploy();
    const said =
      typeof reason === 'string'
        ? `reason: ${reason} (status 400)`
        : `reason: ${quota}; Limit: 1 byte. (status 400)`;
    expectRun(run, {
      ...failed,
      sent: [...sent, call.notify()],
      told: ['failed Production 1.0.0 UPLOAD_REFUSED'],
      says: [
        '[UPLOAD_REFUSED]',
        what,
        said,
        `correlation id: ${run.outputs['correlation-id']}`,
        live,
      ],
    });
  });

  it('of checkstatus leaves the outcome unknown if the live site does not show the build', async () => {
    world.cloud.distribution.behaviour.outcome = 'stuck';
    world.cloud.faults.add({ ...target.check, kind: envelope(400, 'Look elsewhere.') });
    world.cloud.faults.add({ ...target.marker, kind: answer(404) });
    const run = await world.deploy({ config: soonUnknown });
    expectRun(run, {
      ...undecided,
      sent: [...uploaded, call.marker(404), call.notify()],
      says: ['[DISTRIBUTION_UNKNOWN]', 'last status check: Look elsewhere. (status 400)', maybe],
    });
  });
});

describe('a deployment token', () => {
  it('that expired meanwhile is exchanged once more', async () => {
    world.cloud.faults.add({
      ...target.validate,
      times: 1,
      kind: envelope(400, 'No matching Static Web App was found or the api key was invalid.'),
    });
    const run = await world.deploy();
    expectRun(run, {
      ...succeeded,
      sent: [...exchanged, call.validate(), call.exchange(), ...everything.slice(3)],
      says: ['retrying once with a new one'],
    });
    const tokens = run.requests
      .filter(({ path }) => path.endsWith('validateapitoken'))
      .map(({ headers }) => headers.authorization);
    expect(new Set(tokens).size).toBe(2);
  });

  it('that is refused twice is reported, and not exchanged again', async () => {
    world.cloud.faults.add({
      ...target.validate,
      kind: answer(401, { message: 'The token has expired.' }),
    });
    const run = await world.deploy();
    expectRun(run, {
      ...failed,
      sent: [...exchanged, call.validate(401), call.exchange(), call.validate(401), call.notify()],
      told: ['failed Production 1.0.0 UPLOAD_TOKEN_REFUSED'],
      says: ['[UPLOAD_TOKEN_REFUSED]', 'reason: The token has expired. (status 401)', untouched],
    });
  });
});

describe('a transient failure', () => {
  it.each<[string, keyof typeof target, FaultKind, string[]]>([
    ['503 of blob storage', 'put', put503, [...requested, call.put(503), ...everything.slice(5)]],
    [
      'a reset within the archive',
      'put',
      { type: 'reset', afterBytes: 200 },
      [...requested, call.put('none'), ...everything.slice(5)],
    ],
    [
      'a reset when the distribution is started',
      'update',
      { type: 'reset' },
      [...uploaded.slice(0, -2), call.update('none'), ...everything.slice(6)],
    ],
  ])('is retried: %s', async (_, where, kind, sent) => {
    world.cloud.faults.add({ ...target[where], times: 1, kind });
    expectRun(await world.deploy({ env: shortPauses }), { ...succeeded, sent });
  });

  it('is resolved by the live site if the responses to the start of the distribution are lost', async () => {
    // The service has heard the first attempt; what it said never arrived.
    world.cloud.faults.add({ ...target.update, after: 1, kind: { type: 'reset' } });
    world.cloud.faults.add({ ...target.check, times: 1, kind: answer(500, 'a lost look') });
    expect((await world.deploy({ env: shortPauses })).code).toBe(0);
  });

  it('leaves the outcome unknown if no distribution start is answered and another build is live', async () => {
    world.cloud.faults.add({ ...target.update, kind: { type: 'reset' } });
    world.cloud.faults.add({ ...target.marker, kind: answer(404) });
    const run = await world.deploy({ config: soonUnknown, env: shortPauses });
    expectRun(run, {
      ...undecided,
      sent: [
        ...uploaded.slice(0, -2),
        ...Array.from({ length: 6 }, () => call.update('none')),
        ...[call.check(), call.marker(404), call.notify()],
      ],
      says: [
        'Warning: The platform did not confirm that the distribution started',
        '[DISTRIBUTION_UNKNOWN]',
        maybe,
      ],
    });
  });
});

describe('a permanent failure', () => {
  it.each<[string, keyof typeof target, FaultKind, string, string[], string[]]>([
    [
      '403 of blob storage',
      'put',
      answer(403, '<Error><Code>AuthorizationFailure</Code></Error>'),
      'UPLOAD_REFUSED',
      [...requested, call.put(403)],
      ['status 403', 'reason: AuthorizationFailure'],
    ],
    [
      '503 of blob storage, always',
      'put',
      put503,
      'UPLOAD_UNAVAILABLE',
      [...requested, ...Array.from({ length: 6 }, () => call.put(503))],
      ['reason: ServerBusy'],
    ],
    [
      'a reset of every request for a slot',
      'request',
      { type: 'reset' },
      'UPLOAD_UNAVAILABLE',
      [...exchanged, call.validate(), ...Array.from({ length: 6 }, () => call.request('none'))],
      ['did not accept the upload request', '(6 attempts)'],
    ],
    [
      'an answer without a place',
      'request',
      answer(200, { isSuccessStatusCode: true, statusCode: 200, response: { packageUris: {} } }),
      'UPLOAD_ANSWER_INVALID',
      requested,
      ['received: packageUris'],
    ],
    [
      'a page',
      'validate',
      answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
      'UPLOAD_ANSWER_INVALID',
      [...exchanged, call.validate()],
      ['received: status 200, text/html: Sign in'],
    ],
  ])('is reported: %s', async (_, where, kind, code, sent, texts) => {
    world.cloud.faults.add({ ...target[where], kind });
    const run = await world.deploy({ env: shortPauses });
    expectRun(run, {
      ...failed,
      sent: [...sent, call.notify()],
      told: [`failed Production 1.0.0 ${code}`],
      says: [`[${code}]`, ...texts, `correlation id: ${run.outputs['correlation-id']}`, untouched],
    });
  });
});
