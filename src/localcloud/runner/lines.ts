/** Splits output into lines. Drops a byte order mark. Replaces invalid sequences with U+FFFD. */
export function cutLines(onLine: (line: string) => void) {
  let start: Uint8Array = new Uint8Array();
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let open: string[] = [];
  let hadTrailingCr = false;
  const take = (text: string) => {
    let from = 0;
    // CR at the end of a chunk and LF at the start of the next are one line break.
    if (hadTrailingCr && text.startsWith('\n')) from = 1;
    if (text !== '') hadTrailingCr = text.endsWith('\r');
    const breaks = /\r\n|\r|\n/g;
    breaks.lastIndex = from;
    for (let found = breaks.exec(text); found !== null; found = breaks.exec(text)) {
      open.push(text.slice(from, found.index));
      onLine(open.join(''));
      open = [];
      from = found.index + found[0].length;
    }
    if (from < text.length) open.push(text.slice(from));
  };
  const begin = (bytes: Uint8Array) => {
    decoder = new TextDecoder(detectEncoding(bytes));
    take(decoder.decode(bytes, { stream: true }));
  };
  return {
    write(bytes: Uint8Array) {
      if (decoder) return take(decoder.decode(bytes, { stream: true }));
      start = Buffer.concat([start, bytes]);
      if (start.length >= maxBomBytes) begin(start);
    },
    end() {
      if (!decoder) begin(start);
      take(decoder?.decode() ?? '');
      if (open.length > 0) onLine(open.join(''));
      open = [];
    },
  };
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes);
}

const maxBomBytes = 3;

function detectEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
