import path from 'node:path';
import { expect, it } from 'vitest';
import { readLocalRepository } from '../../../../src/cli/onboard/render.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import { useAll } from '../../../support/fixture.ts';
import { useFolder } from '../../../support/folder.ts';
import { openHarness } from '../../operations/onboard/harness.ts';
import { action, site } from '../../operations/onboard/site.ts';

const harness = useAll(openHarness);

const written = renderOnboarding(site, { action }).find((file) => file.path === 'site.config.yml');
const config = [
  written?.content.split('environments:')[0],
  'environments:',
  '  production: { branch: master }',
  '  preview: { branches: [release/**], url: https://preview.acme.example, perPullRequest: true }',
  'build: { root: web, timeoutMinutes: 90 }',
  'automation: { requests: { analysis: model } }',
].join('\n');
const files = { 'site.config.yml': config, 'web/package.json': '{}', 'pnpm-lock.yaml': '' };
const folder = useFolder(files);

it('render writes the same workflows as onboard --apply', async () => {
  for (const [file, text] of Object.entries(files)) await harness.write(file, text);
  const choices = { with: ['requests'] } as const;
  const { desired } = await harness.observe(choices);
  const parsed = parseSiteConfig(config, 'site.config.yml');
  const here = await readLocalRepository(path.resolve(folder.root), { action, ...choices }, parsed);
  const rendered = renderOnboarding(site, here.options);
  expect(rendered.map((file) => file.path)).toEqual(desired.files.map((file) => file.path));
  for (const [index, file] of rendered.entries())
    if (file.path !== 'site.config.yml') expect(file.content).toBe(desired.files[index]?.content);
  const all = rendered.map((file) => file.content).join('\n');
  expect(all).toMatch(/^ {2}pull_request:/m);
  expect(all).toContain('models: read');
});
