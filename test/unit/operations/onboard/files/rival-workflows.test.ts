import { beforeEach, describe, expect, it } from 'vitest';
import { howItDeploys } from '../../../../../src/operations/onboard/files/rival-workflows.ts';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

/**
 * A shortened copy of the workflow that Azure adds to a repository when it creates a static site.
 */
const azure = `name: Azure Static Web Apps CI/CD
on:
  push:
    branches: [master]
  pull_request:
    types: [opened, synchronize, reopened, closed]
jobs:
  build_and_deploy_job:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - id: builddeploy
        uses: Azure/static-web-apps-deploy@v1
        with:
          azure_static_web_apps_api_token: \${{ secrets.AZURE_STATIC_WEB_APPS_API_TOKEN_PEBBLE }}
          action: upload
  close_pull_request_job:
    runs-on: ubuntu-latest
    steps:
      - uses: Azure/static-web-apps-deploy@v1
        with: { action: close }
`;
const rival = '.github/workflows/azure-static-web-apps-pebble.yml';
const ours = ['acme/site-deploy'];
const job = (step: string) =>
  `on: push\njobs:\n  one:\n    runs-on: x\n    steps:\n      - ${step}\n`;

describe('howItDeploys', () => {
  it.each([
    ["Azure's action", azure, 'uses: Azure/static-web-apps-deploy@v1'],
    [
      "Azure's command",
      job('run: npx swa deploy ./dist --env production'),
      'run: npx swa deploy ./dist',
    ],
    [
      "the package of Azure's command",
      job('run: npx @azure/static-web-apps-cli deploy'),
      'run: npx @azure/static-web-app',
    ],
    ['site-deploy itself', job('uses: Acme/Site-Deploy@v1'), 'uses: Acme/Site-Deploy@v1'],
  ])('finds %s', (_name, text, how) => {
    expect(howItDeploys(text, ours)).toMatch(how);
  });

  it.each([
    ['a build', job('run: npm run build')],
    [
      'a step that only closes a Preview',
      job('uses: Azure/static-web-apps-deploy@v1\n        with: { action: close }'),
    ],
    ['a dry run', job('run: swa deploy --dry-run')],
    ['a commented-out command', job('run: |\n          # swa deploy\n          ls')],
    ['site-deploy in build mode', job('uses: acme/site-deploy@v1\n        with: { mode: build }')],
    ['a workflow declared to deploy elsewhere', `# site-deploy: deploys elsewhere\n${azure}`],
    ['invalid YAML', 'on: [\n'],
  ])('ignores %s', (_name, text) => {
    expect(howItDeploys(text, ours)).toBeUndefined();
  });

  it('finds a workflow that calls the reusable workflow', () => {
    const reusable = 'acme/.github/.github/workflows/site-deploy.yml';
    const text = `on: push\njobs:\n  one:\n    uses: ${reusable}@main\n`;
    expect(howItDeploys(text, [...ours, reusable])).toBe(`uses: ${reusable}@main`);
  });
});

describe('an onboarded repository with a workflow from Azure', () => {
  const harness = useEach(openHarness);
  beforeEach(async () => {
    await harness.write(rival, azure);
    await harness.apply((await harness.observe()).plan);
  });
  const merge = async () => {
    const { current } = await harness.observe();
    await harness.api.send('PUT', `/repos/Acme/docs/pulls/${current.pulls[0]?.number}/merge`, {});
  };

  it("is not ready while Azure's workflow deploys, and plan and doctor report it", async () => {
    expect((await harness.observe()).plan.remarks.join()).toContain(`${rival} also deploys`);
    await merge();
    const onboarding = await harness.observe();
    expect(onboarding.plan).toMatchObject({ steps: [], state: 'deployed twice' });
    expect(await examineOnboarding(onboarding)).toMatchObject([
      {
        weight: 'broken',
        what: `${rival} also deploys the site (uses: Azure/static-web-apps-deploy@v1).`,
      },
    ]);
  });

  it("is ready once Azure's workflow is disabled", async () => {
    await merge();
    harness.api.repository('Acme/docs')?.disabledWorkflows.add(rival);
    expect((await harness.observe()).plan).toMatchObject({
      steps: [],
      remarks: [],
      state: 'ready',
    });
  });
});
