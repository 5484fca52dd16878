import { describe, expect, it } from 'vitest';
import { answer } from './harness/answer.ts';
import { expectRun } from './harness/expect.ts';
import { failed, succeeded, untouched } from './harness/outcomes.ts';
import { call, everything, exchanged, requested, target } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const envelope = (statusCode: number, errorMessage: string | object) =>
  answer(200, { isSuccessStatusCode: false, statusCode, response: null, errorMessage });
const put503 = answer(503, '<Error><Code>ServerBusy</Code></Error>', { 'retry-after': '0' });

it('a refusal in a response with status 200 is reported with its reason', async () => {
  const message = 'The size of the app content was too large.';
  const reason = { message, details: [{ message: 'Limit: 1 byte.' }] };
  world.cloud.distribution.behaviour.reject = { step: 'request', reason, statusCode: 400 };
  const run = await world.deploy();
  expectRun(run, {
    ...failed,
    sent: [...requested, call.notify()],
    told: ['failed Production 1.0.0 UPLOAD_REFUSED'],
    says: [
      '[UPLOAD_REFUSED]',
      'did not accept the upload request',
      `reason: ${message}; Limit: 1 byte. (status 400)`,
      `correlation id: ${run.outputs['correlation-id']}`,
      untouched,
    ],
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
});

describe('a transient failure', () => {
  it('is retried: a reset within the archive', async () => {
    world.cloud.faults.add({ ...target.put, times: 1, kind: { type: 'reset', afterBytes: 200 } });
    const sent = [...requested, call.put('none'), ...everything.slice(5)];
    expectRun(await world.deploy({ env: shortPauses }), { ...succeeded, sent });
  });

  it('is resolved by the live site if the responses to the start of the distribution are lost', async () => {
    // The service has heard the first attempt; what it said never arrived.
    world.cloud.faults.add({ ...target.update, after: 1, kind: { type: 'reset' } });
    world.cloud.faults.add({ ...target.check, times: 1, kind: answer(500, 'a lost look') });
    expect((await world.deploy({ env: shortPauses })).code).toBe(0);
  });
});

it('a permanent failure of the blob storage is reported', async () => {
  world.cloud.faults.add({ ...target.put, kind: put503 });
  const run = await world.deploy({ env: shortPauses });
  expectRun(run, {
    ...failed,
    sent: [...requested, ...Array.from({ length: 6 }, () => call.put(503)), call.notify()],
    told: ['failed Production 1.0.0 UPLOAD_UNAVAILABLE'],
    says: [
      '[UPLOAD_UNAVAILABLE]',
      'reason: ServerBusy',
      `correlation id: ${run.outputs['correlation-id']}`,
      untouched,
    ],
  });
});
