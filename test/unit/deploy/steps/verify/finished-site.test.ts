import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finish } from '../../../../../src/deploy/steps/finish/finish.ts';
import { pack } from '../../../../../src/deploy/steps/pack/pack.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { createHosting } from '../../../../../src/localcloud/hosting/hosting.ts';
import { sampleSite } from '../../../../../src/localcloud/localcloud.ts';
import { openDeps } from '../../../../../src/shared/deps.ts';
import { getContent, sitePage } from '../../../../support/portal-content.ts';
import { harness } from '../finish/harness.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../fixtures/generators');
const accepted = { id: '1', correlationId: 'c', outcome: 'accepted', url: undefined } as const;
const seo = getContent([
  sitePage('home', '/'),
  sitePage('about', '/about'),
  sitePage('first', '/blog/first'),
]);

/**
 * Finishes and packs a built site, publishes it on the local cloud's hosting, and verifies it
 * there.
 */
async function verifyFinished(
  name: string,
  settings: string,
  config?: object,
): Promise<readonly string[]> {
  const files: Record<string, string> =
    config === undefined ? {} : { 'staticwebapp.config.json': JSON.stringify(config) };
  await using made = await harness(files, settings);
  const { plan: ofSite, deps: quiet, workspace } = made;
  await using deps = await openDeps({
    log: quiet.log,
    signal: quiet.signal,
    env: {},
    temporary: workspace,
  });
  const built = { folder: path.join(fixtures, name, 'site'), commands: [] };
  const plan = { ...ofSite, url: undefined };
  const finished = await finish(plan, built, Promise.resolve(seo), deps);
  const sitePackage = await pack(plan, finished, undefined, deps, 0);
  const live = await sitePackage.folder();
  const hosting = createHosting({ sites: [sampleSite] });
  onTestFinished(() => hosting.close());
  await hosting.publish('acme-docs', null, live);
  const url = hosting.address('acme-docs');
  const { checks: observations } = await verify({ ...plan, url }, sitePackage, accepted, deps);
  return observations;
}

it.each(['react', 'vue', 'angular'])(
  'verify checks a page created for the %s application with its scripts',
  async (name) => {
    const observations = await verifyFinished(name, 'spa');
    expect(observations).toContainEqual(
      expect.stringMatching(/^\/(about|blog\/first) with [1-9]\d* scripts and styles$/),
    );
    expect(observations).toContain('deep route');
  },
);

it.each(['always', 'never', 'auto'])(
  'verify finds created pages at their addresses with trailingSlash "%s"',
  async (slash) => {
    const observations = await verifyFinished('vue', 'spa', { trailingSlash: slash });
    expect(observations).toContainEqual(
      expect.stringMatching(/^\/(about|blog\/first)\/? with \d+ scripts and styles$/),
    );
  },
);

it.each(['docusaurus', 'next', 'vitepress'])(
  'verify checks the 404 page of a site built with %s',
  async (name) => {
    const observations = await verifyFinished(name, '');
    expect(observations).toContain('missing page');
    expect(observations).not.toContain('deep route');
  },
);

it('verify checks the fallback of a site with "fallback: always"', async () => {
  expect(await verifyFinished('docusaurus', 'hosting: { fallback: always }')).toContain(
    'deep route',
  );
});
