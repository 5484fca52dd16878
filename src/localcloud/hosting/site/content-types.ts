const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** @param own by extension, including the dot */
export function getContentType(file: string, mimeTypes: Readonly<Record<string, string>>): string {
  const extension = /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';
  return mimeTypes[extension] ?? types[extension.slice(1)] ?? 'application/octet-stream';
}

/** The platform compresses this type. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|manifest\+json|wasm)|\+xml/.test(type);
}
