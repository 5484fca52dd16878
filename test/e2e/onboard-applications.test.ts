import { createLocalJWKSet } from 'jose';
import { beforeAll, expect, it, vi } from 'vitest';
import { createPortal } from '../../src/localcloud/portal/portal.ts';
import { mergePull, one, startOnboard, usePlace, writeSite } from './harness/onboard.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
const args = [...one(), '--create-applications', '--apply', '--two-jobs'];
const place = usePlace();
beforeAll(() => writeSite(place));

const created = () => place.cloud.entra.apps.filter(({ uniqueName }) => uniqueName);

it('onboarding creates the applications with their credentials, and finds them when repeated', async () => {
  const ids = new Set<string>();
  for (let times = 0; times < 2; times++) {
    const { code, output } = await startOnboard(place, args, shortPauses).ended;
    expect(code, output).toBe(0);
    const [production = '', preview = ''] = created().map(({ clientId }) => clientId);
    ids.add(production).add(preview);
    expect(output).toContain(`Applications: ${production} (Production), ${preview} (Preview)`);
    expect(
      created().map(({ uniqueName, roles, federatedCredentials }) => [
        uniqueName,
        roles,
        federatedCredentials.map(({ subject }) => subject),
      ]),
    ).toEqual(
      ['Production', 'Preview'].map((environment) => [
        `site-acme-shop-${environment.toLowerCase()}`,
        { [acme.portal.audience]: ['Site.Deploy'] },
        [`repo:acme/shop:environment:${environment}`],
      ]),
    );
  }
  expect(ids.size).toBe(2);
});

it('a run deploys as the application from onboarding once the portal has its id', async () => {
  const [production, preview] = created();
  const { clientId = '' } = production ?? {};
  const portal = await createPortal({
    sites: [{ ...acme, azure: { ...acme.azure, clientId, previewClientId: preview?.clientId } }],
    accessTokens: {
      getIssuer: place.cloud.entra.getIssuer,
      keys: createLocalJWKSet(place.cloud.entra.keys),
    },
    issueDeploymentToken: (site) => place.cloud.distribution.issueToken(site.slug),
  });
  place.cloud.route(new URL(acme.portal.url).hostname, portal.handle);
  await mergePull(place.cloud);
  const sha = (await place.cloud.githubApi.getHead(repository, 'master')) ?? '';
  const event = { name: 'push', ref: 'refs/heads/master', sha, repository, runId: '1' };
  const file = '.github/workflows/deploy.yml';
  const last = (
    await runWorkflow(file, { cloud: place.cloud, repository, event, env: shortPauses })
  ).at(-1);
  expect(last?.succeeded, last?.action?.visible).toBe(true);
  expect(last?.action?.outputs).toMatchObject({ status: 'succeeded', environment: 'Production' });
  await portal.close();
});
