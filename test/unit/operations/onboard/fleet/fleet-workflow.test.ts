import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fleetWorkflow } from '../../../../../src/operations/onboard/fleet/fleet-workflow.ts';
import { actionlintProblems } from '../../../../architecture/workflows/actionlint.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';

const text = fleetWorkflow({
  action: `acme/site-deploy@${'a'.repeat(40)}#v1.2.3`,
  portal: 'https://portal.acme.example',
  audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  identities: 'identities.yml',
  appId: '4711',
  clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
  shards: 4,
});

it('actionlint and GitHub’s language service find no problems in the fleet workflow', async () => {
  expect(await actionlintProblems(text)).toEqual([]);
  expect(await languageServiceProblems(text)).toEqual([]);
});

it('the fleet workflow interpolates no expressions into scripts', () => {
  const { jobs } = parse(text);
  const scripts = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
  );
  expect(scripts).toHaveLength(4);
  for (const script of scripts) expect(script).not.toContain('${{');
});

it('the fleet workflow runs the program at the pinned commit, not one from a registry', () => {
  expect(text).not.toContain('npx');
  const { jobs } = parse(text);
  for (const { steps } of [jobs.sites, jobs.report])
    expect(steps).toContainEqual(
      expect.objectContaining({
        with: expect.objectContaining({ repository: 'acme/site-deploy', ref: 'a'.repeat(40) }),
      }),
    );
});
