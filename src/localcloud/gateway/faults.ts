import { type ConnectionFault, type Fault, isConnectionFault, type RequestFault } from './fault.ts';
import { fits, matches } from './match.ts';

/**
 * What goes wrong on request. Faults are tried in the order in which they were added; the first that is due is used.
 */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Those that were added, with how many requests each still meets. */
  left(): readonly FaultLeft[];
}

export interface FaultLeft {
  readonly fault: Fault;
  /** `Infinity` for all; 0: it is used up. */
  readonly left: number;
}

export interface FaultList extends Faults {
  /** The fault that this request meets, counted as used. */
  take(request: SeenRequest): RequestFault | undefined;
  /** The fault that a connection to the host meets, counted as used. */
  takeForConnection(host: string): ConnectionFault | undefined;
  /** Called with every request that was answered. */
  answered(request: SeenRequest): void;
  /** Whether the host has any fault. */
  concern(host: string): boolean;
  /** Whether the host has a fault of connections: then no connection is used twice. */
  concernConnections(host: string): boolean;
}

export interface SeenRequest {
  readonly host: string;
  readonly path: string;
  readonly method: string;
}

interface Entry {
  readonly fault: Fault;
  begun: boolean;
  passing: number;
  left: number;
}

export function createFaults(): FaultList {
  let entries: Entry[] = [];
  const use = (entry: Entry): boolean => {
    if (!entry.begun || entry.left === 0) return false;
    if (entry.passing > 0) {
      entry.passing--;
      return false;
    }
    entry.left--;
    return true;
  };
  return {
    add(fault) {
      const { after = 0, times = Number.POSITIVE_INFINITY, since } = fault;
      entries.push({ fault, begun: !since, passing: after, left: times });
    },
    clear: () => {
      entries = [];
    },
    left: () => entries.map(({ fault, left }) => ({ fault, left })),
    concern: (host) => entries.some(({ fault }) => fits(fault.host, host)),
    concernConnections: (host) => entries.some(({ fault }) => isConnectionFault(fault.kind) && fits(fault.host, host)),
    answered(request) {
      for (const entry of entries) if (entry.fault.since && matches(entry.fault.since, request)) entry.begun = true;
    },
    take(request) {
      for (const entry of entries) {
        const { kind } = entry.fault;
        if (!isConnectionFault(kind) && matches(entry.fault, request) && use(entry)) return kind;
      }
      return undefined;
    },
    takeForConnection(host) {
      for (const entry of entries) {
        const { kind } = entry.fault;
        if (isConnectionFault(kind) && fits(entry.fault.host, host) && use(entry)) return kind;
      }
      return undefined;
    },
  };
}
