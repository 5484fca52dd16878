import type { HostingService } from './hosting/hosting.ts';

/**
 * A hosting that reports its published sites: Production, or a Preview until there is a Production.
 * @param learn receives the site and the folder that it is served from
 */
export function recordSites(
  hosting: HostingService,
  recordPages: (slug: string, folder: string) => Promise<void>,
): HostingService {
  return {
    ...hosting,
    async publish(slug, environment, folder) {
      await hosting.publish(slug, environment, folder);
      if (environment !== null && hosting.address(slug)) return;
      // The folder is gone if a newer version has been published meanwhile; that one is reported
      // instead.
      await recordPages(slug, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
  };
}
