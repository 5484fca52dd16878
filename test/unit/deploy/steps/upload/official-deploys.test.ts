import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { defaultBehaviour } from '../../../../../src/localcloud/distribution/types.ts';
import { type LocalCloud, startLocalCloud } from '../../../../../src/localcloud/localcloud.ts';
import type { DeployingMode } from '../../../../../src/localcloud/swa-client/modes.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { uploadWorld } from '../cloud-world.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud();
});
afterAll(() => cloud.close());
afterEach(() => {
  cloud.release.behaviour.mode = 'deploy';
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
});

const modes: readonly DeployingMode[] = [
  'deploys and names it, exit 1',
  'deploys in other words, exit 1',
  'deploys in other words, killed',
  'deploys in silence, exit 0',
];

it.each(modes)(
  'treats the site as possibly changed by a client that %s, until a probe decides',
  async (mode) => {
    cloud.release.behaviour.mode = mode;
    await using world = await uploadWorld(cloud, { plan: { uploader: 'official' } });
    const outcome = await world.upload().then(
      (deployment) => deployment.outcome,
      (error) => SiteDeployError.from(error).code,
    );
    expect(cloud.distribution.deployments.at(-1)).toMatchObject({ isLive: true });
    expect(world.happened).toContain('may have changed');
    expect(outcome).toBe('unknown');
  },
);
