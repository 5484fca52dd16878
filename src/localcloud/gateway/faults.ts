import { type ConnectionFault, type Fault, isConnectionFault, type RequestFault } from './fault.ts';
import { fits, matches } from './match.ts';

/** Tried in the order of adding; the first one due applies. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  left(): readonly FaultLeft[];
}

export interface FaultLeft {
  readonly fault: Fault;
  /** `Infinity` for all; 0 if used up. */
  readonly left: number;
}

export type FaultList = ReturnType<typeof createFaults>;

type SeenRequest = Parameters<typeof matches>[1];

interface Entry {
  readonly fault: Fault;
  begun: boolean;
  passing: number;
  left: number;
  until: number | undefined;
}

export function createFaults() {
  let entries: Entry[] = [];
  const use = (entry: Entry): boolean => {
    if (!entry.begun || entry.left === 0) return false;
    if (entry.passing > 0) {
      entry.passing--;
      return false;
    }
    entry.until ??= performance.now() + (entry.fault.forMs ?? Number.POSITIVE_INFINITY);
    if (performance.now() > entry.until) return false;
    entry.left--;
    return true;
  };
  return {
    add(fault: Fault): void {
      const { after = 0, times = Number.POSITIVE_INFINITY, since } = fault;
      entries.push({ fault, begun: !since, passing: after, left: times, until: undefined });
    },
    clear: (): void => {
      entries = [];
    },
    left: (): readonly FaultLeft[] =>
      entries.map((entry) => ({ fault: entry.fault, left: entry.left })),
    concern: (host: string): boolean => entries.some((entry) => fits(entry.fault.host, host)),
    /** If it has a connection fault, no connection is reused. */
    concernConnections: (host: string): boolean =>
      entries.some((entry) => isConnectionFault(entry.fault.kind) && fits(entry.fault.host, host)),
    answered(request: SeenRequest): void {
      for (const entry of entries)
        if (entry.fault.since && matches(entry.fault.since, request)) entry.begun = true;
    },
    take(request: SeenRequest): RequestFault | undefined {
      for (const entry of entries) {
        const { kind } = entry.fault;
        if (!isConnectionFault(kind) && matches(entry.fault, request) && use(entry)) return kind;
      }
      return undefined;
    },
    takeForConnection(host: string): ConnectionFault | undefined {
      for (const entry of entries) {
        const { kind } = entry.fault;
        if (isConnectionFault(kind) && fits(entry.fault.host, host) && use(entry)) return kind;
      }
      return undefined;
    },
  };
}
