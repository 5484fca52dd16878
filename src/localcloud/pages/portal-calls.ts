import * as z from 'zod/mini';
import type { Schema } from '../../shared/parsed-answer.ts';
import type { Portal } from '../portal/portal.ts';

export interface Refused {
  readonly status: number;
  readonly message: string;
  /** One line per invalid field. */
  readonly details: readonly string[];
}

/** The portal's own API, called as a user. */
export interface PortalCalls {
  get<Value>(path: string, schema: Schema<Value>): Promise<Value>;
  /** @returns the refusal, otherwise the answer */
  send(
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    body?: object,
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

export function portalCalls(portal: Pick<Portal, 'respond'>, token: string): PortalCalls {
  const call = async (method: string, address: string, body?: object) => {
    const [path = '', query = ''] = address.split('?');
    const { status, body: text } = await portal.respond({
      method,
      path,
      query: new URLSearchParams(query),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body && 'application/json',
      },
      body: body ? JSON.stringify(body) : '',
      host: 'portal',
      client: '127.0.0.1',
    });
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status, json };
  };
  return {
    async get(path, schema) {
      const { status, json } = await call('GET', path);
      if (status !== 200) throw new PortalRefusal(refusedIn(status, json));
      const parsed = schema.safeParse(json);
      if (parsed.success) return parsed.data;
      throw new PortalRefusal({
        status: 500,
        message: `The portal's response for ${path} has an unexpected format.`,
        details: [],
      });
    },
    async send(method, path, body) {
      const { status, json } = await call(method, path, body);
      if (status < 300) return { json };
      return { refused: refusedIn(status, json) };
    },
  };
}

const Detail = z.catch(z.object({ field: z.optional(z.string()), message: z.string() }), {
  message: '',
});
const ErrorBody = z.catch(
  z.object({ message: z.optional(z.string()), details: z.optional(z.array(Detail)) }),
  {},
);

function refusedIn(status: number, json: unknown): Refused {
  const { message, details = [] } = ErrorBody.parse(json);
  const lines = details.map((detail) => [detail.field, detail.message].filter(Boolean).join(': '));
  return {
    status,
    message: message || `The portal answered with status ${status}.`,
    details: lines,
  };
}
