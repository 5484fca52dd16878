import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PartlyDistributed } from '../../../../../src/deploy/steps/upload/distribute.ts';
import {
  checkProduction,
  isUnchanged,
} from '../../../../../src/deploy/steps/upload/probe-after-upload.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { preview, sitePackage } from './platform.ts';

const serve = (reply: (host: string) => Reply) => {
  const http = scriptedHttp(({ url }) => reply(url.host));
  return { http, deps: createDeps({ http }) };
};
const own: Reply = { body: sitePackage.marker };
const other: Reply = { body: createMarker({ files: 'sha256:live' }) };

describe('checkProduction after the deployment of a Preview', () => {
  it.each(['www.acme.example', 'happy-sea.azurestaticapps.net'])(
    'fails if %s serves the Preview',
    async (at) => {
      const { deps } = serve((host) => (host === at ? own : other));
      const checked = checkProduction(
        createPlan(preview),
        sitePackage,
        'happy-sea.azurestaticapps.net',
        deps,
      );
      const error = await catchError(checked);
      expect(error.code).toBe('UPLOAD_WRONG_TARGET');
      expect(error.message).toContain(`https://${at} serves 1.4.0 from the Preview`);
      expect(error.remedy).toBe('Redeploy Production immediately.');
    },
  );

  it('fails if one of twelve probes gets the Preview', async () => {
    let probes = 0;
    const { deps } = serve(() => {
      probes += 1;
      return probes === 7 ? own : other;
    });
    const error = await catchError(
      checkProduction(createPlan(preview), sitePackage, undefined, deps),
    );
    expect(error.code).toBe('UPLOAD_WRONG_TARGET');
  });

  it('passes if both addresses of Production serve a different build', async () => {
    const { deps, http } = serve(() => other);
    await checkProduction(createPlan(preview), sitePackage, 'happy-sea.azurestaticapps.net', deps);
    expect(new Set(http.requests.map(({ url }) => url.host)).size).toBe(2);
  });

  it('sends nothing if Production was deployed', async () => {
    const { deps, http } = serve(() => own);
    await checkProduction(createPlan(), sitePackage, undefined, deps);
    expect(http.requests).toHaveLength(0);
  });
});

describe('isUnchanged', () => {
  const live = createMarker({ files: 'sha256:live' });
  const sha256 = createHash('sha256').update('old').digest('hex');
  const before = [{ path: 'index.html', address: '/', status: 200, sha256, next: 'new' }];
  const failed = new SiteDeployError('DISTRIBUTION_FAILED', 'It failed.');
  const prove = (reply: Reply | Error, error: unknown = failed, known = true) => {
    const http = scriptedHttp(() => {
      if (reply instanceof Error) throw reply;
      return reply;
    });
    const package_ = { ...sitePackage, live: known ? live : undefined };
    return isUnchanged(createPlan(), package_, error, before, createDeps({ http }));
  };

  const inPart = new SiteDeployError('DISTRIBUTION_FAILED', 'It failed.', {
    cause: new PartlyDistributed('West US 2'),
  });

  it.each([
    ['an old file', 'old', failed, true],
    ['a new file', 'new', failed, false],
    ['an old file, but some regions have distributed the site', 'old', inPart, false],
  ])('is $3 if the site serves $0', async (_, body, error, isProven) => {
    const http = scriptedHttp(({ url }) =>
      url.pathname.startsWith('/.well-known/') ? { body: live } : { body },
    );
    const proof = isUnchanged(
      createPlan(),
      { ...sitePackage, live },
      error,
      before,
      createDeps({ http }),
    );
    expect(await proof).toBe(isProven);
  });

  it.each<[string, () => Promise<boolean>]>([
    ['the platform did not report a failure', () => prove(other, new Error('lost'))],
    [
      'the failure has a different code',
      () => prove(other, new SiteDeployError('UPLOAD_REFUSED', 'No.')),
    ],
    ['the previous build is unknown', () => prove(other, failed, false)],
    ['the site does not answer', () => prove(fault('reset'))],
    ['this build is live', () => prove(own)],
    ['a cache answers', () => prove({ ...other, headers: { age: '3' } })],
    ['a sign-in page answers', () => prove({ status: 401 })],
    ['a different page answers', () => prove({ body: '<p>Sign in</p>' })],
    ['the marker is missing', () => prove({ status: 404 })],
  ])('is false if %s', async (_, proof) => {
    expect(await proof()).toBe(false);
  });

  const down = fault('ENOTFOUND');
  it.each<[string, (count: number) => Reply | Error, (Reply | Error)?]>([
    ['the new marker', () => own],
    ['a cached marker', () => ({ ...other, headers: { age: '3' } })],
    ['the new marker in a single answer', (count) => (count === 5 ? own : other)],
    ['a marker with a single failed request', (count) => (count === 5 ? down : other)],
    ['the old marker without an answer for a file', () => other, down],
  ])('is false for %s', async (_, marker, file = { body: 'old' }) => {
    const http = scriptedHttp(({ url }, count) => {
      const reply = url.pathname === '/' ? file : marker(count);
      if (reply instanceof Error) throw reply;
      return reply;
    });
    const proof = isUnchanged(
      createPlan(),
      { ...sitePackage, live },
      failed,
      before,
      createDeps({ http }),
    );
    expect(await proof).toBe(false);
  });

  it.each(['/.well-known/site-deploy.json', '/'])(
    'rejects with the abort reason if aborted during the request %s',
    async (path) => {
      const reason = new Error('cancelled');
      const cancel = new AbortController();
      const http = scriptedHttp(({ url }) => {
        if (url.pathname !== path) return { body: live };
        cancel.abort(reason);
        throw reason;
      });
      const deps = createDeps({ http, signal: cancel.signal });
      const proof = isUnchanged(createPlan(), { ...sitePackage, live }, failed, before, deps);
      await expect(proof).rejects.toBe(reason);
    },
  );
});
