import type { FaultName } from '../../src/localcloud/localcloud.ts';
import type { Call } from './calls.ts';

/** A verdict as a pattern for `verdictOf`, and the faults that come to it; the last one is for all others. */
type Verdicts = readonly (readonly [verdict: string, faults?: RegExp])[];

const done = 'succeeded, live changed, portal: succeeded';
/** Nothing was sent, and the portal knows. */
const failed = (code: string) => `failed ${code}, live as before, portal: failed`;
/** Without a credential, or without a way to the portal, nobody can be told. */
const untold = (code: string) => `failed ${code} NOTIFY_FAILED, live as before, portal: nothing`;
/** The upload is live, and what visitors get is not as it should be. */
const wrongSite = 'failed VERIFY_MISMATCH, live changed, portal: failed';
const unseen = 'unknown VERIFY_UNREACHABLE, live changed, portal: unknown';
const notTold = (portal: 'nothing' | 'succeeded') => `succeeded NOTIFY_FAILED, live changed, portal: ${portal}`;
const notClosed = (code: string) => `failed ${code}, live as before, portal: nothing`;
const closed = 'succeeded, live changed, portal: nothing';

const connection = /^(certificate|tunnel)-/;
const refusing = /^(400|404|408|409|410|redirect-.*)$/;
const unauthorized = /^(401|403)$/;
/** An answer of a success that says nothing. */
const senseless =
  /^(204|array|empty|endless|html|html-as-json|no-members|null|other-spelling|text|truncated|wrong-types)$/;
/** The same for a reader that knows every spelling, and needs no member. */
const unreadable = /^(204|array|empty|endless|html|html-as-json|huge|null|text|truncated|wrong-types)$/;
/** The service has done it, and its answer is changed or lost. */
const answered =
  /^(204|array|drip|empty|endless|hang-in-body|huge|no-members|null|other-spelling|reset-before-answer|reset-in-answer|text|truncated|wrong-types)$/;
const unheard = /^(reset.*|certificate-.*|tunnel-.*|hang.*|drip|redirect-other-host)$/;

/** What the metadata of the portal comes to. The login's own call to the portal may meet a broken connection first. */
const ofContent = (...more: Verdicts): Verdicts => [
  ...more,
  [untold('(EXCHANGE|CONTENT)_UNAVAILABLE'), connection],
  [failed('CONTENT_REFUSED'), /^(401|403|404)$/],
  [failed('CONTENT_ANSWER_INVALID'), senseless],
  [done, /^huge$/],
  [failed('CONTENT_UNAVAILABLE')],
];

const looked: Verdicts = [[unseen, unheard], [wrongSite]];

const verdicts: Readonly<Record<Call, Verdicts>> = {
  idToken: [[untold('ID_TOKEN_FAILED')]],
  login: [
    [untold('LOGIN_UNAVAILABLE'), /^(drip|reset.*|429.*|50\d|hang.*|certificate-.*|tunnel-(?!407).*)$/],
    [untold('LOGIN_REFUSED')],
  ],
  exchange: [
    [done, /^huge$/],
    [failed('EXCHANGE_UNAUTHORIZED'), /^401$/],
    [failed('EXCHANGE_FORBIDDEN'), /^403$/],
    [failed('EXCHANGE_SITE_UNKNOWN'), /^404$/],
    [failed('EXCHANGE_RATE_LIMITED'), /^429/],
    [untold('EXCHANGE_UNAVAILABLE'), connection],
    [failed('EXCHANGE_UNAVAILABLE'), /^(50\d|reset.*|hang.*|drip)$/],
    [failed('EXCHANGE_ANSWER_INVALID')],
  ],
  pages: ofContent(),
  metadata: ofContent([done, /^404$/], [failed('SEO_INVALID'), /^(no-members|other-spelling|wrong-types)$/]),
  // The portal need not have any.
  defaults: ofContent([done, /^(no-members|other-spelling)$/]),
  sitemap: ofContent([done, /^404$/], [failed('CONTENT_ANSWER_INVALID'), /^huge$/]),
  // What could not be checked is said, and stops nobody.
  github: [[done]],
  'live before': looked,
  validate: [
    [done, /^(no-members|other-spelling)$/],
    [failed('UPLOAD_ANSWER_INVALID'), unreadable],
    [failed('UPLOAD_REFUSED'), refusing],
    [failed('UPLOAD_TOKEN_REFUSED'), unauthorized],
    [failed('UPLOAD_UNAVAILABLE')],
  ],
  request: [
    [done, /^other-spelling$/],
    [failed('UPLOAD_ANSWER_INVALID'), /^no-members$/],
    [failed('UPLOAD_ANSWER_INVALID'), unreadable],
    [failed('UPLOAD_REFUSED'), refusing],
    [failed('UPLOAD_TOKEN_REFUSED'), unauthorized],
    [failed('UPLOAD_UNAVAILABLE')],
  ],
  put: [
    [failed('UPLOAD_REFUSED'), /^(204|401|403|html|html-as-json)$/],
    [failed('UPLOAD_REFUSED'), refusing],
    // Its status says all.
    [done, senseless],
    [done, /^huge$/],
    [failed('UPLOAD_UNAVAILABLE')],
  ],
  update: [
    [failed('UPLOAD_REFUSED'), refusing],
    [failed('UPLOAD_TOKEN_REFUSED'), unauthorized],
    [failed('UPLOAD_UNAVAILABLE'), connection],
    [
      'unknown DISTRIBUTION_UNKNOWN, live as before, portal: unknown',
      /^(reset|reset-in-request|429.*|50\d|html.*|hang)$/,
    ],
    // The service has begun, and the looks find the site.
    [done],
  ],
  check: [[failed('UPLOAD_UNAVAILABLE'), connection], [done]],
  'client metadata': [
    [done, /^(array|empty|endless|huge|no-members|null|other-spelling|text|truncated|wrong-types)$/],
    [failed('UPLOADER_NOT_AVAILABLE')],
  ],
  'client download': [[failed('UPLOADER_NOT_AVAILABLE')]],
  marker: looked,
  root: looked,
  notify: [
    [done, /^huge$/],
    [untold('EXCHANGE_UNAVAILABLE'), connection],
    // The portal knows, and the run has not heard it.
    [
      notTold('succeeded'),
      /^(204|array|drip|empty|endless|hang-in-body|no-members|null|other-spelling|text|truncated)$/,
    ],
    [notTold('succeeded'), /^(wrong-types|reset-before-answer|reset-in-answer)$/],
    [notTold('nothing')],
  ],
  close: [
    [notClosed('UPLOAD_REFUSED'), refusing],
    [notClosed('UPLOAD_TOKEN_REFUSED'), unauthorized],
    [notClosed('UPLOAD_UNAVAILABLE'), /^(certificate-.*|tunnel-(407|502|plain-text))$/],
    // Done, and only a look can tell.
    [closed, answered],
    ['unknown CLOSE_UNKNOWN, live as before, portal: nothing'],
  ],
};

/** What must come of a fault at a call. */
export function verdictFor(call: Call, fault: FaultName): RegExp {
  const [verdict] = verdicts[call].find(([, faults]) => faults === undefined || faults.test(fault)) ?? [];
  return new RegExp(`^${verdict}$`);
}
