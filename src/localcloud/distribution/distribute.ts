import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { isInside } from '../../shared/paths.ts';
import { findConfigProblem } from './hosting-config.ts';
import type { DistributionBehaviour, DistributionOptions, LocalDeployment } from './types.ts';
import { getNumberMember } from './upload-request.ts';

const withoutReason = 'Failure during content distribution.';

export async function distribute(
  deployment: LocalDeployment,
  behaviour: DistributionBehaviour,
  options: DistributionOptions,
  earlier: readonly LocalDeployment[],
): Promise<void> {
  const { storage, hosting, dir } = options;
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
    const { download } = await storage.open();
    if (!(await download(`${deployment.id}/app.zip`, archive)))
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
    // Keep the old files if some edges still serve them.
    if (everyOld === undefined)
      for (const { id } of replaced) await rm(path.join(dir, id), { recursive: true, force: true });
  } catch (error) {
    deployment.state = 'Failed';
    deployment.reason = getErrorMessage(error);
    await rm(folder, { recursive: true, force: true });
  } finally {
    await rm(archive, { force: true });
  }
}

/** Returns whether the client reported less content than it sent. Missing figures are ignored. */
function isUnderstated(upload: Readonly<Record<string, unknown>>, contents: Contents): boolean {
  const isLess = (name: string, found: number) => (getNumberMember(upload, name) ?? found) < found;
  return (
    isLess('AppFileCount', contents.files) ||
    isLess('TotalAppSizeInBytes', contents.bytes) ||
    isLess('MaxSingleFileSizeInBytes', contents.largest)
  );
}

function replaceEarlier(deployment: LocalDeployment, earlier: readonly LocalDeployment[]) {
  const { slug, environment } = deployment;
  const replaced = earlier
    .filter((item) => item !== deployment && item.isLive)
    .filter((item) => item.slug === slug && item.environment === environment);
  for (const candidate of replaced) candidate.isLive = false;
  return replaced;
}

type Contents = Awaited<ReturnType<typeof unpack>>;

class PackageRefused extends Error {
  override readonly name = 'PackageRefused';
}

const hostingConfig = 'staticwebapp.config.json';
const largestConfig = 20 * 1024;
/** Maximum size of an environment in bytes, on any plan. */
const hardLimit = 500 * 1024 * 1024;

async function unpack(archive: string, dir: string) {
  const zip = await openPromise(archive, { strictFileNames: true }).catch((error) => {
    throw new PackageRefused(`The package is not a valid archive: ${getErrorMessage(error)}`);
  });
  let files = 0;
  let bytes = 0;
  let largest = 0;
  const folders = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const target = path.resolve(dir, entry.fileName);
      if (!isInside(dir, target) || isLink(entry))
        throw new PackageRefused(`The package holds a file outside of the site: ${entry.fileName}`);
      const folder = path.dirname(target);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      let size = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (bytes + size > hardLimit)
            done(new PackageRefused('The size of the app content was too large.'));
          else done(null, chunk);
        },
      });
      // With the flag `wx`, a second entry with the same name is an error.
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(content, count, createWriteStream(target, { flags: 'wx' }));
      files++;
      bytes += size;
      largest = Math.max(largest, size);
    }
  } catch (error) {
    if (error instanceof PackageRefused) throw error;
    throw new PackageRefused(`The uploaded package cannot be read: ${getErrorMessage(error)}`);
  } finally {
    zip.close();
  }
  await checkRoot(dir);
  return { files, bytes, largest };
}

/**
 * Checks the start page and the configuration. Like the platform, accepts `Index.html`, although
 * nothing is then served at `/`.
 * @throws PackageRefused
 */
async function checkRoot(dir: string): Promise<void> {
  const names = await readdir(dir);
  if (!names.includes('index.html') && !names.includes('Index.html')) {
    throw new PackageRefused(
      'Failed to find a default file in the app artifacts folder. ' +
        'Valid default files: index.html,Index.html.',
    );
  }
  if (!names.includes(hostingConfig)) return;
  const { size } = await stat(path.join(dir, hostingConfig));
  if (size > largestConfig) {
    throw new PackageRefused(
      `Encountered an issue while validating ${hostingConfig}: ` +
        'The file size exceeds the limit of 20 KB.',
    );
  }
  const problem = findConfigProblem(await readFile(path.join(dir, hostingConfig), 'utf8'));
  if (problem)
    throw new PackageRefused(`Encountered an issue while validating ${hostingConfig}: ${problem}`);
}

/**
 * Returns whether an entry is a symbolic link. The Unix mode is in the upper half of the
 * attributes.
 */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}
