import { expect, it } from 'vitest';
import {
  applyOnboarding,
  createGitHub,
  describeOnboardingPlan,
  examineOnboarding,
  graphCredentials,
  planOnboarding,
  renderOnboarding,
  Secret,
} from '../../../../src/index.ts';
import { useEach } from '../../../support/fixture.ts';
import { openHarness } from './harness.ts';
import { action, site } from './site.ts';

const harness = useEach(openHarness);

/** Returns the options that a portal would pass to onboard its sites itself. */
function options() {
  const { http, clock, signal, api, graph } = harness;
  const github = createGitHub({ http, clock, signal, token: new Secret(api.token) });
  const credentials = graphCredentials(
    { http, signal, token: new Secret(graph.token) },
    site.azure.clientId,
  );
  return { action, github, credentials };
}
const apply = (onboarding: Awaited<ReturnType<typeof planOnboarding>>) =>
  applyOnboarding(onboarding, { webhookSecret: new Secret('hush'), signal: harness.signal });

it('the library renders, plans, onboards and examines a site', async () => {
  const planned = await planOnboarding(site, options());
  expect(describeOnboardingPlan(planned.plan)[0]).toBe(
    ' 1. Create the environment Production, restricted to the branches in its policies',
  );
  expect(harness.requests.every((line) => line.startsWith('GET '))).toBe(true);
  const pull = await apply(planned);
  const waiting = await examineOnboarding(await planOnboarding(site, options()));
  expect(waiting).toMatchObject([{ weight: 'broken', remedy: `Merge ${pull}.` }]);
  for (const { path, content } of renderOnboarding(site, {
    action,
    repository: { packageManager: 'none' },
  }))
    await harness.write(path, content);
  expect(await examineOnboarding(await planOnboarding(site, options()))).toEqual([]);
});
