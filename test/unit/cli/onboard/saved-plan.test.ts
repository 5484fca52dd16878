import { describe, expect, it } from 'vitest';
import type { OnboardingOptions } from '../../../../src/cli/onboard/options.ts';
import {
  checkSavedPlan,
  checkServer,
  readSavedPlan,
  type SavedPlan,
  withSavedOptions,
  writeSavedPlan,
} from '../../../../src/cli/onboard/saved-plan.ts';
import { catchError } from '../../../support/failure.ts';
import { useEach } from '../../../support/fixture.ts';
import { useFolder } from '../../../support/folder.ts';
import { openHarness } from '../../operations/onboard/harness.ts';
import { site } from '../../operations/onboard/site.ts';

const options = {
  folder: '.',
  config: 'site.config.yml',
  provider: 'repohost',
  check: true,
  out: 'plan.json',
  server: 'https://github.acme.example',
} satisfies OnboardingOptions;

const harness = useEach(openHarness);
const folder = useFolder();

const later = <Value>(work: () => Value) => Promise.resolve().then(work);
const planned = async () => (await harness.observe()).plan;
async function saved(): Promise<SavedPlan> {
  const file = folder.at('plan.json');
  await writeSavedPlan(file, 'https://api.github.com', options, site, await planned());
  return readSavedPlan(folder.root, 'plan.json');
}

describe('a saved plan', () => {
  it('is applied with its options, but not with an additional option or a different server', async () => {
    const plan = await saved();
    expect(plan.site).toEqual(site);
    const { apply, check, server, config } = withSavedOptions(options, plan, ['apply', 'json']);
    expect({ apply, check, config }).toEqual({
      apply: true,
      check: undefined,
      config: 'site.config.yml',
    });
    expect(server).toBe(options.server);
    const further = await catchError(
      later(() => withSavedOptions(options, plan, ['apply', 'prune'])),
    );
    expect(further).toMatchObject({ code: 'USAGE', remedy: expect.stringContaining('Omit prune') });
    checkServer(plan, 'https://api.github.com');
    const other = 'https://github.acme.example/api/v3';
    expect(await catchError(later(() => checkServer(plan, other)))).toMatchObject({
      code: 'USAGE',
    });
  });

  it('is accepted if nothing has changed', async () => {
    const plan = await saved();
    checkSavedPlan(plan, await planned());
  });

  it('is refused with a list of the changes since it was saved', async () => {
    const plan = await saved();
    const first = (await planned()).steps.find(({ kind }) => kind === 'credential');
    if (first?.kind === 'credential')
      harness.app.federatedCredentials.push({
        ...first.credential,
        audiences: [...first.credential.audiences],
      });
    const variable = { name: 'SITE_SLUG', value: 'other' };
    await harness.api.send('POST', '/repos/Acme/docs/actions/variables', variable);
    await harness.api.writeFile('Acme/docs', 'master', '.nvmrc', '24\n');
    const refused = await catchError(planned().then((now) => checkSavedPlan(plan, now)));
    expect(refused).toMatchObject({
      code: 'ONBOARD_PLAN_CHANGED',
      facts: expect.arrayContaining([
        expect.stringMatching(/^differs now: Open the pull request .*deploy\.yml$/),
        'no longer needed: Add the federated credential site-acme-docs-production',
        'no longer needed: Set the variable SITE_SLUG to acme-docs',
        'needed since: Change the variable SITE_SLUG from other to acme-docs',
      ]),
    });
  });

  it('is not read from a file in a different format or with invalid options', async () => {
    folder.write({ 'plan.json': { format: 2 } });
    const plan = { format: 1, apiUrl: 'https://api.github.com', site, steps: [] };
    const odd = [{ buildMinutes: '4' }, { unheard: true }, { runner: [4] }, { config: undefined }];
    for (const [index, wrong] of odd.entries())
      folder.write({ [`${index}.json`]: { ...plan, options: { ...options, ...wrong } } });
    for (const file of ['plan.json', 'none.json', ...odd.map((_, index) => `${index}.json`)])
      expect(await catchError(readSavedPlan(folder.root, file))).toMatchObject({ code: 'USAGE' });
  });
});
