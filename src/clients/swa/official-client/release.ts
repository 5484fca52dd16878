import * as z from 'zod/mini';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { follow } from './follow.ts';

/** The URL that `@azure/static-web-apps-cli` uses. */
export const releaseMetadataUrl = 'https://aka.ms/swalocaldeploy';
export const stableVersion = 'stable';
/** Name without the `.exe` of Windows. */
export const clientName = 'StaticSitesClient';

export type Platform = 'linux-x64' | 'osx-x64' | 'win-x64';

export interface Release {
  readonly buildId: string;
  readonly url: string;
  readonly sha256: string;
}

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

/** @throws SiteDeployError `UPLOADER_NOT_AVAILABLE` */
export function getPlatform(system: string, architecture: string): Platform {
  if (system === 'linux' && architecture === 'x64') return 'linux-x64';
  // Both emulate x64 on other architectures.
  if (system === 'darwin') return 'osx-x64';
  if (system === 'win32') return 'win-x64';
  throw new SiteDeployError(
    'UPLOADER_NOT_AVAILABLE',
    `The platform's upload client is not available for ${system} on ${architecture}.`,
    {
      remedy:
        'Use "uploader: direct", which works on every system, or run the job on Linux x64, ' +
        'Windows or macOS.',
    },
  );
}

/** @throws SiteDeployError `UPLOADER_NOT_AVAILABLE` */
export async function findRelease(
  platform: Platform,
  buildId: string | undefined,
  deps: Deps,
): Promise<Release> {
  const failed = (message: string, facts: readonly string[], cause?: unknown) =>
    new SiteDeployError('UPLOADER_NOT_AVAILABLE', message, {
      facts: [...facts, `metadata: ${releaseMetadataUrl}`],
      cause,
    });
  const answer = await follow(releaseMetadataUrl, {}, deps).catch((error) => {
    deps.signal.throwIfAborted();
    throw failed(
      "Can't read the release metadata of the platform's upload client.",
      [String(error.message)],
      error,
    );
  });
  if (!answer.ok) {
    throw failed("Can't read the release metadata of the platform's upload client.", [
      `status ${answer.status} from ${answer.url}`,
    ]);
  }
  const parsed = z.safeParse(Releases, answer.json);
  if (!parsed.success) {
    throw failed("The release metadata of the platform's upload client has an unknown format.", [
      `received ${answer.headers['content-type'] ?? 'no content type'} from ${answer.url}`,
    ]);
  }
  const found = parsed.data.find((candidate) => {
    if (buildId) return candidate.buildId === buildId;
    return candidate.version === stableVersion;
  });
  const file = found?.files[platform];
  if (!found || !file) {
    const expected = buildId
      ? `the build ${buildId} (hosting.clientBuildId)`
      : `a ${stableVersion} build`;
    const names = parsed.data.map((candidate) => `${candidate.version} ${candidate.buildId}`);
    throw failed(
      `The release metadata of the platform's upload client does not list ${expected} for ` +
        `${platform}.`,
      [`it has: ${names.join(', ') || 'nothing'}`],
    );
  }
  if (!URL.canParse(file.url) || new URL(file.url).protocol !== 'https:') {
    throw failed(
      "The release metadata of the platform's upload client contains a URL without TLS.",
      [`address: ${file.url}`],
    );
  }
  return { buildId: found.buildId, url: file.url, sha256: file.sha.toLowerCase() };
}
