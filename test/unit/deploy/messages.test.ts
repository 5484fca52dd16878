import { expect, it } from 'vitest';
import * as say from '../../../src/deploy/messages.ts';
import type { FinishedSite } from '../../../src/deploy/steps/finish/finish.ts';
import type { SitePackage } from '../../../src/deploy/steps/pack/pack.ts';
import { createClosingPlan, createPlan } from '../../support/plan.ts';
import { makePackage } from './steps/verify/site-package.ts';

const { event } = createPlan();

it.each([
  [createPlan(), 'acme-docs 1.4.0 to Production, commit c0ffee000000'],
  [createPlan({ event: { ...event, sha: '' } }), 'acme-docs 1.4.0 to Production, no commit'],
  [
    createPlan({ rollbackRun: '7' }),
    'acme-docs 1.4.0 to Production, commit c0ffee000000, redeployed from run 7',
  ],
  [createClosingPlan(), 'to close the Preview "preview" of acme-docs'],
])('say.planned describes the plan as "$1"', (plan, expected) => {
  expect(say.planned(plan)).toBe(expected);
});

const built = {
  folder: '/workspace/public',
  commands: ['npm ci', 'npm run build'],
  origin: undefined,
};
const builder = {
  ...{ environment: 'Preview', version: '1.4.0', commit: event.sha, tree: '' },
  run: 'https://github.com/acme/docs/actions/runs/7',
};
const origin = { files: [{ path: 'a', size: 1, sha256: '' }], digest: '' };
it.each<[object, string]>([
  [{}, 'npm ci, npm run build; the site is public'],
  [{ commands: [] }, 'nothing to build, the site is public'],
  [
    { commands: [], folder: '/tmp/copy', isRoot: true },
    'nothing to build, the site is the root of the repository',
  ],
  [{ origin }, 'built by the earlier job, one file'],
  [
    { origin: { ...origin, builtBy: builder } },
    'one file that run 7 built from c0ffee000000 for Preview 1.4.0',
  ],
  [
    { origin: { ...origin, builtBy: { ...builder, run: undefined } } },
    'one file that another run built from c0ffee000000 for Preview 1.4.0',
  ],
])('say.built describes the build as "$1"', (more, expected) => {
  expect(say.built(createPlan(), { ...built, ...more } as Parameters<typeof say.built>[1])).toBe(
    expected,
  );
});

it('say.finished counts changed pages, and names added files', () => {
  const site = { pages: new Map([['a', 1]]), overlay: new Map([['robots.txt', 1]]) };
  const pinned = { pages: 0, frameworks: [] };
  expect(say.finished({ ...site, pinned } as unknown as FinishedSite)).toBe(
    'one page changed, robots.txt',
  );
});

it('say.reused says that there is no package with equal inputs', () => {
  expect(say.reused('why not')).toBe('no package with the same inputs');
});

it.each<[string, number, string[], string | undefined]>([
  ['returns nothing without held pages and frameworks', 0, [], undefined],
  ['counts held pages', 1, [], 'metadata held on one page'],
  [
    'names the frameworks that take over held pages',
    2,
    ['React', 'Vue'],
    'metadata held on 2 pages that React and Vue take over',
  ],
  [
    'names a framework whose pages are not held',
    0,
    ['React'],
    'React shows the metadata from the build (seo.hold is never)',
  ],
])('say.renderedHeads %s', (_, pages, frameworks, expected) => {
  expect(say.renderedHeads({ pages, frameworks })).toBe(expected);
});

it.each<[SitePackage['delivery'], string]>([
  [{ kind: 'archive', file: '', bytes: 2_000 }, 'packed 2.0 kB'],
  [{ kind: 'none' }, 'not packed: already live'],
  [{ kind: 'folder' }, "not packed: the platform's client takes a folder"],
])('say.packed describes the delivery as "$1"', (delivery, expected) => {
  expect(say.packed({ ...makePackage({ files: { a: '' } }), delivery })).toBe(
    `one file, 0 B, ${expected}, sha256:dddddddddddd`,
  );
});

const sent = { id: 'v-1', correlationId: 'c', url: undefined };
it.each<[string, Parameters<typeof say.uploaded>[0], RegExp]>([
  ['an unchanged site', { outcome: 'unchanged' }, /nothing was sent$/],
  ['an accepted upload', { ...sent, outcome: 'accepted' }, /^deployment v-1$/],
  [
    'an unknown outcome',
    { ...sent, outcome: 'unknown' },
    /^deployment v-1: the platform did not report the outcome/,
  ],
])('say.uploaded describes %s', (_, deployment, expected) => {
  expect(say.uploaded(deployment)).toMatch(expected);
});

it('say.verifiedUnchanged names the checks of the live site, or announces an upload', () => {
  const url = 'https://www.acme.example';
  expect(say.verifiedUnchanged({ url, checks: ['marker', 'a'] })).toBe(
    `${url} serves this build: marker, a`,
  );
  expect(say.verifiedUnchanged(undefined)).toMatch(/uploading it again$/);
});
