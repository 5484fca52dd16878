import { expect, it } from 'vitest';
import type { DeployingMode } from '../../../../../src/localcloud/swa-client/modes.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { cloudOfTheFile, uploadHarness } from '../cloud-harness.ts';

const cloud = await cloudOfTheFile();

const modes: readonly DeployingMode[] = [
  'deploys and names it, exit 1',
  'deploys in other words, exit 1',
  'deploys in other words, killed',
  'deploys in silence, exit 0',
];

it.each(modes)(
  'the upload has an unknown outcome and a possibly changed site with a client in the mode "%s"',
  async (mode) => {
    cloud.release.behaviour.mode = mode;
    await using harness = await uploadHarness(cloud, { plan: { uploader: 'official' } });
    const outcome = await harness.upload().then(
      (deployment) => deployment.outcome,
      (error) => SiteDeployError.from(error).code,
    );
    expect(cloud.distribution.deployments.at(-1)).toMatchObject({ isLive: true });
    expect(harness.happened).toContain('may have changed');
    expect(outcome).toBe('unknown');
  },
);
