import { type FaultName, faultCatalogue } from '../../src/localcloud/gateway/fault-catalogue.ts';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import type { Call } from './calls.ts';

// The verdict of a row follows from three questions.
//
// 1. What does the run learn (`getSort`)? Without a connection or a response, nothing. Otherwise
//    it gets a refusal, or a response that makes no sense. This determines how the error code ends:
//    UNAVAILABLE (run again later), REFUSED or UNAUTHORIZED (someone must change something),
//    INVALID (this is not the service's response).
// 2. Has anything changed for visitors? Not before `update`: "not changed" is true, and the status
//    is `failed`. From `update` on, only a probe of the site can tell. Its result is the verdict,
//    and without a result the outcome is `unknown`. So a run succeeds despite a fault of `update`
//    or `close` if the service did its work (`carriedOut`).
// 3. Can the portal be notified? Without a login or a connection to its host, it can't: the code is
//    NOTIFY_FAILED, and the portal knows "nothing". Otherwise it knows what the run knows. It is
//    never notified of a closed Preview.
//
// Exceptions are listed at their calls with the reasons.

/** What a run learns from a fault. */
type Sort = 'no connection' | 'no answer' | 'refused' | 'unauthorized' | 'senseless' | 'huge';

/**
 * Returns what a run learns from a fault. `reset`, 429 and 5xx are retried first, with the same
 * result.
 */
function getSort(fault: FaultName): Sort {
  if (/^(certificate|tunnel)-/.test(fault)) return 'no connection';
  if (/^(reset|hang|429|50\d|drip)/.test(fault)) return 'no answer';
  if (/^(401|403)$/.test(fault)) return 'unauthorized';
  if (/^(4\d\d|redirect-.*)$/.test(fault)) return 'refused';
  return fault === 'huge' ? 'huge' : 'senseless';
}

/** Faults that only change or lose the response: the service has executed the request. */
const carriedOut = matchFaults(({ type }) => /break|change|drip|huge/.test(type), 'hang-in-body');

/** Faults that return a success status that the service doesn't use. */
const otherSuccess = matchFaults((kind) => kind.type === 'answer' && kind.status < 300, '204');

/** Faults before the request is sent: a certificate, or the proxy's response. */
const unsent = /^(certificate-.*|tunnel-(407|502|ends|hangs|plain-text))$/;

const done = 'succeeded, live changed, portal: succeeded';
/**
 * Returns the verdict of a failure that leaves the live site unchanged and is reported to the
 * portal.
 */
const failed = (code: string) => `failed ${code}, live as before, portal: failed`;
const gone = 'skipped BRANCH_GONE, live as before, portal: skipped';
/** Returns the verdict of the same failure if the run can't report it to the portal. */
const notifyFailed = (code: string) =>
  `failed ${code} NOTIFY_FAILED, live as before, portal: nothing`;
const notNotified = (portal: 'nothing' | 'succeeded') =>
  `succeeded NOTIFY_FAILED, live changed, portal: ${portal}`;
/** Verdict if a probe gets a response that isn't from this build. */
const wrongSite = 'failed VERIFY_MISMATCH, live changed, portal: failed';
/** Verdict if a probe gets no response. */
const unseen = 'unknown VERIFY_UNREACHABLE, live changed, portal: unknown';

/** Verdicts by what a run learns. */
type Rule = Readonly<Record<Sort, string>>;
type Exceptions = readonly (readonly [faults: RegExp, verdict: string])[];

interface Verdicts {
  readonly rule: Rule;
  /** Exceptions, tried before the rule. */
  readonly but?: Exceptions;
}

const all = (verdict: string): Rule => ({
  'no connection': verdict,
  'no answer': verdict,
  refused: verdict,
  unauthorized: verdict,
  senseless: verdict,
  huge: verdict,
});

/**
 * Returns verdicts of a call for content. The portal's responses are read up to 64 MiB, so a huge
 * one is accepted.
 */
const ofContent = (...but: Exceptions): Verdicts => ({
  rule: {
    // The exchange calls the same host at the same time, so either may meet the fault first.
    'no connection': notifyFailed('(EXCHANGE|CONTENT)_UNAVAILABLE'),
    'no answer': failed('CONTENT_UNAVAILABLE'),
    refused: failed('CONTENT_UNAVAILABLE'),
    unauthorized: failed('CONTENT_REFUSED'),
    senseless: failed('CONTENT_ANSWER_INVALID'),
    huge: done,
  },
  but: [...but, [/^404$/, failed('CONTENT_REFUSED')]],
});

const ofUpload: Rule = {
  'no connection': failed('UPLOAD_UNAVAILABLE'),
  'no answer': failed('UPLOAD_UNAVAILABLE'),
  refused: failed('UPLOAD_REFUSED'),
  unauthorized: failed('UPLOAD_TOKEN_REFUSED'),
  senseless: failed('UPLOAD_ANSWER_INVALID'),
  huge: failed('UPLOAD_ANSWER_INVALID'),
};

/**
 * Verdicts of probes, which get what visitors get. A redirect to a different public host is
 * followed, but no server responds there.
 */
const observed: Verdicts = {
  rule: { ...all(wrongSite), 'no connection': unseen },
  but: [[/^(reset.*|hang.*|drip|redirect-other-host)$/, unseen]],
};

const verdicts: Readonly<Record<Call, Verdicts>> = {
  // Requests for an id token fail with one code for all faults.
  idToken: { rule: all(notifyFailed('ID_TOKEN_FAILED')) },
  login: {
    rule: {
      ...all(notifyFailed('LOGIN_REFUSED')),
      'no connection': notifyFailed('LOGIN_UNAVAILABLE'),
      'no answer': notifyFailed('LOGIN_UNAVAILABLE'),
    },
  },
  exchange: {
    rule: {
      'no connection': notifyFailed('EXCHANGE_UNAVAILABLE'),
      'no answer': failed('EXCHANGE_UNAVAILABLE'),
      refused: failed('EXCHANGE_ANSWER_INVALID'),
      unauthorized: failed('EXCHANGE_(UNAUTHORIZED|FORBIDDEN)'),
      senseless: failed('EXCHANGE_ANSWER_INVALID'),
      huge: done,
    },
    // These statuses have separate error codes.
    but: [
      [/^401$/, failed('EXCHANGE_UNAUTHORIZED')],
      [/^403$/, failed('EXCHANGE_FORBIDDEN')],
      [/^404$/, failed('EXCHANGE_SITE_UNKNOWN')],
      [/^429/, failed('EXCHANGE_RATE_LIMITED')],
    ],
  },
  pages: ofContent(),
  // A page may have no metadata (404). Unexpected fields in a response are the portal's mistake.
  metadata: ofContent(
    [/^404$/, done],
    [/^(no-members|odd-objects|other-spelling|wrong-types)$/, failed('SEO_INVALID')],
  ),
  // A portal may have no defaults.
  defaults: ofContent([/^(no-members|other-spelling)$/, done]),
  // A portal may have no sitemap (404). It is copied unchanged, so it has a separate limit.
  sitemap: ofContent([/^404$/, done], [/^huge$/, failed('CONTENT_ANSWER_INVALID')]),
  // A failed check is reported, but does not stop the run. A missing branch or commit does.
  github: { rule: all(done), but: [[/^(404|409)$/, gone]] },
  'live before': observed,
  // No field of the response is required.
  validate: { rule: ofUpload, but: [[/^(no-members|odd-objects|other-spelling)$/, done]] },
  // Names of fields may start with a capital letter, but the address for the upload is required.
  request: { rule: ofUpload, but: [[/^other-spelling$/, done]] },
  put: {
    // A refusal concerns the upload address, which contains the credential.
    rule: {
      ...all(done),
      ...ofUpload,
      unauthorized: failed('UPLOAD_REFUSED'),
      senseless: done,
      huge: done,
    },
    // Only the status counts. Storage returns 201, so any other success status is not from storage.
    but: [[otherSuccess, failed('UPLOAD_REFUSED')]],
  },
  update: {
    // If the service has begun, probes find the new site, and otherwise they don't.
    rule: { ...ofUpload, 'no answer': untouched(), senseless: untouched(), huge: done },
    but: [
      [carriedOut, done],
      // The refusal shows that nothing was done, so the run doesn't wait for anything.
      [/^(429|503)/, failed('UPLOAD_UNAVAILABLE')],
    ],
  },
  // The connection already fails at `validate`, which has the same host. If a response is lost,
  // further status requests follow, and the site itself is probed at the end.
  check: { rule: { ...all(done), 'no connection': failed('UPLOAD_UNAVAILABLE') } },
  'client metadata': {
    rule: all(failed('UPLOADER_NOT_AVAILABLE')),
    // The service responds with a redirect, whose body is not read.
    but: [
      [/^204$/, failed('UPLOADER_NOT_AVAILABLE')],
      [matchFaults(({ type }) => /change|huge/.test(type)), done],
    ],
  },
  'client download': { rule: all(failed('UPLOADER_NOT_AVAILABLE')) },
  marker: observed,
  root: observed,
  notify: {
    rule: { ...all(notNotified('nothing')), 'no connection': notifyFailed('EXCHANGE_UNAVAILABLE') },
    // The portal was notified, but the run gets no usable response.
    but: [
      [/^(huge|claimed-gzip)$/, done],
      [carriedOut, notNotified('succeeded')],
    ],
  },
  close: {
    // The portal is never notified of a closed Preview.
    rule: {
      ...all('unknown CLOSE_UNKNOWN, live as before, portal: nothing'),
      refused: 'failed UPLOAD_REFUSED, live as before, portal: nothing',
      unauthorized: 'failed UPLOAD_TOKEN_REFUSED, live as before, portal: nothing',
    },
    but: [
      [unsent, 'failed UPLOAD_UNAVAILABLE, live as before, portal: nothing'],
      // The Preview was closed, so its address is gone.
      [carriedOut, 'succeeded, live changed, portal: nothing'],
    ],
  },
};

/**
 * Returns the verdict if the service has not begun. The run cannot know this, because an earlier
 * attempt may have reached the service.
 */
function untouched(): string {
  return 'unknown DISTRIBUTION_UNKNOWN, live as before, portal: unknown';
}

function matchFaults(has: (kind: FaultKind) => boolean, ...also: FaultName[]): RegExp {
  const faults = Object.entries(faultCatalogue()).filter(([, kind]) => has(kind));
  return new RegExp(`^(${[...faults.map(([name]) => name), ...also].join('|')})$`);
}

/**
 * Only pages are decompressed, as in visitors' browsers. Other requests accept no compressed
 * responses.
 */
const readable: Exceptions = [[/^claimed-gzip$/, done]];

/** Returns the expected verdict of a fault at a call. */
export function verdictFor(call: Call, fault: FaultName): RegExp {
  const { rule, but = [] } = verdicts[call];
  const exceptions = call === 'root' ? but : [...but, ...readable];
  const verdict = exceptions.find(([faults]) => faults.test(fault))?.[1] ?? rule[getSort(fault)];
  return new RegExp(`^${verdict}$`);
}
