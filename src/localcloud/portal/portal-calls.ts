import * as z from 'zod/mini';
import { SiteDetail } from '../../contracts/portal/site.ts';
import type { Schema } from '../../shared/parsed-answer.ts';
import type { Portal } from './portal.ts';

export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly details: readonly { readonly field: string; readonly message: string }[];
}

export type PortalCalls = ReturnType<typeof portalCalls>;
type Write = 'PUT' | 'PATCH' | 'POST' | 'DELETE';

/** Thrown to show the portal's refusal instead of a page. */
export class PortalRefusal extends Error {
  override readonly name = 'PortalRefusal';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/**
 * Creates a client that calls the portal as a user. Rate limits don't apply to it, only to users'
 * programs.
 * @param token token of the user; a function if the user varies by call
 */
export function portalCalls(
  portal: Pick<Portal, 'respondToPages'>,
  token: string | (() => string),
) {
  const getToken = typeof token === 'string' ? () => token : token;
  const call = async (method: string, address: string, body?: object, ifMatch?: string) => {
    const [path = '', query = ''] = address.split('?');
    const type = body && 'application/json';
    const answer = await portal.respondToPages({
      method,
      path,
      query: new URLSearchParams(query),
      host: 'portal',
      client: '127.0.0.1',
      headers: { authorization: `Bearer ${getToken()}`, 'content-type': type, 'if-match': ifMatch },
      body: body ? JSON.stringify(body) : '',
    });
    const { status, headers, body: text } = answer;
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status, json, etag: headers.etag };
  };
  return {
    site(id: string): Promise<SiteDetail> {
      return this.get(`/api/sites/${encodeURIComponent(id)}`, SiteDetail);
    },
    async get<Value>(path: string, schema: Schema<Value>): Promise<Value> {
      return (await this.read(path, schema)).value;
    },
    async read<Value>(path: string, schema: Schema<Value>) {
      const { status, json, etag } = await call('GET', path);
      if (status !== 200) throw new PortalRefusal(refusedIn(status, json));
      const parsed = schema.safeParse(json);
      if (parsed.success) return { value: parsed.data, etag };
      const message = `The portal's response for ${path} has an unexpected format.`;
      throw new PortalRefusal({ status: 500, message, details: [] });
    },
    /**
     * Writes a record.
     * @param ifMatch entity tag of the record that was read
     */
    async send(method: Write, path: string, body?: object, ifMatch?: string) {
      const { status, json } = await call(method, path, body, ifMatch);
      if (status < 300) return { json };
      return { refused: refusedIn(status, json) };
    },
  };
}

const Detail = z.object({ field: z._default(z.string(), ''), message: z.string() });
const ErrorBody = z.catch(
  z.object({ message: z.optional(z.string()), details: z.optional(z.array(Detail)) }),
  {},
);

function refusedIn(status: number, json: unknown): Refused {
  const { message, details = [] } = ErrorBody.parse(json);
  let sentence = message;
  if (details.length > 0) sentence = 'Nothing was saved. Problems:';
  return { status, message: sentence || `The portal responded with status ${status}.`, details };
}
