import { expect, it } from 'vitest';
import { duration, requestLines } from '../../../../src/cli/requests/show-request.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';

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

it('shows rounds, costs, links, and the time in each state', () => {
  const end = {
    kind: 'person',
    what: 'Look at it.',
    url: 'https://preview.example',
    done: [],
  } as const;
  const world = {
    github: { apiUrl: 'https://api.github.com' },
    repository: { owner: 'acme', name: 'site' },
  };
  const lines = requestLines({ request, end }, world).join('\n');
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
])('formats %d ms as %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
