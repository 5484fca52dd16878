import { expect } from 'vitest';
import type { DeploymentProgress } from '../../../../src/automation/release/state.ts';
import type { AgentWork } from '../../../../src/automation/requests/agents/agent.ts';
import { planRequest } from '../../../../src/automation/requests/plan-request.ts';
import type { RequestPull, RequestState } from '../../../../src/automation/requests/state.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { needed } from '../../../support/site-config.ts';

export const { requests: policy } = parseSiteConfig(needed, 'site.config.yml').automation;
export const at = '2026-01-01T00:00:00Z';
export const url = 'https://github.com/acme/site/pull/7';

export const request = (more: Partial<DevelopmentRequest> = {}): DevelopmentRequest => ({
  id: 'r1',
  title: 'A form',
  description: 'On the home page.',
  status: 'triage',
  requester: 'Ada',
  history: [],
  createdAt: at,
  updatedAt: at,
  ...more,
});

export const pull = (more: Partial<RequestPull> = {}): RequestPull => ({
  number: 7,
  url,
  state: 'open',
  base: 'release/1.5.0',
  head: 'form',
  headCommit: 'h1',
  mergeCommit: undefined,
  draft: false,
  createdAt: at,
  mergeable: true,
  mergeableState: 'clean',
  isByAgent: true,
  checks: { running: [], failed: [] },
  blockedRun: undefined,
  isBuilt: true,
  guarded: [],
  ...more,
});

export const progress = (more: Partial<DeploymentProgress> = {}): DeploymentProgress => ({
  environment: 'Preview',
  url: 'https://preview.acme.example',
  served: true,
  portalAgrees: true,
  run: undefined,
  succeeded: 1,
  settling: false,
  ...more,
});

export const work = (more: Partial<AgentWork> = {}): AgentWork => ({
  state: 'none',
  url: undefined,
  rounds: 0,
  starts: 0,
  startedAt: at,
  cost: undefined,
  pull: undefined,
  ...more,
});

export const review = {
  id: 5,
  author: 'Bea',
  verdict: 'approved',
  text: '',
  commit: 'h1',
  at,
  url,
} as const;
export const issue = { number: 3, url: 'https://github.com/acme/site/issues/3', open: true };
export const release = { branch: 'release/1.5.0', head: 'r5' };
export const noTexts = {
  changes: [],
  conflicts: [],
  applied: [],
  file: 'texts.json',
  needsPull: false,
};
export const production = {
  branch: 'master',
  head: 'p9',
  seen: progress({ environment: 'Production', url: 'https://www.acme.example' }),
};

export const state = (more: Partial<RequestState> = {}): RequestState => ({
  request: request(),
  policy,
  page: 'https://github.com/acme/site',
  before: undefined,
  issue: undefined,
  duplicates: [],
  agent: 'none',
  work: undefined,
  overdue: false,
  pull: undefined,
  orphans: [],
  feedback: undefined,
  objection: undefined,
  release: undefined,
  preview: undefined,
  shown: undefined,
  isApprovalKept: true,
  isApprovalGiven: true,
  isTakenBack: false,
  holdsChange: false,
  texts: undefined,
  production: undefined,
  needsApproval: true,
  pendingApproval: undefined,
  mayApprove: false,
  revert: undefined,
  leftovers: [],
  finishing: undefined,
  ...more,
});

export const edit = { key: 'a', file: 'old', portal: 'new' };
export const conflict = { ...edit, before: 'other' };
export const applied = 'a';

/** Returns the planned step, or who must act and the message. Expects a link for a person. */
export function planned(more: Partial<RequestState>): string {
  const next = planRequest(state(more));
  if (next.kind === 'step') return next.step.do;
  if (next.kind === 'person') expect(next.url, next.what).toMatch(/^https:/);
  return `${next.kind}: ${next.what}`;
}
