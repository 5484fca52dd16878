import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { isMissing } from '../../../shared/files.ts';
import { seconds } from '../../../shared/units.ts';
import { follow } from './follow.ts';
import { clientName, findRelease, getPlatform, type Release } from './release.ts';

export interface OfficialClient {
  readonly file: string;
  readonly release: Release;
}

export interface ClientOptions {
  /** Persistent: the runner's tool cache. */
  readonly cache: string;
  readonly buildId: string | undefined;
  readonly system: string;
  readonly architecture: string;
}

/**
 * From the cache if it matches the release. The release is queried every time: a checksum in the
 * same cache proves nothing.
 * @throws SiteDeployError `UPLOADER_NOT_AVAILABLE`, `OFFICIAL_CLIENT_CHECKSUM`
 */
export async function getClient(clientOptions: ClientOptions, deps: Deps): Promise<OfficialClient> {
  const { cache, buildId, system, architecture } = clientOptions;
  const platform = getPlatform(system, architecture);
  const release = await findRelease(platform, buildId, deps);
  const folder = path.join(cache, 'site-deploy', clientName, release.buildId, platform);
  const file = path.join(folder, platform === 'win-x64' ? `${clientName}.exe` : clientName);
  const found = await hashFile(file);
  if (found === release.sha256) return { file, release };
  if (found !== undefined) {
    deps.log.warn(
      `The cached upload client does not match its release; downloading it again. (${file})`,
    );
  }
  await download(release, folder, file, deps);
  return { file, release };
}

/** Right before the start: the site's build has run since. @throws `OFFICIAL_CLIENT_CHECKSUM` */
export async function checkClient(officialClient: OfficialClient): Promise<void> {
  const { file, release } = officialClient;
  const found = await hashFile(file);
  if (found !== release.sha256) throw wrongChecksum(release, found ?? 'no file', file);
}

async function download(release: Release, folder: string, file: string, deps: Deps): Promise<void> {
  const started = deps.clock.now();
  const failed = (fact: string, cause?: unknown) =>
    new SiteDeployError('UPLOADER_NOT_AVAILABLE', "Can't download the platform's upload client.", {
      facts: [fact, `address: ${release.url}`, `build: ${release.buildId}`],
      cause,
    });
  await mkdir(folder, { recursive: true });
  // Renamed into place: atomic even if two runs share the cache.
  const part = `${file}.${randomUUID()}`;
  try {
    const answer = await follow(release.url, { saveTo: part }, deps).catch((error) => {
      deps.signal.throwIfAborted();
      throw failed(getErrorMessage(error), error);
    });
    if (!answer.ok) throw failed(`status ${answer.status} from ${answer.url}`);
    const found = await hashFile(part);
    if (found !== release.sha256) throw wrongChecksum(release, found ?? 'no file', release.url);
    await chmod(part, 0o755);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  const took = seconds(deps.clock.now() - started);
  deps.log.info(
    `Downloaded upload client ${release.buildId} in ${took}; its checksum matches the release.`,
  );
}

function wrongChecksum(release: Release, found: string, source: string): SiteDeployError {
  return new SiteDeployError(
    'OFFICIAL_CLIENT_CHECKSUM',
    "The checksum of the platform's upload client does not match its release.",
    {
      facts: [
        `expected: ${release.sha256}`,
        `found:    ${found}`,
        `file: ${source}`,
        `build: ${release.buildId}`,
      ],
    },
  );
}

async function hashFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return hash.digest('hex');
}
