import type { FaultKind } from '../../../src/localcloud/gateway/faults.ts';

/** A fault: answered with this instead of by the service. */
export const answer = (
  status: number,
  body: string | object = '',
  headers: Readonly<Record<string, string>> = {},
): FaultKind => ({ type: 'answer', status, body, headers });
