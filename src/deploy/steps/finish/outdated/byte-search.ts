/**
 * Number of bytes that are hashed at once. The hash shows whether the hashed part of a value may
 * end there, or how far to skip.
 */
const block = 4;
const hashBits = 16;

/**
 * Finds many values at once by the algorithm of Wu and Manber (A Fast Algorithm for Multi-Pattern
 * Searching, 1994). It skips most bytes, and its time hardly depends on the number of values.
 */
export class ByteSearch {
  /**
   * Number of leading bytes of each value that are hashed: the length of the shortest value, at
   * most 255.
   */
  readonly #width: number;
  readonly #shifts: Uint8Array;
  /** Indexes of values by hash, length and text. Values with the same beginning share a hash. */
  readonly #ends = new Map<number, Map<number, Map<string, number[]>>>();
  /** Length of the longest value in bytes. */
  readonly longest: number;

  /**
   * Prepares a search.
   * @param values of at least 4 bytes each
   */
  constructor(values: readonly Buffer[]) {
    const lengths = values.map((value) => value.byteLength);
    this.longest = lengths.reduce((most, length) => Math.max(most, length), 0);
    this.#width = Math.min(255, ...new Set(lengths));
    this.#shifts = new Uint8Array(1 << hashBits).fill(this.#width - block + 1);
    for (const [index, value] of values.entries())
      for (let end = block - 1; end < this.#width; end += 1) {
        const hash = hashAt(value, end);
        const shift = this.#width - 1 - end;
        if ((this.#shifts[hash] ?? 0) > shift) this.#shifts[hash] = shift;
        if (shift === 0) this.#add(hash, value, index);
      }
  }

  #add(hash: number, value: Buffer, index: number): void {
    const lengths = this.#ends.get(hash) ?? new Map<number, Map<string, number[]>>();
    this.#ends.set(hash, lengths);
    const texts = lengths.get(value.byteLength) ?? new Map<string, number[]>();
    lengths.set(value.byteLength, texts);
    const text = value.toString('latin1');
    const same = texts.get(text);
    if (same) same.push(index);
    else texts.set(text, [index]);
  }

  /** Yields the index and the offset in bytes of each match, in order. */
  *find(bytes: Buffer): Generator<readonly [value: number, at: number]> {
    if (this.#ends.size === 0) return;
    let end = this.#width - 1;
    while (end < bytes.byteLength) {
      const hash = hashAt(bytes, end);
      const shift = this.#shifts[hash] ?? 1;
      if (shift === 0) {
        const at = end - this.#width + 1;
        for (const [length, texts] of this.#ends.get(hash) ?? [])
          for (const index of texts.get(bytes.toString('latin1', at, at + length)) ?? [])
            yield [index, at];
      }
      end += Math.max(1, shift);
    }
  }
}

function hashAt(bytes: Buffer, end: number): number {
  const word =
    (bytes[end] ?? 0) |
    ((bytes[end - 1] ?? 0) << 8) |
    ((bytes[end - 2] ?? 0) << 16) |
    ((bytes[end - 3] ?? 0) << 24);
  return Math.imul(word, 0x9e37_79b1) >>> (32 - hashBits);
}
