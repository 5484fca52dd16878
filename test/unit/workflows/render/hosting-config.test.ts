import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mergeHosting, planHosting } from '../../../../src/deploy/steps/finish/hosting/hosting.ts';
import { renderHostingConfig } from '../../../../src/workflows/render/site-files.ts';
import { planOf } from '../../../support/plan.ts';

it.each(['docs', 'static', 'spa'] as const)(
  'the initial hosting configuration matches the default for a site of type %s',
  async (type) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hosting-config-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { config, ...plan } = planOf({ workspace: folder, buildRoot: folder });
    const ofType = { ...plan, config: { ...config, site: { ...config.site, type } } };
    const planned = await planHosting(ofType, { folder, commands: [] }, () => true);
    const { text } = mergeHosting(ofType, planned, () => true);
    const { $schema: _schema, ...rendered } = JSON.parse(renderHostingConfig(type));
    expect(rendered).toEqual(JSON.parse(text));
  },
);
