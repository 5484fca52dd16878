import { expect, it } from 'vitest';
import { toHostedSite } from '../../../../../src/deploy/steps/live-site/sample.ts';
import { buildProbes, type Probe, settle } from '../../../../../src/deploy/steps/verify/probes.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { createDeps } from '../../../../support/deps.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage } from './site-package.ts';

const name = 'no-page-dddddddddddd';
const probes = (hosting: object) => {
  const sitePackage = makePackage({ hosting, files: { 'index.html': 'x', a: 'y' } });
  return buildProbes(sitePackage, toHostedSite(sitePackage));
};
const seen = (found: readonly Probe[]) =>
  Object.fromEntries(found.map((probe) => [probe.name, probe.path]));

it.each<[string, string, object, Record<string, string>]>([
  [
    'a deep route and an excluded page',
    'a fallback',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*.ico', '/images/*'] } },
    { 'deep route': `/site-deploy/${name}`, 'missing page': `/images/${name}` },
  ],
  ['a missing page', 'no fallback', {}, { 'missing page': `/${name}` }],
  [
    'a missing page',
    'a fallback that excludes everything',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*'] } },
    { 'missing page': `/${name}` },
  ],
  [
    'different addresses',
    'a fallback that excludes the usual address of a deep route',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/site-deploy/*'] } },
    { 'deep route': `/${name}`, 'missing page': `/site-deploy/${name}` },
  ],
  [
    'a deep route and a missing file',
    'a fallback that excludes only file types',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*.{css,js}'] } },
    { 'deep route': `/site-deploy/${name}`, 'missing page': `/${name}.css` },
  ],
  [
    'only a deep route',
    'a fallback without exceptions',
    { navigationFallback: { rewrite: '/index.html' } },
    { 'deep route': `/site-deploy/${name}` },
  ],
  [
    'nothing',
    'an override of 404 with status 200',
    { responseOverrides: { 404: { rewrite: '/a', statusCode: 200 } } },
    {},
  ],
  [
    'nothing',
    'routes that match every address',
    { routes: [{ route: '/*', allowedRoles: ['editor'] }] },
    {},
  ],
])('buildProbes probes %s of a site with %s', (_what, _site, hosting, expected) => {
  expect(seen(probes(hosting))).toEqual(expected);
});

it('verify rejects with an unexpected error', async () => {
  const defect = new TypeError('x is undefined');
  const deps = createDeps({ http: { send: () => Promise.reject(defect) } });
  const sent = { id: '1', correlationId: 'c', outcome: 'accepted', url: undefined } as const;
  await expect(verify(createPlan(), makePackage({}), sent, deps)).rejects.toBe(defect);
  await expect(settle([Promise.reject(defect)])).rejects.toBe(defect);
});
