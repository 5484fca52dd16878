import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  DeploymentComplete,
  DeploymentStatus,
} from '../../../../../src/contracts/portal/deployment.ts';
import { notify, type Outcome } from '../../../../../src/deploy/steps/notify/notify.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { catalogue } from '../../../../../src/shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../../support/http.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { portalClient } from '../../../../support/portal-client.ts';

const succeeded: Outcome = {
  status: 'succeeded',
  url: 'https://www.acme.example',
  error: undefined,
  provenance: { ...createMarker().provenance, run: 'https://github.com/acme/site/actions/runs/77' },
};

function run(
  outcome = succeeded,
  answer: (count: number) => Reply = () => ({ body: { success: true } }),
  plan: Plan = createPlan(),
) {
  const clock = fakeClock();
  const http = scriptedHttp((_, count) => answer(count), clock);
  const deps = createDeps({ http, clock });
  const portal = portalClient(deps, 'api-token', plan.config.portal.provider);
  return { work: notify(plan, outcome, portal, deps), http, log: deps.log };
}

describe('the notification to the portal', () => {
  it('is a site.deployed event with the outcome and the run', async () => {
    const { work, http } = run();
    expect(await work).toEqual({ status: 'succeeded' });
    expect(http.requests[0]?.url.href).toBe(
      'https://portal.example.com/api/v1/webhooks/repohost/deployment-complete',
    );
    expect(http.requests[0]?.headers.authorization).toBe('Bearer api-token');
    expect(readJson(http.requests[0])).toEqual({
      event: 'site.deployed',
      timestamp: '2026-01-02T03:04:05.000Z',
      site: { id: 'site_123', slug: 'acme-docs' },
      data: { version: '1.4.0', environment: 'Production', commitSha: 'c0ffee'.padEnd(40, '0') },
      status: 'succeeded',
      provenance: succeeded.provenance,
      url: 'https://www.acme.example',
      run: { id: '77', attempt: 2, url: 'https://github.com/acme/site/actions/runs/77' },
    });
  });

  it.each(DeploymentStatus.options)(
    'conforms to the contract for the status "%s", and omits output of the build',
    async (status) => {
      const error = new SiteDeployError('BUILD_FAILED', 'It failed.', {
        facts: ['| secret of the build'],
      });
      for (const outcome of [
        { status, url: undefined, error, provenance: undefined },
        { ...succeeded, status },
      ]) {
        const { work, http } = run(outcome);
        await work;
        const body = readJson(http.requests[0]);
        expect(z.parse(DeploymentComplete, body)).toEqual(body);
        expect(JSON.stringify(body)).not.toContain('secret of the build');
      }
    },
  );

  it.each([
    ['siteId', 'site_999'],
    ['version', '9.9.9'],
    ['environment', 'Preview'],
    ['status', 'failed'],
  ])('is not confirmed by a receipt with a different %s', async (name, value) => {
    const own = { siteId: 'site_123', version: '1.4.0', environment: 'Production' };
    const deployment = { ...own, status: 'succeeded', [name]: value };
    const error = await catchError(
      run(succeeded, () => ({ body: { success: true, deployment } })).work,
    );
    expect(error.code).toBe('NOTIFY_FAILED');
    expect(error.facts).toEqual([expect.stringContaining(`${name}: ${value} instead of `)]);
  });

  it('contains the code and message of a failure', async () => {
    const error = new SiteDeployError('BUILD_FAILED', 'It failed.');
    const { work, http } = run({ status: 'failed', url: undefined, error, provenance: undefined });
    await work;
    expect(readJson(http.requests[0])).toMatchObject({
      status: 'failed',
      error: { code: 'BUILD_FAILED', message: 'It failed.' },
    });
    expect(readJson(http.requests[0])).not.toHaveProperty('url');
  });

  it('is sent to the endpoint of the configured provider', async () => {
    const plan = createPlan();
    const { portal } = plan.config;
    const other = {
      ...plan,
      config: { ...plan.config, portal: { ...portal, provider: 'githost' } },
    };
    const { work, http } = run(succeeded, () => ({ body: { success: true } }), other);
    await work;
    expect(http.requests[0]?.url.pathname).toBe('/api/v1/webhooks/githost/deployment-complete');
  });
});

describe('the idempotency key', () => {
  const getKey = async (outcome = succeeded, plan = createPlan()) => {
    const { work, http } = run(outcome, () => ({ body: { success: true } }), plan);
    await work;
    return http.requests[0]?.headers['idempotency-key'];
  };

  it('stays the same if a notification is repeated', async () => {
    const { work, http } = run(succeeded, (count) => {
      if (count === 1) throw fault('ECONNRESET');
      return { body: { success: true } };
    });
    await work;
    expect(http.requests[0]?.body).toBe(http.requests[1]?.body);
    const keys = http.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set([...keys, await getKey(), await getKey()])).toEqual(
      new Set(['acme/site/77/2/acme-docs/Production/succeeded']),
    );
  });

  it('differs by status, environment, site, run, attempt and repository', async () => {
    const { event, config } = createPlan();
    const site = { ...config.site, slug: 'acme-shop' };
    const keys = [
      await getKey(),
      await getKey({ ...succeeded, status: 'failed' }),
      await getKey(succeeded, createPlan({ environment: 'Preview' })),
      await getKey(succeeded, { ...createPlan(), config: { ...config, site } }),
      await getKey(succeeded, createPlan({ event: { ...event, run: { id: '78', attempt: 2 } } })),
      await getKey(succeeded, createPlan({ event: { ...event, run: { id: '77', attempt: 3 } } })),
      await getKey(succeeded, createPlan({ event: { ...event, repository: 'acme/shop' } })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('contains only characters that a header can contain', async () => {
    const event = { ...createPlan().event, repository: '網站/shop' };
    expect(await getKey(succeeded, createPlan({ event }))).toMatch(/^[!-~]+$/);
  });
});

describe('the error of a failed notification', () => {
  it.each([
    [401, 'Set the input "api-token"', 'Could not notify'],
    [403, 'Set the input "api-token"', 'Could not notify'],
    [404, 'Run the job again to notify it', 'Could not notify'],
    // The portal may have recorded the deployment before it failed.
    [500, 'Run the job again to notify it', 'did not confirm'],
  ])("contains a remedy and the portal's reason for status %d", async (status, remedy, message) => {
    const error = await catchError(
      run(succeeded, () => ({ status, body: { message: 'Said so.' } })).work,
    );
    expect(error.remedy).toContain(remedy);
    expect(error.message).toContain(message);
    expect(error.facts[0]).toContain(`status ${status}, Said so.`);
  });

  it.each(['<html>', '', null, {}, { success: 'yes' }, { success: false }])(
    'is NOTIFY_FAILED for the response %j',
    async (body) => {
      const error = await catchError(run(succeeded, () => ({ body })).work);
      expect(error.code).toBe('NOTIFY_FAILED');
    },
  );

  it.each([
    [
      'ECONNRESET',
      'may have received it',
      "com did not confirm that it recorded the deployment's outcome.",
    ],
    [
      'ECONNREFUSED',
      'has not received it',
      "Could not notify the portal https://portal.example.com of the deployment's outcome.",
    ],
  ])('says after %s that the portal %s', async (code, _, message) => {
    const lost = () => {
      throw fault(code);
    };
    expect(await catchError(run(succeeded, lost).work)).toMatchObject({
      message: expect.stringContaining(message),
      cause: { attempts: 6 },
    });
  });

  it('says after a lost response and a refusal that the portal may have received it', async () => {
    const { work } = run(succeeded, (count) => {
      if (count === 1) throw fault('ECONNRESET');
      return { status: 409, body: { error: 'conflict', message: 'Known already.' } };
    });
    const error = await catchError(work);
    expect(error.message).toContain('did not confirm that it recorded');
  });

  it('contains the message of an unexpected error', async () => {
    const portal = { callTagged: () => Promise.reject(new TypeError('No such header.')) };
    expect(
      await catchError(notify(createPlan(), succeeded, portal as never, createDeps())),
    ).toMatchObject({ facts: ['No such header.'] });
  });
});

it.each([
  ['timestamp', 'Correct the clock of this computer, and run the job again.'],
  ['url', expect.stringContaining('Compare site.url in the site config')],
  ['site.id', catalogue.NOTIFY_FAILED.remedy],
])('the error of a refused notification has a remedy for the field %s', async (field, remedy) => {
  const details = [{ field, message: 'is wrong' }];
  const body = { error: 'bad_request', message: 'Refused.', details };
  const error = await catchError(run(succeeded, () => ({ status: 400, body })).work);
  expect(error).toMatchObject({ code: 'NOTIFY_FAILED', remedy });
});

describe('a portal that does not apply an outcome', () => {
  const refusing = (headers = {}) => run(succeeded, () => ({ headers, body: notApplied }));
  const notApplied = { success: true, deployment: { applied: false } };

  it('causes an error that says so if the deployment succeeded', async () => {
    const error = await catchError(refusing().work);
    expect(error).toMatchObject({ code: 'NOTIFY_FAILED', facts: [] });
    expect(error.message).toContain('received the outcome but did not apply it');
  });

  it.each([
    ['10 min 0 s behind', 'Fri, 02 Jan 2026 03:14:05 GMT'],
    ['10 min 0 s ahead of', 'Fri, 02 Jan 2026 02:54:05 GMT'],
  ])("causes an error that names a clock %s the portal's", async (text, date) => {
    const error = await catchError(refusing({ date }).work);
    expect(error.facts).toEqual([`The clock of this computer is ${text} the portal's`]);
  });

  it('causes no error if the deployment failed', async () => {
    const failed = { ...succeeded, status: 'failed' } as const;
    expect(await run(failed, () => ({ body: notApplied })).work).toEqual({ status: 'failed' });
  });
});

async function countWarnings(date: string): Promise<number> {
  const { work, log } = run(succeeded, () => ({ headers: { date }, body: { success: true } }));
  await work;
  return log.lines.filter((line) => line.startsWith('warn')).length;
}

it.each([
  ['61 s ahead', 'Fri, 02 Jan 2026 03:05:06 GMT'],
  ['61 s behind', 'Fri, 02 Jan 2026 03:03:04 GMT'],
])("notify warns if the portal's clock is %s", async (_, date) => {
  expect(await countWarnings(date)).toBe(1);
});

it.each([
  ['60 s ahead', 'Fri, 02 Jan 2026 03:05:05 GMT'],
  ['60 s behind', 'Fri, 02 Jan 2026 03:03:05 GMT'],
  ['unknown', 'soon'],
])("notify does not warn if the portal's clock is %s", async (_, date) => {
  expect(await countWarnings(date)).toBe(0);
});
