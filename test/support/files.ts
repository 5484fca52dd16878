import { createHash } from 'node:crypto';

/** Returns incompressible bytes, the same for the same seed. */
export function noise(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}
