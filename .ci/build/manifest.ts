import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Fields of package.json that the builds read. */
export interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
}

export async function readManifest(root: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
}
