import type { Fault, FaultKind } from '../types.ts';
import { fits, matches } from './match.ts';

/**
 * What goes wrong on request. Faults are tried in the order in which they were added; the first that is due is used.
 */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
}

export interface FaultList extends Faults {
  /** The fault that this request meets, counted as used. */
  take(request: { readonly host: string; readonly path: string; readonly method: string }): FaultKind | undefined;
  /** Whether any fault is meant for the host. */
  concern(host: string): boolean;
}

export function createFaults(): FaultList {
  let entries: { readonly fault: Fault; passing: number; left: number }[] = [];
  return {
    add: (fault) => entries.push({ fault, passing: fault.after ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      entries = [];
    },
    concern: (host) => entries.some(({ fault }) => fits(fault.host, host)),
    take(request) {
      for (const entry of entries) {
        if (entry.left === 0 || !matches(entry.fault, request)) continue;
        if (entry.passing > 0) {
          entry.passing--;
          continue;
        }
        entry.left--;
        return entry.fault.kind;
      }
      return undefined;
    },
  };
}
