import type { HttpResponse } from './client.ts';

/**
 * Describes the content type for messages. Requests to APIs don't accept any encoding, so an
 * encoded response is unexpected.
 */
export function describeContentType({ headers }: Pick<HttpResponse, 'headers'>): string {
  const { 'content-type': type = 'no content type', 'content-encoding': encoding } = headers;
  if (!encoding || encoding === 'identity') return type;
  return `${type}, encoded as ${encoding}, which was not requested`;
}
