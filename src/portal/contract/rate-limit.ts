import type { Method } from './operation.ts';

export type RateClass = 'read' | 'write' | 'delete';

/** Requests per minute and credential. Spec: Limits; the scope and the answer when exceeded (429 with Retry-After) are decided. */
export const rateLimits: Readonly<Record<RateClass, number>> = { read: 100, write: 30, delete: 10 };

export function rateClassOf(method: Method): RateClass {
  if (method === 'GET') return 'read';
  return method === 'DELETE' ? 'delete' : 'write';
}
