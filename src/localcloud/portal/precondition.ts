import { createHash } from 'node:crypto';
import { type PortalResponse, Refusal } from './message.ts';

export function computeEtag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-if-match */
export function names(header: string, etag: string): boolean {
  const listed: readonly string[] = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return header.trim() === '*' || listed.includes(etag);
}

/** `current` reads the resource; `undefined` if the endpoint has no entity tag. */
export function refuseChanged(
  ifMatch: string | undefined,
  current: () => PortalResponse | undefined,
): void {
  if (ifMatch === undefined) return;
  const found = current();
  if (!found) {
    throw new Refusal(
      'bad_request',
      'This endpoint has no entity tag: send the request without If-Match.',
    );
  }
  const etag = computeEtag(found.body);
  if (names(ifMatch, etag)) return;
  throw new Refusal(
    'precondition_failed',
    'This has changed since you read it: read it again, then decide.',
    {
      headers: { etag },
    },
  );
}
