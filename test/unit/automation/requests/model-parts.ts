import type { DeploymentProgress } from '../../../../src/automation/release/state.ts';
import type { AgentWork } from '../../../../src/automation/requests/agents/agent.ts';
import type { RequestPull } from '../../../../src/automation/requests/state.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { progress, request, pull as requestPull, work } from './request-state.ts';

export const page = 'https://github.com/acme/site';

export interface Issue {
  readonly number: number;
  readonly of: string;
  open: boolean;
}
export interface Pull {
  readonly number: number;
  readonly of: string;
  readonly byAgent: boolean;
  readonly reverts?: number;
  base: string;
  head: string;
  state: 'open' | 'closed' | 'merged';
  mergeCommit?: string;
  draft: boolean;
  mergeable: boolean;
  guarded: boolean;
  checks: 'green' | 'running' | 'failed';
}
export interface Run {
  readonly of: string;
  readonly round: number;
  state: 'runs' | 'failed' | 'done' | 'stopped';
}
export type Request = DevelopmentRequest;

/** Converts a pull request of the model to what the program reads from GitHub. */
export function toRequestPull(pull: Pull): RequestPull {
  const { number, head, state, mergeCommit, draft, mergeable, checks, byAgent } = pull;
  const running = checks === 'running' ? ['test'] : [];
  const failed = checks === 'failed' ? ['test'] : [];
  return requestPull({
    ...{ number, state, draft, mergeCommit, mergeable, checks: { running, failed } },
    url: `${page}/pull/${number}`,
    head: `branch-${number}`,
    headCommit: head,
    base: pull.base,
    mergeableState: mergeable ? 'clean' : 'dirty',
    isByAgent: byAgent,
    isBuilt: checks === 'green',
    guarded: pull.guarded ? ['package.json'] : [],
  });
}

export const processing = ['in-progress', 'in-review'];
export const isDeclined = (status: string) => status === 'rejected' || status === 'archived';
/** Returns whether a request is in process but not approved yet. */
export const isUnapproved = ({ status, approval }: Pick<Request, 'status' | 'approval'>) =>
  processing.includes(status) && approval === undefined;
/** Returns whether a request was declined before it was completed. */
export const wasDropped = ({ status, history }: Pick<Request, 'status' | 'history'>) =>
  isDeclined(status) && !history.some((one) => one.status === 'completed');

/**
 * Returns the branches that a finished request leaves behind: its agent's, unless a pull request of
 * the request is open, and those of merged reverts.
 */
export function getLeftovers({ id, status }: Request, { pulls }: { pulls: readonly Pull[] }) {
  if (!isDeclined(status) && status !== 'completed') return [];
  const own = pulls.filter(({ of }) => of === id);
  const reverts = own.filter((pull) => pull.reverts !== undefined && pull.state === 'merged');
  const names = reverts.map((pull) => `revert-${pull.reverts}`);
  return own.some(({ state }) => state === 'open') ? names : [id, ...names];
}

/** Returns the state of the agent that works on a request. */
export function getWork(runs: readonly Run[], pulls: readonly Pull[]): AgentWork {
  const own = pulls.filter(({ byAgent }) => byAgent);
  const ended = own.some(({ state }) => state !== 'closed') ? 'proposed' : 'failed';
  const isRunning = runs.some(({ state }) => state === 'runs');
  const idle = runs.length === 0 ? 'none' : ended;
  return work({
    state: isRunning ? 'runs' : idle,
    url: 'https://run',
    rounds: Math.max(0, ...runs.map(({ round }) => round)),
    pull: own[0]?.number,
  });
}

export interface Deployment {
  readonly environment: 'Preview' | 'Production';
  /** Name of the branch at the start of the deployment. */
  readonly branch: string;
  /** Number of deployed commits of the branch. */
  readonly length: number;
  state: 'runs' | 'done' | 'failed';
}

export function getProgress(
  deployments: readonly Deployment[],
  live: Readonly<Record<Deployment['environment'], number>>,
  wanted: Pick<Deployment, 'environment' | 'branch' | 'length'>,
): DeploymentProgress {
  const { environment, branch, length } = wanted;
  const newest = deployments.findLast(
    (one) => one.environment === environment && one.branch === branch && one.length === length,
  );
  const states = { runs: 'runs', done: 'succeeded', failed: 'failed' } as const;
  return progress({
    environment,
    served: live[environment] >= length && length > 0,
    portalAgrees: undefined,
    run: newest && { url: 'https://run', state: states[newest.state] },
    succeeded: 0,
  });
}

export const newRequest = (id: string): Request =>
  request({
    ...{ id, title: id, status: 'submitted', automationPotential: 'high' },
    history: [{ status: 'submitted', at: '', by: 'mia' }],
  });

export function openPull(
  number: number,
  of: string,
  more: Pick<Pull, 'byAgent' | 'reverts' | 'base'>,
): Pull {
  const seen = { mergeable: true, guarded: false, checks: 'green' } as const;
  const draft = more.reverts === undefined;
  return { number, of, head: `h${number}`, state: 'open', draft, ...more, ...seen };
}
