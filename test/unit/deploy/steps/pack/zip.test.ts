import { hash, randomBytes } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { Archiver } from '../../../../../src/deploy/steps/pack/archiver.ts';
import { PiecePacker } from '../../../../../src/deploy/steps/pack/pack-piece.ts';
import { bytesEntry, type FileEntry } from '../../../../../src/deploy/steps/pack/piece.ts';
import { split } from '../../../../../src/deploy/steps/pack/split.ts';
import {
  centralHeader,
  deflate,
  endRecord,
  writeLocalHeader,
} from '../../../../../src/deploy/steps/pack/zip.ts';
import { thrownBy } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();

const text = 'grüße '.repeat(200);
const noise = Buffer.from(
  Array.from({ length: 3_000 }, (_, index) => (index * 7919 + (index >> 3) * 104729) % 251),
);
const entries: readonly (readonly [string, Uint8Array])[] = [
  ['.well-known/security.txt', Buffer.from('contact')],
  ['empty.html', Buffer.alloc(0)],
  ['images/photo.JPG', Buffer.alloc(5_000, 'a')],
  ['images/plan.png', Buffer.alloc(5_000, 'a')],
  ['index.html', Buffer.from(text)],
  ['noise.bin', noise],
  ['ünïcode/日本 語.html', Buffer.from('<p>')],
];

async function write(name = 'site.zip', list = entries): Promise<{ file: string; size: number }> {
  const file = folder.at(name);
  const zip = new Archiver(file);
  try {
    const packed = new PiecePacker().pack({
      kind: 'files',
      entries: list.map(([entry, content]) => bytesEntry(entry, content)),
    });
    expect(zip.add(packed)).toBe(list.reduce((sum, [, content]) => sum + content.byteLength, 0));
    return { file, size: zip.end() };
  } finally {
    zip.close();
  }
}

/**
 * Adds a file on the disk piece by piece, and returns what `add` returns for each piece. `onPiece`
 * is called before each.
 */
function addFile(zip: Archiver, name: string, onPiece = () => {}): number[] {
  const { size, mtimeMs } = statSync(folder.at(name));
  const source = { kind: 'file', path: name, file: folder.at(name), size, modifiedMs: mtimeMs };
  const packer = new PiecePacker();
  return Array.from(split([source as FileEntry]), (piece) => {
    onPiece();
    return zip.add(packer.pack(piece));
  });
}

interface ReadEntry {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly dosDate: readonly [number, number];
  readonly content: Buffer;
}

/**
 * Reads every entry; the reader verifies checksums and sizes. Some programs read the size in the
 * local header instead, so it has to match, too.
 */
async function readZip(file: string): Promise<ReadEntry[]> {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, {
    lazyEntries: false,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  const found: yauzl.Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => found.push(entry));
    zip.on('end', resolve);
    zip.on('error', reject);
  });
  const bytes = readFileSync(file);
  const read = [];
  for (const entry of found) {
    const sizeAt = entry.relativeOffsetOfLocalHeader + 18;
    expect(bytes.readUInt32LE(sizeAt)).toBe(entry.compressedSize);
    const stream = await promisify(
      zip.openReadStream.bind(zip) as (
        entry: yauzl.Entry,
        done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
      ) => void,
    )(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
    read.push({
      name: entry.fileName,
      method: entry.compressionMethod,
      flags: entry.generalPurposeBitFlag,
      dosDate: [entry.lastModFileDate, entry.lastModFileTime] as const,
      content: Buffer.concat(chunks),
    });
  }
  zip.close();
  return read;
}

describe('the archive', () => {
  it('preserves names, order and bytes', async () => {
    const { file, size } = await write();
    const bytes = readFileSync(file);
    expect(bytes.byteLength).toBe(size);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    const [directoryBytes, directoryOffset] = [size - 10, size - 6].map((at) =>
      bytes.readUInt32LE(at),
    );
    expect((directoryOffset ?? 0) + (directoryBytes ?? 0)).toBe(size - 22);
    const read = await readZip(file);
    expect(read.map(({ name }) => name)).toEqual(entries.map(([name]) => name));
    for (const [index, [name, content]] of entries.entries())
      expect(read[index]?.content.equals(content), name).toBe(true);
  });

  it('stores JPEG images and empty files, and deflates compressible files', async () => {
    const read = await readZip((await write()).file);
    const methods = Object.fromEntries(read.map(({ name, method }) => [name, method]));
    expect(methods).toMatchObject({
      'images/photo.JPG': 0,
      'empty.html': 0,
      'images/plan.png': 8,
      'index.html': 8,
    });
  });

  it('stores a PNG without compression if its middle part does not shrink', async () => {
    const blank = Buffer.alloc(20_000, 'blank ');
    const list = [
      ['badly.png', blank],
      ['noise.txt', randomBytes(20_000)],
      ['well.png', Buffer.concat([blank, randomBytes(20_000), blank])],
    ] as const;
    const read = await readZip((await write('png.zip', list)).file);
    expect(read.map(({ name, method }) => [name, method])).toEqual([
      ['badly.png', 8],
      // The extension suggests text, but the random bytes do not shrink.
      ['noise.txt', 0],
      ['well.png', 0],
    ]);
    for (const [index, [name, content]] of list.entries())
      expect(read[index]?.content.equals(content), name).toBe(true);
  });

  it('marks names as UTF-8 and stores no time', async () => {
    for (const { flags, dosDate } of await readZip((await write()).file)) {
      expect(flags & 0x0800).toBe(0x0800);
      expect(dosDate).toEqual([0x21, 0]);
    }
  });

  it.each([
    ['data.txt', 8],
    ['film.mp4', 0],
  ])('packs a file named %s of more than 4 MB in parts', async (name, method) => {
    const content = Buffer.concat([noise, Buffer.from(text)].flatMap((part) => [part, part]));
    const size = 4_200_000;
    folder.write({ [name]: Buffer.alloc(size, content) });
    const zip = new Archiver(folder.at('large.zip'));
    const done = addFile(zip, name);
    zip.end();
    zip.close();

    expect(done).toEqual([0, 1, 2, 3, 4].map((part) => part << 20).concat(size));
    const [entry] = await readZip(folder.at('large.zip'));
    expect(entry).toMatchObject({ name, method });
    expect(entry?.content.equals(readFileSync(folder.at(name)))).toBe(true);
    const sha256 = hash('sha256', readFileSync(folder.at(name)));
    expect(zip.files).toEqual([{ path: name, size, sha256 }]);
  });

  it('refuses a large file whose content changes while it is packed', () => {
    const write = (letter: string) => {
      folder.write({ 'data.txt': Buffer.alloc(4_200_000, letter) });
      utimesSync(folder.at('data.txt'), 1, 1);
    };
    write('a');
    const zip = new Archiver(folder.at('large.zip'));
    let pieces = 0;
    const change = () => {
      pieces += 1;
      if (pieces === 2) write('b');
    };
    const error = thrownBy(() => addFile(zip, 'data.txt', change));
    zip.close();

    expect(error).toMatchObject({
      code: 'PACKAGE_FILE_CHANGED',
      message: 'The file "data.txt" changed while it was being read.',
    });
  });

  it('holds 1,200 entries', async () => {
    const many = Array.from(
      { length: 1_200 },
      (_, index) => [`f/${index}.txt`, Buffer.from(`${index}`)] as const,
    );
    const read = await readZip((await write('many.zip', many)).file);
    expect(read).toHaveLength(1_200);
    expect(read.at(-1)).toMatchObject({ name: 'f/1199.txt', content: Buffer.from('1199') });
  });

  it('is readable only by its owner', async () => {
    const { file } = await write();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('has the same bytes in a different time zone and year', async () => {
    const here = readFileSync((await write('one.zip')).file);
    expect(readFileSync((await write('two.zip')).file).equals(here)).toBe(true);
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.useFakeTimers({ now: 4e12, toFake: ['Date'] });
    try {
      expect(new Date().getHours()).not.toBe(new Date().getUTCHours());
      await write('far.zip');
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
    expect(readFileSync(folder.at('far.zip')).equals(here)).toBe(true);
  });
});

describe('the headers of an archive', () => {
  const header = { name: Buffer.from('a.txt'), method: deflate, crc: 0x04030201 };
  const fields = { ...header, compressed: 5, size: 7 };
  // Version 20, UTF-8, deflated, 1980-01-01, checksum, sizes and the length of the name.
  const common = '14000008080000002100010203040500000007000000' + '0500';
  const name = '612e747874';

  it('have the bytes that the ZIP specification requires', () => {
    const local = Buffer.alloc(37);
    writeLocalHeader(local, 2, fields);
    expect(local.toString('hex')).toBe(`0000504b0304${common}0000${name}`);
    // Made by Unix, mode 0644, offset 9.
    expect(centralHeader(fields, 9).toString('hex')).toBe(
      `504b01021403${common}0000000000000000${'0000a481'}09000000${name}`,
    );
    expect(endRecord(2, 3, 4).toString('hex')).toBe(
      '504b05060000000002000200' + '03000000040000000000',
    );
  });
});
