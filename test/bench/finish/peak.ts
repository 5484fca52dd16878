import { readFileSync } from 'node:fs';

/**
 * Returns the peak memory of this process. Uses /proc if it exists, because `maxRSS` includes the
 * parent's memory at the fork.
 */
export function peakMegabytes(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return process.resourceUsage().maxRSS / 1000;
  }
}
