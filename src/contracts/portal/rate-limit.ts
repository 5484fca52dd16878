export type RateClass = 'read' | 'write' | 'delete';

/**
 * Per minute and caller. Spec: Limits; the scope and the response when exceeded (429 with
 * Retry-After) are decided.
 */
export const rateLimits: Readonly<Record<RateClass, number>> = { read: 100, write: 30, delete: 10 };

export function getRateClass(method: string): RateClass {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (method === 'DELETE') return 'delete';
  return 'write';
}
