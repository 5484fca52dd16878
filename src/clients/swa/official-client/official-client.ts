import { hash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { isMissing } from '../../../shared/files.ts';
import type { HttpRequest } from '../../../shared/http/client.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import { seconds } from '../../../shared/units.ts';
import { releaseMetadataUrl } from './release-metadata.ts';

export interface OfficialClient {
  readonly file: string;
  readonly release: Release;
}

interface ClientOptions {
  readonly cache: string;
  readonly buildId: string | undefined;
  readonly system: string;
  readonly architecture: string;
}

/**
 * Returns the client from the cache, or downloads it. Always fetches the release's metadata,
 * because a checksum from the same cache would prove nothing.
 */
export async function getClient(clientOptions: ClientOptions, deps: Deps): Promise<OfficialClient> {
  const { cache, buildId, system, architecture } = clientOptions;
  const platform = getPlatform(system, architecture);
  const release = await findRelease(platform, buildId, deps);
  const folder = path.join(cache, 'site-deploy', clientName, release.buildId, platform);
  const file = path.join(folder, platform === 'win-x64' ? `${clientName}.exe` : clientName);
  const found = hashFile(file);
  if (found === release.sha256) return { file, release };
  if (found) {
    const problem = 'The cached upload client does not match its release';
    deps.log.warn(`${problem}; downloading it again. (${file})`);
  }
  await download(release, folder, file, deps);
  return { file, release };
}

/**
 * Verifies the client immediately before it starts, because the site's build may have changed the
 * file.
 * @throws `OFFICIAL_CLIENT_CHECKSUM`
 */
export function checkClient(officialClient: OfficialClient): void {
  const { file, release } = officialClient;
  const found = hashFile(file);
  if (found !== release.sha256) throw wrongChecksum(release, found ?? 'no file', file);
}

async function download(release: Release, folder: string, file: string, deps: Deps): Promise<void> {
  const started = deps.clock.now();
  const failed = (fact: string, cause?: unknown) =>
    new SiteDeployError('UPLOADER_NOT_AVAILABLE', "Can't download the platform's upload client.", {
      facts: [fact, `address: ${release.url}`, `build: ${release.buildId}`],
      cause,
    });
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  try {
    const answer = await follow(release.url, { saveTo: part }, deps).catch((error) => {
      deps.signal.throwIfAborted();
      throw failed(getErrorMessage(error), error);
    });
    if (!answer.ok) throw failed(`status ${answer.status} from ${answer.url}`);
    const found = hashFile(part);
    if (found !== release.sha256) throw wrongChecksum(release, found ?? 'no file', release.url);
    chmodSync(part, 0o755);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  const took = seconds(deps.clock.now() - started);
  deps.log.info(
    `Downloaded upload client ${release.buildId} in ${took}; its checksum matches the release.`,
  );
}

function wrongChecksum(release: Release, found: string, source: string): SiteDeployError {
  const message = "The checksum of the platform's upload client does not match its release.";
  const checksums = [`expected: ${release.sha256}`, `found:    ${found}`];
  const facts = [...checksums, `file: ${source}`, `build: ${release.buildId}`];
  return new SiteDeployError('OFFICIAL_CLIENT_CHECKSUM', message, { facts });
}

/** Hashes the whole file at once: about 100 MB, which takes 0.1 s. */
function hashFile(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Follows redirects to `https` URLs only.
 * @throws SiteDeployError `UPLOADER_NOT_AVAILABLE`
 */
export async function follow(address: string, more: Pick<HttpRequest, 'saveTo'>, deps: Deps) {
  const { signal } = deps;
  const request = { method: 'GET', url: address, follow: { to: 'public' }, signal } as const;
  const response = await deps.http.send({ ...request, ...more });
  const { location } = response.headers;
  if (response.status < 300 || response.status >= 400 || !location) return response;
  const message = `${response.url} redirects to ${location}; the redirect is not followed.`;
  throw new SiteDeployError('UPLOADER_NOT_AVAILABLE', message);
}

export const stableVersion = 'stable';
export const clientName = 'StaticSitesClient';

export type Platform = 'linux-x64' | 'osx-x64' | 'win-x64';

export type Release = Readonly<Awaited<ReturnType<typeof findRelease>>>;

const Releases = z.array(
  z.looseObject({
    version: z.string(),
    buildId: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
    files: z.record(
      z.string(),
      z.looseObject({ url: z.string(), sha: z.string().check(z.regex(/^[0-9a-f]{64}$/i)) }),
    ),
  }),
);

export function getPlatform(system: string, architecture: string): Platform {
  if (system === 'linux' && architecture === 'x64') return 'linux-x64';
  if (system === 'darwin') return 'osx-x64';
  if (system === 'win32') return 'win-x64';
  const message = `The platform's upload client is not available for ${system} on ${architecture}.`;
  const remedy =
    'Use "uploader: direct", which works on every system, or run the job on Linux x64, Windows ' +
    'or macOS.';
  throw new SiteDeployError('UPLOADER_NOT_AVAILABLE', message, { remedy });
}

const unread = "Can't read the release metadata of the platform's upload client.";
const metadata = "The release metadata of the platform's upload client";

export async function findRelease(platform: Platform, buildId: string | undefined, deps: Deps) {
  const failed = (message: string, facts: readonly string[], cause?: unknown) =>
    new SiteDeployError('UPLOADER_NOT_AVAILABLE', message, {
      facts: [...facts, `metadata: ${releaseMetadataUrl}`],
      cause,
    });
  const answer = await follow(releaseMetadataUrl, {}, deps).catch((error) => {
    deps.signal.throwIfAborted();
    throw failed(unread, [String(error.message)], error);
  });
  if (!answer.ok) throw failed(unread, [`status ${answer.status} from ${answer.url}`]);
  const parsed = z.safeParse(Releases, answer.json);
  if (!parsed.success) {
    const type = describeContentType(answer);
    throw failed(`${metadata} has an unknown format.`, [`received ${type} from ${answer.url}`]);
  }
  const found = parsed.data.find((candidate) => {
    if (buildId) return candidate.buildId === buildId;
    return candidate.version === stableVersion;
  });
  const file = found?.files[platform];
  if (!found || !file) {
    let expected = `a ${stableVersion} build`;
    if (buildId) expected = `the build ${buildId} (hosting.clientBuildId)`;
    const names = parsed.data.map((candidate) => `${candidate.version} ${candidate.buildId}`);
    const facts = [`it has: ${names.join(', ') || 'nothing'}`];
    throw failed(`${metadata} does not list ${expected} for ${platform}.`, facts);
  }
  if (URL.parse(file.url)?.protocol !== 'https:')
    throw failed(`${metadata} contains a URL without TLS.`, [`address: ${file.url}`]);
  return { buildId: found.buildId, url: file.url, sha256: file.sha.toLowerCase() };
}
