import type { HttpResponse } from './client.ts';

/** For messages. Requests to APIs accept no encoding, so encoded responses are unexpected. */
export function describeContentType({ headers }: Pick<HttpResponse, 'headers'>): string {
  const { 'content-type': type = 'no content type', 'content-encoding': encoding } = headers;
  if (!encoding || encoding === 'identity') return type;
  return `${type}, encoded as ${encoding}, which was not requested`;
}
