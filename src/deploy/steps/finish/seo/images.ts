import {
  imageFileSize,
  type PageSeo,
  type ValidationProblem,
} from '../../../../contracts/portal/seo.ts';
import { bytes } from '../../../../shared/units.ts';

/**
 * Checks only files of the site itself. Spec: Limits. `sizeOf`: bytes by decoded path, no leading
 * slash.
 */
export function imageWarnings(
  seo: PageSeo,
  origin: string,
  getSize: (file: string) => number | undefined,
): ValidationProblem[] {
  const fields = { 'openGraph.image': seo.openGraph?.image, 'social.image': seo.social?.image };
  return Object.entries(fields).flatMap(([field, address]) => {
    const file = address ? toFilePath(address, origin) : undefined;
    if (!file) return [];
    const size = getSize(file);
    if (size === undefined) return [{ field, message: `the site has no file ${file}` }];
    if (size <= imageFileSize) return [];
    return [
      {
        field,
        message: `${file} is ${bytes(size)}; the recommended maximum is ${bytes(imageFileSize)}`,
      },
    ];
  });
}

function toFilePath(address: string, site: string): string | undefined {
  const { origin, pathname } = new URL(address, site);
  if (origin !== site) return undefined;
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, '');
  } catch {
    return pathname.replace(/^\/+/, '');
  }
}
