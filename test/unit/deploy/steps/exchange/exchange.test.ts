import { expect, it } from 'vitest';
import { exchange } from '../../../../../src/deploy/steps/exchange/exchange.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { portalClient } from '../../../../support/portal-client.ts';

function run(answer: () => Reply, signal = new AbortController().signal) {
  const { log, clock } = createDeps();
  const http = scriptedHttp(answer, clock, log.info);
  const deps = createDeps({ http, log, clock, signal });
  return { work: exchange(createPlan(), portalClient(deps, 'access-token'), deps), http, deps };
}

it('exchange returns the deployment token and masks it', async () => {
  const { work, http, deps } = run(() => ({ body: { swaToken: 'deployment-token' } }));
  expect((await work).reveal()).toBe('deployment-token');
  expect(deps.log.masked).toEqual(['deployment-token']);
  expect(http.requests[0]?.headers.authorization).toBe('Bearer access-token');
  expect(readJson(http.requests[0])).toEqual({ siteSlug: 'acme-docs' });
});

it("exchange names the site and the portal's reason if the exchange is refused", async () => {
  const status = 403;
  const headers = { 'x-request-id': 'req-1' };
  const error = await catchError(
    run(() => ({ status, headers, body: { error: 'e', message: 'Said so.' } })).work,
  );
  expect(error.code).toBe('EXCHANGE_FORBIDDEN');
  expect(error.message).toContain(
    `https://portal.example.com did not provide a deployment token for the site "acme-docs"`,
  );
  expect(error.facts.join('\n')).toContain('Said so.');
  expect(error.facts.join('\n')).toContain('request id: req-1');
});

it('exchange shows only the field names of an unexpected response', async () => {
  const error = await catchError(run(() => ({ body: { token: 'secret-value' } })).work);
  expect(error.code).toBe('EXCHANGE_ANSWER_INVALID');
  expect(error.facts.join()).toContain('token');
  expect(error.facts.join()).not.toContain('secret-value');
});

it.each([
  ['with an empty token', { swaToken: '' }],
  ['with a number as the token', { swaToken: 5 }],
  ['with a line break after the token', { swaToken: 'secret-value\n' }],
  ['that is an HTML page', '<html>'],
])('exchange refuses a response %s', async (_, body) => {
  const error = await catchError(run(() => ({ body })).work);
  expect(error.code).toBe('EXCHANGE_ANSWER_INVALID');
});

it('exchange reports an unreachable portal as EXCHANGE_UNAVAILABLE', async () => {
  const silent = () => {
    throw fault('ENOTFOUND');
  };
  expect(await catchError(run(silent).work)).toMatchObject({
    code: 'EXCHANGE_UNAVAILABLE',
    message: 'The portal https://portal.example.com did not respond.',
  });
});

it('exchange logs each retry', async () => {
  let count = 0;
  const answer = () => {
    count += 1;
    if (count === 1) throw fault('ECONNRESET');
    return count < 3 ? { status: 503 } : { body: { swaToken: 'deployment-token' } };
  };
  const { work, deps } = run(answer);
  await work;
  expect(deps.clock.pauses).toHaveLength(2);
  expect(deps.log.lines).toHaveLength(2);
  expect(deps.log.lines[1]).toContain('/deployment-tokens: status 503, attempt 3');
});

it('exchange rejects with the abort reason', async () => {
  const reason = new Error('cancelled');
  await expect(run(() => ({}), AbortSignal.abort(reason)).work).rejects.toBe(reason);
});
