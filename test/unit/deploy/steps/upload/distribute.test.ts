import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../../../src/deploy/steps/upload/attempt.ts';
import { upload } from '../../../../../src/deploy/steps/upload/upload.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';

import {
  accessBy,
  type Call,
  createToken,
  good,
  ok,
  preview,
  refusal,
  run,
  silent,
  sitePackage,
} from './platform.ts';

const progress = ok({ deploymentStatus: 'InProgress' });

describe('polling the distribution', () => {
  it('waits 200 ms at first, and a fifth longer each time', async () => {
    const { work, clock } = run({
      checkstatus: (count) => (count < 9 ? progress : good.checkstatus(count)),
    });
    await work;
    expect(clock.pauses.map(Math.round)).toEqual([200, 240, 288, 346, 415, 498, 597, 717, 860]);
  });

  it('ends after 15 minutes with an unknown outcome', async () => {
    const { work, clock, deps, calls } = run({ checkstatus: () => progress });
    expect(await work).toMatchObject({ outcome: 'unknown', url: undefined, id: 'v-1' });
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(15 * 60_000);
    expect(Math.max(...clock.pauses)).toBe(2_000);
    expect(calls.filter((call) => call === 'checkstatus')).toHaveLength(clock.pauses.length);
    const logged = deps.log.lines.flatMap(
      (line) => /has been distributing for (.*)/.exec(line)?.[1] ?? [],
    );
    expect(logged.slice(0, 3)).toEqual(['16 s', '32 s', '48 s']);
  });

  it('ends after hosting.distributionTimeoutMinutes', async () => {
    const { work, clock } = run(
      { checkstatus: () => progress },
      {},
      'hosting: { distributionTimeoutMinutes: 1 }',
    );
    expect((await work).outcome).toBe('unknown');
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(60_000);
  });

  it.each<[string, (count: number) => Reply]>([
    [
      'no answer',
      () => {
        throw fault('ECONNRESET');
      },
    ],
    ['an error', () => ({ status: 500 })],
    ['a refusal', () => refusal(401, 'Token expired')],
    ['an HTML page', () => ({ body: '<p>' })],
    ['an unknown status', () => ok({ deploymentStatus: 'Pondering' })],
    [
      'a status that is not a string',
      () => ok({ deploymentStatus: { toString: 1, valueOf: null } }),
    ],
  ])('continues after %s', async (_, bad) => {
    const { work } = run({
      checkstatus: (count) => (count <= 2 ? bad(count) : good.checkstatus(count)),
    });
    expect(await work).toMatchObject({ outcome: 'accepted' });
  });

  it('keeps the last error if the outcome is unknown', async () => {
    const yaml = 'hosting: { distributionTimeoutMinutes: 0.01 }';
    const lastPollError = 'Token expired (status 401)';
    const { work, deps } = run({ checkstatus: () => refusal(401, 'Token expired') }, {}, yaml);
    const lost = (await work) satisfies Deployment;
    expect(lost).toMatchObject({ outcome: 'unknown', lastPollError });
    expect(deps.log.lines).toContain(
      `debug A status check of the distribution failed: ${lastPollError}`,
    );
  });
});

const calls: Call[] = ['validateapitoken', 'request', 'put', 'updatestatus', 'checkstatus'];
it.each(calls)(
  'upload rejects with the abort reason if aborted during the call %s',
  async (last) => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const clock = fakeClock();
    const http = scriptedHttp(({ method, url }) => {
      if (url.pathname.startsWith('/.well-known/')) return { status: 404 };
      const call = (method === 'PUT' ? 'put' : url.pathname.replace('/api/upload/', '')) as Call;
      if (call !== last) return good[call](1);
      controller.abort(reason);
      if (last === 'checkstatus') return progress;
      throw reason;
    }, clock);
    const work = upload(
      createPlan({ url: undefined, uploader: 'direct' }),
      sitePackage,
      accessBy(createToken('a')),
      { ...silent, wasRefused: () => expect.unreachable() },
      createDeps({ http, clock, signal: controller.signal }),
    );
    await expect(work).rejects.toBe(reason);
  },
);

describe('the address of a deployment', () => {
  const production = 'happy-sea.2.azurestaticapps.net';
  const named = 'happy-sea-preview.2.azurestaticapps.net';
  const deploy = (siteUrl: unknown, plan: Parameters<typeof run>[1] = {}) =>
    run({ checkstatus: () => ok({ deploymentStatus: 'Succeeded', siteUrl }) }, plan).work;

  it.each([
    ['a URL with a slash', `https://${production}/`],
    ['a host name with spaces', ` ${production} `],
    ['an empty string', ''],
    ['nothing', undefined],
    ['an incomplete URL', 'https://'],
  ])(
    'to Production is that of the validated token if the platform reports %s',
    async (_, siteUrl) => {
      expect(await deploy(siteUrl)).toMatchObject({ url: `https://${production}` });
    },
  );

  it('to Preview is the reported one', async () => {
    expect(await deploy(`https://${named}`, preview)).toMatchObject({ url: `https://${named}` });
  });

  it.each([
    ['the URL of Production', `https://${production}`],
    ['the host name of Production', production],
    ['an empty string', ''],
    ['nothing', undefined],
  ])('to Preview is unknown if the platform reports %s', async (_, siteUrl) => {
    expect(await deploy(siteUrl, preview)).toMatchObject({ url: undefined });
  });
});
