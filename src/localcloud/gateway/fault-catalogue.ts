import { type AnswerChange, answerChanges } from './answer-changes.ts';
import type { CertificateFault, FaultKind, TunnelFault } from './faults.ts';

interface CatalogueOptions {
  readonly now?: number;
  readonly dripMs?: number;
  readonly hugeBytes?: number;
}

const page =
  '<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in to the ' +
  'network</h1></body></html>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const problem = { message: 'The service could not do it.' };

const changes = Object.fromEntries(
  Object.keys(answerChanges).map((how) => [how, { type: 'change', how }]),
) as Record<AnswerChange, FaultKind>;

export function faultCatalogue(options: CatalogueOptions = {}) {
  const { now = Date.now(), dripMs = 1_000, hugeBytes = 50 << 20 } = options;
  const limited = (retryAfter?: string): FaultKind => ({
    type: 'answer',
    status: 429,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
    body: { message: 'Too many requests.' },
  });
  const tunnel = (how: TunnelFault): FaultKind => ({ type: 'tunnel', how });
  const certificate = (how: CertificateFault): FaultKind => ({ type: 'certificate', how });
  const refusal = (status: number): FaultKind => ({ type: 'answer', status, body: problem });
  return {
    hang: { type: 'hang' },
    'hang-in-body': { type: 'hang', in: 'body' },
    drip: { type: 'drip', everyMs: dripMs },
    huge: { type: 'huge', bytes: hugeBytes },
    endless: { type: 'huge', bytes: Number.POSITIVE_INFINITY },
    reset: { type: 'reset' },
    'reset-in-request': { type: 'reset', afterBytes: 1 },
    'reset-before-answer': { type: 'break', afterBytes: 0 },
    'reset-in-answer': { type: 'break', afterBytes: 1 },
    '429': limited(),
    '429-seconds': limited('1'),
    '429-zero': limited('0'),
    '429-date': limited(new Date(now + 1_000).toUTCString()),
    '429-past-date': limited(new Date(now - 60_000).toUTCString()),
    '429-huge': limited('999999'),
    '429-far-date': limited(new Date(now + 10 * 86_400_000).toUTCString()),
    '429-garbage': limited('soon'),
    '429-negative': limited('-5'),
    '429-fraction': limited('1.5'),
    '400': refusal(400),
    '401': refusal(401),
    '403': refusal(403),
    '404': refusal(404),
    '408': refusal(408),
    '409': refusal(409),
    '410': refusal(410),
    '500': refusal(500),
    '502': { type: 'answer', status: 502, headers: html, body: page },
    '503': refusal(503),
    '503-seconds': { type: 'answer', status: 503, headers: { 'retry-after': '1' }, body: problem },
    '504': { type: 'answer', status: 504, headers: html, body: '' },
    html: { type: 'answer', status: 200, headers: html, body: page },
    'html-as-json': {
      type: 'answer',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: page,
    },
    ...changes,
    'redirect-same-host': { type: 'redirect', to: 'same host' },
    'redirect-other-host': { type: 'redirect', to: 'other host' },
    'redirect-http': { type: 'redirect', to: 'plain http' },
    'redirect-loop': { type: 'redirect', to: 'itself' },
    'certificate-self-signed': certificate('self-signed'),
    'certificate-other-name': certificate('other name'),
    'certificate-expired': certificate('expired'),
    'certificate-not-yet-valid': certificate('not yet valid'),
    'certificate-unknown-authority': certificate('unknown authority'),
    'tunnel-refused': tunnel('refused'),
    'tunnel-ends': tunnel('ends'),
    'tunnel-hangs': tunnel('hangs'),
    'tunnel-tls-hangs': tunnel('tls hangs'),
    'tunnel-tls-resets': tunnel('tls resets'),
    'tunnel-plain-text': tunnel('plain text'),
    'tunnel-407': tunnel('407'),
    'tunnel-502': tunnel('502'),
  } as const satisfies Record<string, FaultKind>;
}

export type FaultName = keyof ReturnType<typeof faultCatalogue>;
