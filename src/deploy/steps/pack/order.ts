/** The same order on every host. */
export function inByteOrder<File extends { readonly path: string }>(files: Iterable<File>): File[] {
  const keyed = Array.from(files, (file) => ({ file, key: Buffer.from(file.path) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.file);
}
