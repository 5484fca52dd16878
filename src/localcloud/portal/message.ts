export type ReadBody = (maxBytes: number) => Promise<Uint8Array>;

/** Transport-independent: the same core runs in process and behind `node:http`. */
export interface PortalRequest {
  readonly method: string;
  /** Percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** A function: only read once the caller is known to be allowed to send it. */
  readonly body: string | ReadBody;
  readonly host: string;
  /** For rate limits of callers without a credential. */
  readonly client: string;
}

export interface PortalResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Not an interface: must be assignable to the contract's open records. */
export type FieldProblem = {
  readonly field: string;
  readonly message: string;
};

/** Spec: Errors. Most statuses are decided. */
const statuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  storage_full: 507,
} as const;
export type RefusalCode = keyof typeof statuses;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: RefusalCode,
    message: string,
    more: {
      readonly details?: readonly FieldProblem[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }

  response(): PortalResponse {
    const details = this.details.length > 0 ? this.details : undefined;
    const headers = { 'cache-control': 'no-store', ...this.headers };
    const body = { error: this.code, message: this.message, details };
    return jsonResponse(statuses[this.code], body, headers);
  }
}

export function refuseField(
  code: 'bad_request' | 'conflict',
  field: string,
  message: string,
): Refusal {
  const summary =
    code === 'conflict' ? "The body conflicts with the portal's data." : 'The body is not valid.';
  return new Refusal(code, summary, { details: [{ field, message }] });
}

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PortalResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}
