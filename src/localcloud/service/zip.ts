import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

export interface FolderFile {
  /** Relative path with forward slashes. */
  readonly name: string;
  readonly content: Buffer;
  /** File type and permissions. Default: 0o100644, a regular file. */
  readonly mode?: number;
}

export function readFolder(folder: string): FolderFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        name: path.relative(folder, file).split(path.sep).join('/'),
        content: readFileSync(file),
      };
    });
}

const [stored, deflated] = [0, 8];

/**
 * Returns the stored and deflated files of a zip archive. Reads its central directory, which
 * contains their sizes even if the archive was streamed.
 */
export function unzip(archive: Buffer): FolderFile[] {
  const files: FolderFile[] = [];
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = end < 0 ? archive.length : archive.readUInt32LE(end + 16);
  while (at < end && archive.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const nameLength = archive.readUInt16LE(at + 28);
    const moreLength = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const header = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const skipped = archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(header + 30 + skipped, header + 30 + skipped + size);
    if (!name.endsWith('/') && (method === stored || method === deflated))
      files.push({ name, content: method === stored ? packed : inflateRawSync(packed) });
    at += 46 + nameLength + moreLength;
  }
  return files;
}

/** Creates an uncompressed archive with the minimum that unpacking programs require. */
export function zip(files: readonly FolderFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644 } of files) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.byteLength, 14);
    fields.writeUInt32LE(content.byteLength, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const offsetFields = Buffer.alloc(14);
    offsetFields.writeUInt32LE((mode << 16) >>> 0, 6);
    offsetFields.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), content);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0003'),
      fields,
      offsetFields,
      Buffer.from(name),
    );
    offset += 30 + Buffer.byteLength(name) + content.byteLength;
  }
  const entries = Buffer.concat(directory);
  const endRecord = Buffer.alloc(22);
  endRecord.write('PK\u0005\u0006', 'latin1');
  endRecord.writeUInt16LE(files.length, 8);
  endRecord.writeUInt16LE(files.length, 10);
  endRecord.writeUInt32LE(entries.byteLength, 12);
  endRecord.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, endRecord]);
}
