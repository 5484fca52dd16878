import type { FaultKind } from '../../../src/localcloud/gateway/faults.ts';

/** Creates a fault that gives this answer instead of the service's. */
export const answer = (
  status: number,
  body: string | object = '',
  headers: Readonly<Record<string, string>> = {},
): FaultKind => ({ type: 'answer', status, body, headers });
