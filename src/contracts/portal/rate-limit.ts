export type RateClass = 'read' | 'write' | 'delete';

/** Per minute and caller. Spec: Limits. Decided: the scope, and 429 with Retry-After. */
export const rateLimits: Readonly<Record<RateClass, number>> = { read: 100, write: 30, delete: 10 };

export function getRateClass(method: string): RateClass {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (method === 'DELETE') return 'delete';
  return 'write';
}
