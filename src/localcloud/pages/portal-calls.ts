import * as z from 'zod/mini';
import type { Schema } from '../../shared/parsed-answer.ts';
import type { Portal } from '../portal/portal.ts';

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly details: readonly FieldProblem[];
}

export interface PortalCalls {
  get<Value>(path: string, schema: Schema<Value>): Promise<Value>;
  read<Value>(
    path: string,
    schema: Schema<Value>,
  ): Promise<{ readonly value: Value; readonly etag: string | undefined }>;
  /** `ifMatch`: entity tag of the record as it was read. */
  send(
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    ifMatch?: string,
  ): Promise<{ readonly refused?: Refused; readonly json?: unknown }>;
}

/** Replaces the page by the portal's refusal. */
export class PortalRefusal extends Error {
  override readonly name = 'PortalRefusal';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** Calls the portal as a user, without rate limits, which are for the user's own programs. */
export function portalCalls(portal: Pick<Portal, 'respondToPages'>, token: string): PortalCalls {
  const call = async (method: string, address: string, body?: object, ifMatch?: string) => {
    const [path = '', query = ''] = address.split('?');
    const {
      status,
      headers,
      body: text,
    } = await portal.respondToPages({
      method,
      path,
      query: new URLSearchParams(query),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body && 'application/json',
        'if-match': ifMatch,
      },
      body: body ? JSON.stringify(body) : '',
      host: 'portal',
      client: '127.0.0.1',
    });
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status, json, etag: headers.etag };
  };
  return {
    async get(path, schema) {
      return (await this.read(path, schema)).value;
    },
    async read(path, schema) {
      const { status, json, etag } = await call('GET', path);
      if (status !== 200) throw new PortalRefusal(refusedIn(status, json));
      const parsed = schema.safeParse(json);
      if (parsed.success) return { value: parsed.data, etag };
      throw new PortalRefusal({
        status: 500,
        message: `The portal's response for ${path} has an unexpected format.`,
        details: [],
      });
    },
    async send(method, path, body, ifMatch) {
      const { status, json } = await call(method, path, body, ifMatch);
      if (status < 300) return { json };
      return { refused: refusedIn(status, json) };
    },
  };
}

const Detail = z.catch(z.object({ field: z._default(z.string(), ''), message: z.string() }), {
  field: '',
  message: '',
});
const ErrorBody = z.catch(
  z.object({ message: z.optional(z.string()), details: z.optional(z.array(Detail)) }),
  {},
);

function refusedIn(status: number, json: unknown): Refused {
  const { message, details = [] } = ErrorBody.parse(json);
  let sentence = message;
  if (details.length > 0) sentence = 'Nothing was saved. What is wrong:';
  return {
    status,
    message: sentence || `The portal answered with status ${status}.`,
    details,
  };
}
