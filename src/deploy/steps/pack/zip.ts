export type CompressionMethod = 0 | 8;
export const store: CompressionMethod = 0;
export const deflate: CompressionMethod = 8;

export interface EntryHeader {
  readonly name: Buffer;
  readonly method: CompressionMethod;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
}

export const localHeaderBytes = 30;
export const compressedSizeAt = 18;

/** 1980-01-01, the earliest possible time, so that the same files always give the same bytes. */
const dosDate = 0x21;
const utf8Flag = 0x0800;
const version = 20;
/** Unix as the origin. Otherwise, some readers misread UTF-8 names or ignore the mode. */
const versionMadeBy = (3 << 8) | version;
const attributes = 0o100644 * 0x1_0000;

/**
 * Writes a local file header: APPNOTE 4.3.7,
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function writeLocalHeader(out: Buffer, at: number, fields: EntryHeader): void {
  out.writeUInt32LE(0x04034b50, at);
  out.writeUInt16LE(version, at + 4);
  writeCommonFields(out, at + 6, fields);
  out.writeUInt16LE(0, at + 28);
  fields.name.copy(out, at + localHeaderBytes);
}

export function centralHeader(fields: EntryHeader, offset: number): Buffer {
  const header = Buffer.alloc(46 + fields.name.byteLength);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(versionMadeBy, 4);
  header.writeUInt16LE(version, 6);
  writeCommonFields(header, 8, fields);
  header.writeUInt32LE(attributes, 38);
  header.writeUInt32LE(offset, 42);
  fields.name.copy(header, 46);
  return header;
}

export function endRecord(count: number, directoryBytes: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryOffset, 16);
  return record;
}

function writeCommonFields(out: Buffer, at: number, header: EntryHeader): void {
  out.writeUInt16LE(utf8Flag, at);
  out.writeUInt16LE(header.method, at + 2);
  out.writeUInt16LE(0, at + 4);
  out.writeUInt16LE(dosDate, at + 6);
  out.writeUInt32LE(header.crc, at + 8);
  out.writeUInt32LE(header.compressed, at + 12);
  out.writeUInt32LE(header.size, at + 16);
  out.writeUInt16LE(header.name.byteLength, at + 20);
}
