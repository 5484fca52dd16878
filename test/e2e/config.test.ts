import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const refused = {
  code: 1,
  status: 'failed',
  known: 'nothing',
  steps: 'plan',
  sent: [],
  notifications: [],
} as const;

it('a run reports all errors of the site config with their locations in the file', async () => {
  const text = `version: 1
site: { slug: Acme_Shop, id: site_789, type: static, url: https://www.acme.example }
portal: { url: https://portal.acme.example, audience: api://0f0f0f0f-0000-4000-8000-000000000009 }
azure:
  clientId: not-a-uuid
  tenantId: 55555555-5555-4555-8555-555555555555
  subscriptionId: 33333333-3333-4333-8333-333333333333
build:
  ouput: dist
hosting: { maxFiles: many }
`;
  const run = await harness.deploy({ files: { 'site.config.yml': text } });
  expectRun(run, {
    ...refused,
    output: ['[CONFIG_INVALID]', 'What to do: Correct the lines named above'],
  });
  const places = run.annotations.filter(({ file }) => file !== undefined);
  expect(places.map(({ level, file, line, col }) => [level, file, line, col])).toEqual([
    ['error', 'site.config.yml', 2, 15],
    ['error', 'site.config.yml', 5, 13],
    ['error', 'site.config.yml', 9, 3],
    ['error', 'site.config.yml', 10, 22],
  ]);
  expect(places.map(({ message }) => message)).toEqual([
    expect.stringContaining('site.slug: found "Acme_Shop", expected a slug'),
    expect.stringContaining(
      'azure.clientId: found "not-a-uuid", expected the application (client) id: a UUID',
    ),
    expect.stringContaining('did you mean "output"?'),
    expect.stringContaining('hosting.maxFiles: found "many", expected files: a whole number'),
  ]);
  // The log shows the line with a mark below it.
  expect(run.visible).toMatch(/^ {4}9 \| {3}ouput: dist\n +\^$/m);
});
