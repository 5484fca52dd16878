import { createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { isInside } from '../../shared/paths.ts';

export interface Contents {
  readonly files: number;
  /** Uncompressed, in bytes. */
  readonly bytes: number;
  /** Uncompressed, in bytes. */
  readonly largest: number;
}

export class PackageRefused extends Error {
  override readonly name = 'PackageRefused';
}

const hostingConfig = 'staticwebapp.config.json';
const largestConfig = 20 * 1024;
/** Per environment on any plan, in bytes. */
const hardLimit = 500 * 1024 * 1024;

/**
 * Unpacks one file at a time.
 * @throws PackageRefused if it isn't an archive, or if a file is a link or would land outside `dir`
 */
export async function unpack(archive: string, dir: string): Promise<Contents> {
  const zip = await openPromise(archive, { strictFileNames: true }).catch((error) => {
    throw new PackageRefused(
      `The uploaded package is not a valid archive: ${getErrorMessage(error)}`,
    );
  });
  let files = 0;
  let bytes = 0;
  let largest = 0;
  const folders = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const target = path.resolve(dir, entry.fileName);
      if (!isInside(dir, target) || isLink(entry)) {
        throw new PackageRefused(
          `The uploaded package holds a file outside of the site: ${entry.fileName}`,
        );
      }
      const folder = path.dirname(target);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      let size = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          done(
            bytes + size > hardLimit
              ? new PackageRefused('The size of the app content was too large.')
              : null,
            chunk,
          );
        },
      });
      // `wx`: a second entry of the same name must not overwrite the first.
      await pipeline(
        await zip.openReadStreamPromise(entry),
        count,
        createWriteStream(target, { flags: 'wx' }),
      );
      files++;
      bytes += size;
      largest = Math.max(largest, size);
    }
  } catch (error) {
    throw error instanceof PackageRefused
      ? error
      : new PackageRefused(`The uploaded package cannot be read: ${getErrorMessage(error)}`);
  } finally {
    zip.close();
  }
  await checkRoot(dir);
  return { files, bytes, largest };
}

/** As the platform does: it also accepts `Index.html`, but then finds nothing at `/`. */
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
}

/** The Unix mode is in the upper half of the attributes. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}
