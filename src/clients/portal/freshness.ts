import type { HttpResponse } from '../../shared/http/client.ts';

/**
 * In ms; 0 if not specified. Ignores lifetimes for shared caches.
 * (https://www.rfc-editor.org/rfc/rfc9111#section-4.2)
 */
export function freshMs(headers: HttpResponse['headers']): number {
  const control = headers['cache-control'] ?? '';
  if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(control)) return 0;
  const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0);
  const age = Number(/^\d{1,9}$/.exec(headers.age?.trim() ?? '')?.[0] ?? 0);
  return Math.max(0, seconds - age) * 1_000;
}
