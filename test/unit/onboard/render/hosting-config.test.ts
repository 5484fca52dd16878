import { expect, it } from 'vitest';
import { renderHostingConfig } from '../../../../src/onboard/render/hosting-config.ts';
import { mergeHosting } from '../../../../src/steps/finish/hosting.ts';
import { planOf } from '../../world.ts';

it('the hosting configuration to begin with is what a site without one gets', async () => {
  const folder = import.meta.dirname;
  const plan = planOf({ workspace: folder, buildRoot: folder });
  const { text } = await mergeHosting(plan, { folder, commands: [] }, () => true);
  const { $schema: _schema, ...rendered } = JSON.parse(renderHostingConfig());
  expect(rendered).toEqual(JSON.parse(text));
});
