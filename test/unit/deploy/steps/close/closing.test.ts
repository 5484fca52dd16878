import { describe, expect, it } from 'vitest';
import { waitUntilGone } from '../../../../../src/deploy/steps/close/closing.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, scriptedHttp } from '../../../../support/http.ts';
import { createClosingPlan } from '../../../../support/plan.ts';

const url = 'https://preview.acme.example';
const marker = `${url}/.well-known/site-deploy.json`;

/**
 * Prepares a wait until a Preview is gone.
 * @param rounds statuses of its start page and of one of twelve marker probes, where 0 means that
 * the connection fails; the last round repeats
 */
function wait(rounds: readonly (readonly [page: number, oneMarker: number])[]) {
  const clock = fakeClock();
  let probes = 0;
  const http = scriptedHttp((request) => {
    const [page, oneMarker] = rounds[Math.min(clock.pauses.length, rounds.length - 1)] ?? [0, 0];
    let status = page;
    if (request.url.href === marker) {
      probes += 1;
      status = probes % 12 === 7 ? oneMarker : 404;
    }
    if (status === 0) throw fault('ECONNREFUSED');
    return { status };
  }, clock);
  const work = (lost?: SiteDeployError) =>
    waitUntilGone(createClosingPlan({ url }), createDeps({ http, clock }), undefined, lost);
  return { work, clock, http };
}

describe('waitUntilGone', () => {
  it.each<[string, [number, number][], 404 | 410, number]>([
    ['succeeds if the page and its marker return 404', [[404, 404]], 404, 0],
    ['succeeds if the page and its marker return 410', [[410, 410]], 410, 0],
    [
      'waits until the page returns 404',
      [
        [200, 404],
        [503, 404],
        [404, 404],
      ],
      404,
      2,
    ],
    [
      'waits until every edge returns 404 for the marker',
      [
        [404, 200],
        [404, 404],
      ],
      404,
      1,
    ],
    [
      'waits after unanswered requests',
      [
        [0, 404],
        [404, 0],
        [404, 404],
      ],
      404,
      2,
    ],
  ])('%s', async (_, rounds, status, pauses) => {
    const { work, clock, http } = wait(rounds);
    expect(await work()).toEqual({ url, status });
    expect(clock.pauses).toEqual(Array(pauses).fill(2_000));
    for (const { newConnection } of http.requests) expect(newConnection).toBe(true);
  });

  it.each<[string, [number, number], string]>([
    ['the page still exists', [200, 404], `${url} responds with status 200`],
    ['the page requires a login', [401, 404], `${url} responds with status 401`],
    ['an edge still serves the marker', [404, 200], `${marker} responds with status 200`],
  ])('fails if %s', async (_, round, fact) => {
    const { work, clock } = wait([round]);
    const message =
      'The request to close the Preview "preview" was sent to the hosting platform, ' +
      `but checks of ${url} did not show that it is gone.`;
    const code = 'CLOSE_UNKNOWN';
    expect(await catchError(work())).toMatchObject({ code, message, facts: [fact] });
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(3 * 60_000);
    const cause = new SiteDeployError('UPLOAD_UNAVAILABLE', 'No answer.', { facts: ['lost'] });
    const error = await catchError(wait([round]).work(cause));
    expect(error).toMatchObject({ cause, facts: [fact, 'No answer.', 'lost'] });
  });

  it('returns nothing if the address of the Preview is unknown', async () => {
    expect(await waitUntilGone(createClosingPlan(), createDeps())).toBeUndefined();
  });
});
