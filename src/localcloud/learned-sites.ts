import type { HostingService } from './hosting/hosting.ts';

/**
 * A hosting from whose sites somebody learns: from Production, and from a Preview as long as there is no Production.
 * @param learn is told the site and the folder that it is served from
 */
export function learnFrom(
  hosting: HostingService,
  learn: (slug: string, folder: string) => Promise<void>,
): HostingService {
  return {
    ...hosting,
    async publish(slug, environment, folder) {
      await hosting.publish(slug, environment, folder);
      if (environment !== null && hosting.address(slug)) return;
      // The folder goes when a newer version is published meanwhile, which is learned from instead.
      await learn(slug, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
  };
}
