import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { artifactDigest } from '../../../../../../src/deploy/artifact/artifact.ts';
import type { Plan } from '../../../../../../src/deploy/steps/plan/types.ts';

export interface PackageClaims {
  readonly plan: Plan;
  readonly commit: string;
  readonly inputs: string | undefined;
  readonly content: string;
}

export interface StoredPackage {
  readonly manifest: object;
  readonly content: string;
}

/**
 * Creates what `upload-artifact` stores for a build: one page, and a manifest that names the run.
 */
export function createPackage({ plan, commit, inputs, content }: PackageClaims): StoredPackage {
  const { environment, version, config, event } = plan;
  const files = [
    { path: 'index.html', size: Buffer.byteLength(content), sha256: hash('sha256', content) },
  ];
  const run = event.run.url ?? '';
  const origin = { slug: config.site.slug, environment, version, commit, tree: '', run };
  const digest = artifactDigest(origin, files);
  return { content, manifest: { format: 1, ...origin, inputs, digest, files } };
}

export const damages = [
  'content',
  'manifest',
  'more files',
  'no archive',
  'no manifest',
  'too large',
] as const;
export type Damage = (typeof damages)[number];

const sizes: Readonly<Record<string, string>> = { manifest: '1', 'too large': '99999999999' };

export function zipPackage({ manifest, content }: StoredPackage, damage?: Damage): Buffer {
  const described = JSON.stringify(manifest);
  const files: Record<string, string> = {
    'site/index.html': damage === 'content' ? content.replace(/.$/, 'X') : content,
    'manifest.json': described.replace('"size":', `"size":${sizes[damage ?? ''] ?? ''}`),
  };
  if (damage === 'more files') files['site/evil.js'] = 'evil';
  if (damage === 'no manifest') delete files['manifest.json'];
  const zip = createZip(files);
  return damage === 'no archive' ? zip.subarray(0, zip.length - 30) : zip;
}

/** Creates an archive without compression. */
function createZip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, place, path);
    parts.push(Buffer.from('PK\x03\x04'), common, path, data);
    offset += 4 + common.length + path.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end]);
}
