import { expect, it } from 'vitest';
import type { RequestOutcome } from '../../../../src/automation/requests/requests.ts';
import { duration, requestLines, watchRequests } from '../../../../src/cli/requests/requests.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import type { ErrorCode } from '../../../../src/shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { commandContext } from '../command-context.ts';

const request: DevelopmentRequest = {
  id: 'req_1',
  title: 'A form\u001b[31m',
  description: '',
  status: 'in-review',
  requester: 'mia',
  classification: 'feature',
  versionLevel: 'minor',
  automationPotential: 'medium',
  agent: 'workflow agent.yml',
  rounds: 2,
  cost: { amount: 0.75, currency: 'USD' },
  issueNumber: 4,
  pullRequestNumber: 5,
  history: [
    { status: 'submitted', at: '2026-11-20T08:00:00Z', by: 'mia' },
    { status: 'in-progress', at: '2026-11-20T09:30:00Z', by: 'pipeline' },
    { status: 'in-review', at: '2026-11-22T09:30:00Z', by: 'pipeline' },
    { status: 'in-review', at: '2026-11-22T10:00:00Z', by: 'anna', reason: 'Approved.' },
  ],
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-22T10:00:00Z',
};

it('requestLines shows rounds, costs, links and the time in each state', () => {
  const end = {
    kind: 'person',
    what: 'Look at it.',
    url: 'https://preview.example',
    done: [],
  } as const;
  const harness = {
    repository: { apiUrl: 'https://api.github.com', owner: 'acme', name: 'site' },
  };
  const lines = requestLines({ request, end }, harness).join('\n');
  for (const part of [
    'By:         workflow agent.yml',
    'Rounds:     2 rounds',
    'Cost:       0.75 USD',
    'Pull:       https://github.com/acme/site/pull/5',
    '2026-11-20T08:00:00Z  submitted by mia, for 1 h 30 min',
    '2026-11-20T09:30:00Z  in-progress by pipeline, for 2 d 0 h',
    'Look at it.',
  ])
    expect(lines).toContain(part);
  expect(lines).not.toContain('\u001b');
});

it.each([
  [0, '0 min'],
  [59 * 60_000, '59 min'],
  [61 * 60_000, '1 h 1 min'],
  [25 * 3_600_000, '1 d 1 h'],
])('duration formats %i ms as "%s"', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

const plainRequest = { ...request, title: 'A form', status: 'in-progress' } as const;
const at = (kind: 'machine' | 'done', what: string): RequestOutcome[] => [
  { request: plainRequest, end: { kind, what, url: undefined, done: [] } },
];
const failing = (code: ErrorCode, message: string) => new SiteDeployError(code, message);

/** Watches requests: each observation returns the next outcomes, or throws the error. */
function watch(...observations: (RequestOutcome[] | SiteDeployError)[]) {
  const context = commandContext();
  const clock = fakeClock();
  const observe = async () => {
    const next = observations.shift();
    if (next === undefined) throw new Error('Nobody expects another look.');
    if (next instanceof SiteDeployError) throw next;
    return next;
  };
  return { ended: watchRequests(observe, { clock }, context), context, clock };
}

it('watching requests prints each change once and ends when all requests have ended', async () => {
  const { ended, context, clock } = watch(
    at('machine', 'The agent is working.'),
    at('machine', 'The agent is working.'),
    at('done', 'It is live.'),
  );
  expect(await ended).toBe(0);
  expect(context.out().split('\n')).toEqual([
    'req_1  in-progress  A form: The agent is working.',
    'req_1  in-progress  A form: It is live.',
    '',
  ]);
  expect(clock.pauses).toEqual([20_000, 20_000]);
});

it('watching requests continues after transient failures, and reports each once', async () => {
  const gone = failing('PORTAL_UNAVAILABLE', 'The portal did not answer.');
  const { ended, context } = watch(
    gone,
    gone,
    failing('GITHUB_RATE_LIMITED', 'GitHub asks to wait.'),
    at('done', 'x'),
  );
  expect(await ended).toBe(0);
  expect(context.log.lines).toEqual([
    'warn The portal did not answer. Retrying every 20 s.',
    'warn GitHub asks to wait. Retrying every 20 s.',
  ]);
});

it('watching requests ends at a permanent failure', async () => {
  const { ended } = watch(failing('PORTAL_REFUSED', 'The portal refused the call.'));
  expect(await catchError(ended)).toMatchObject({ code: 'PORTAL_REFUSED' });
});
