import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/http/fault.ts
var HttpFault = class extends Error {
  name = "HttpFault";
  kind;
  /** Method, origin and path; never the query, which may hold a signature. */
  request;
  attempts;
  constructor(kind, request, attempts, cause) {
    const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
    super(`${request}: ${describe(kind, cause)} (${tries})`, { cause });
    this.kind = kind;
    this.request = request;
    this.attempts = attempts;
  }
};
var AttemptTimeout = class extends Error {
  name = "AttemptTimeout";
};
var kinds = {
  ECONNREFUSED: "refused",
  ECONNRESET: "reset",
  EPIPE: "reset",
  ERR_STREAM_PREMATURE_CLOSE: "reset",
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  ETIMEDOUT: "timeout",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ERR_PROXY_TUNNEL: "proxy"
};
function faultKind(error) {
  if (error instanceof AttemptTimeout) return "timeout";
  const code = error?.code ?? "";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return "tls";
  return kinds[code] ?? "other";
}
function describe(kind, cause) {
  const detail = cause instanceof Error ? cause.message : String(cause);
  switch (kind) {
    case "timeout":
      return `no answer in time: ${detail}`;
    case "refused":
      return `connection refused: ${detail}`;
    case "reset":
      return `connection closed before the answer: ${detail}`;
    case "dns":
      return `host name not found: ${detail}`;
    case "tls":
      return `certificate not accepted: ${detail}`;
    case "proxy":
      return `the proxy refused: ${detail}`;
    case "other":
      return detail;
  }
}

export {
  HttpFault,
  AttemptTimeout,
  faultKind
};
