import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/steps/finish/rewrite/page-reader.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
var PageReader = class {
  #buffer = Buffer.allocUnsafeSlow(1 << 18);
  /** @returns the bytes of the file, until the next one is read */
  read(file) {
    const descriptor = openSync(file, "r");
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
};

// src/steps/finish/html/layout.ts
var keyAttribute = "data-text-key";
var managed = /* @__PURE__ */ new Set(["title", "meta", "link", "script"]);
var voidElements = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" ");
var rawElements = "script style xmp iframe noembed noframes plaintext noscript".split(" ");
var structure = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" ");
var textless = /* @__PURE__ */ new Set([...voidElements, ...rawElements, ...structure]);

export {
  keyAttribute,
  managed,
  textless,
  PageReader
};
