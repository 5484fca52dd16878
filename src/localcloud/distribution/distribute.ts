import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { type Contents, PackageRefused, unpack } from './archive.ts';
import { getNumberMember } from './members.ts';
import type { DistributionBehaviour, DistributionOptions, LocalDeployment } from './types.ts';

/** The service's message if it gives no reason. */
const withoutReason = 'Failure during content distribution.';

/**
 * Unpacks, checks and publishes a package; records the outcome in the deployment's state.
 * @param earlier all deployments so far
 */
export async function distribute(
  deployment: LocalDeployment,
  behaviour: DistributionBehaviour,
  distributionOptions: DistributionOptions,
  earlier: readonly LocalDeployment[],
): Promise<void> {
  const { storage, hosting, dir } = distributionOptions;
  const { outcome } = behaviour;
  if (outcome === 'stuck') return;
  const failure = typeof outcome === 'object' ? outcome : undefined;
  if (failure && failure.isLive !== true) {
    Object.assign(deployment, { state: failure.state, reason: failure.reason });
    return;
  }
  const folder = path.join(dir, deployment.id);
  const archive = `${folder}.zip`;
  try {
    await mkdir(folder, { recursive: true });
    if (!(await storage.download(`${deployment.id}/app.zip`, archive)))
      throw new PackageRefused(withoutReason);
    const contents = await unpack(archive, folder);
    deployment.files = contents.files;
    deployment.bytes = contents.bytes;
    if (isUnderstated(deployment.upload, contents)) throw new PackageRefused(withoutReason);
    const { everyOld } = behaviour;
    await hosting.publish(deployment.slug, deployment.environment, folder, { everyOld });
    deployment.isLive = true;
    Object.assign(deployment, failure ?? { state: 'Succeeded' });
    const replaced = replaceEarlier(deployment, earlier);
    // Some edges may keep serving the old files.
    if (everyOld === undefined)
      await Promise.all(
        replaced.map((localDeployment) =>
          rm(path.join(dir, localDeployment.id), { recursive: true, force: true }),
        ),
      );
  } catch (error) {
    deployment.state = 'Failed';
    deployment.reason = getErrorMessage(error);
    await rm(folder, { recursive: true, force: true });
  } finally {
    await rm(archive, { force: true });
  }
}

/** The client declared less than it sent. Missing figures don't count. */
function isUnderstated(upload: Readonly<Record<string, unknown>>, contents: Contents): boolean {
  const isLess = (name: string, found: number) => (getNumberMember(upload, name) ?? found) < found;
  return (
    isLess('AppFileCount', contents.files) ||
    isLess('TotalAppSizeInBytes', contents.bytes) ||
    isLess('MaxSingleFileSizeInBytes', contents.largest)
  );
}

function replaceEarlier(
  deployment: LocalDeployment,
  earlier: readonly LocalDeployment[],
): LocalDeployment[] {
  const { slug, environment } = deployment;
  const sameSlot = earlier.filter(
    (candidate) =>
      candidate !== deployment && candidate.slug === slug && candidate.environment === environment,
  );
  const replaced = sameSlot.filter((localDeployment) => localDeployment.isLive);
  for (const candidate of replaced) candidate.isLive = false;
  return replaced;
}
