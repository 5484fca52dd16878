import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

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

/** Returns the files of a zip archive. */
export async function unzip(archive: Buffer): Promise<FolderFile[]> {
  const zipFile = await fromBufferPromise(archive);
  const files: FolderFile[] = [];
  for await (const entry of zipFile.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const content = await buffer(await zipFile.openReadStreamPromise(entry));
    files.push({ name: entry.fileName, content });
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
