import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reuses one buffer, so that memory doesn't grow with the files. */
export class PageReader {
  #buffer = Buffer.allocUnsafeSlow(1 << 18);

  read(file: string): Buffer {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      if (size > this.#buffer.byteLength) this.#buffer = Buffer.allocUnsafeSlow(size + (size >> 1));
      let length = 0;
      for (let read = -1; read !== 0 && length < size; length += read)
        read = readSync(descriptor, this.#buffer, length, size - length, null);
      return this.#buffer.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  }
}
