import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

/** The site config of a folder; `undefined` where there is none. One with errors is not passed over. */
export async function loadConfigIfThere(folder: string, file?: string): Promise<SiteConfig | undefined> {
  try {
    return await loadSiteConfig(folder, file);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'CONFIG_NOT_FOUND') return undefined;
    throw error;
  }
}
