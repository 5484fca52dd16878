import { getMimeType } from 'hono/utils/mime';

/** Where the platform differs from the usual registry. */
const own: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.wav': 'audio/wav',
  '.xml': 'text/xml',
};

/** @param mimeTypes by extension, including the dot */
export function getContentType(file: string, mimeTypes: Readonly<Record<string, string>>): string {
  const extension = /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';
  const known = getMimeType(`a${extension}`)?.split(';')[0];
  return mimeTypes[extension] ?? own[extension] ?? known ?? 'application/octet-stream';
}

/** The platform compresses this type. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|manifest\+json|wasm)|\+xml/.test(type);
}
