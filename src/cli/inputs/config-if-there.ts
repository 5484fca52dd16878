import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

export async function loadConfigIfThere(
  folder: string,
  file?: string,
): Promise<SiteConfig | undefined> {
  try {
    return await loadSiteConfig(folder, file);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'CONFIG_NOT_FOUND') return undefined;
    throw error;
  }
}
