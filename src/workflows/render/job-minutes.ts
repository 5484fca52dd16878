import type { SiteConfig } from '../../config/schema.ts';

/** Longest times of the jobs, in minutes. */
export interface JobMinutes {
  readonly build: number;
  readonly deploy: number;
}

/** What GitHub ends a job after, whatever it asks for, in minutes. */
const longest = 360;
/** For checkout, tools, and what is handed from job to job, in minutes. */
const around = { build: 10, deploy: 7 };
/** What an upload sends at least in a minute, in bytes, and how much of a site the time around is enough for. */
const slowest = 30_000_000;
const usualSize = 262_144_000;

/**
 * What the site config lets its own steps take, with time for what is around them: a job that ends before would cut a
 * deployment off while it is distributed.
 */
export function allowedMinutes({ build, hosting, seo }: SiteConfig): JobMinutes {
  const { distributionTimeoutMinutes, verificationTimeoutMinutes } = hosting;
  const metadata = seo.enabled ? seo.fetchMinutes : 0;
  const sending = Math.ceil(Math.max(0, hosting.maxTotalSize - usualSize) / slowest);
  const deploy = metadata + sending + distributionTimeoutMinutes + verificationTimeoutMinutes + around.deploy;
  return { build: Math.min(longest, build.timeoutMinutes + around.build), deploy: Math.min(longest, deploy) };
}

/** The usual times of the templates. */
const usual: JobMinutes = { build: 30, deploy: 30 };

/**
 * The times that a workflow gets: what was chosen, and never less than the site config allows.
 * @returns `undefined`: the usual ones
 */
export function jobMinutes(
  chosen: { readonly build?: number; readonly deploy?: number },
  allowed: JobMinutes | undefined,
): JobMinutes | undefined {
  const of = (job: keyof JobMinutes) => Math.max(chosen[job] ?? usual[job], allowed?.[job] ?? 0);
  const minutes = { build: of('build'), deploy: of('deploy') };
  if (minutes.build === usual.build && minutes.deploy === usual.deploy) return undefined;
  return minutes;
}
