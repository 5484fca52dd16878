import { readFileSync } from 'node:fs';

/** Most memory that this process has had. Where there is /proc, by it: `maxRSS` counts what the parent had when it made this process. */
export function peakMegabytes(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return process.resourceUsage().maxRSS / 1000;
  }
}
