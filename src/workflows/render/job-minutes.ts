import type { SiteConfig } from '../../config/schema.ts';

export interface JobMinutes {
  readonly build: number;
  readonly deploy: number;
}

const maxMinutes = 360;
const around = { build: 10, deploy: 7 };
/** Minimum upload rate in bytes per minute, and the site size covered by the overhead. */
const slowest = 30_000_000;
const defaultSize = 262_144_000;

/** The site config's own timeouts plus overhead: an earlier end would cut off a deployment. */
export function allowedMinutes(siteConfig: SiteConfig): JobMinutes {
  const { build, hosting, seo } = siteConfig;
  const { distributionTimeoutMinutes, verificationTimeoutMinutes } = hosting;
  const metadata = seo.enabled ? seo.fetchMinutes : 0;
  const sending = Math.ceil(Math.max(0, hosting.maxTotalSize - defaultSize) / slowest);
  const deploy =
    metadata + sending + distributionTimeoutMinutes + verificationTimeoutMinutes + around.deploy;
  return {
    build: Math.min(maxMinutes, build.timeoutMinutes + around.build),
    deploy: Math.min(maxMinutes, deploy),
  };
}

const defaultMinutes: JobMinutes = { build: 30, deploy: 30 };

/** The chosen ones, but never below the site config's. @returns `undefined`: the defaults */
export function jobMinutes(
  chosen: { readonly build?: number; readonly deploy?: number },
  allowed: JobMinutes | undefined,
): JobMinutes | undefined {
  const of = (job: keyof JobMinutes) =>
    Math.max(chosen[job] ?? defaultMinutes[job], allowed?.[job] ?? 0);
  const minutes = { build: of('build'), deploy: of('deploy') };
  if (minutes.build === defaultMinutes.build && minutes.deploy === defaultMinutes.deploy)
    return undefined;
  return minutes;
}
