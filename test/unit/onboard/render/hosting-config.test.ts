import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderHostingConfig } from '../../../../src/onboard/render/hosting-config.ts';
import { mergeHosting } from '../../../../src/steps/finish/hosting/hosting.ts';
import { planOf } from '../../world.ts';

it('the hosting configuration to begin with is what a site without one gets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plan = { ...planOf(), workspace: folder, buildRoot: folder };
  const { text } = await mergeHosting(plan, { folder, commands: [] }, () => true);
  const { $schema: _schema, ...rendered } = JSON.parse(renderHostingConfig());
  expect(rendered).toEqual(JSON.parse(text));
});
