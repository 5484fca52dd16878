import type { LocalRun } from '../github/state/state.ts';
import { readPermissions } from './permissions.ts';
import { getNeedNames } from './results.ts';
import type { EngineJob } from './types.ts';

export function refuseRun(local: LocalRun, errors: readonly string[]): void {
  const state = { status: 'completed', conclusion: 'failure' } as const;
  const none = { id: 0, needs: [], environment: '', environmentUrl: '', outputs: {} };
  const shown = { steps: [], permissions: {}, notes: errors, name: 'Invalid workflow file' };
  Object.assign(local, state, { jobs: [{ ...none, ...shown, ...state }] });
}

export function toLocalJob(job: EngineJob) {
  const { id, name, status, conclusion = null, environment, notes, outputs } = job;
  const permissions = readPermissions(job.node);
  const needs = getNeedNames(job);
  return { id, name, needs, status, conclusion, environment, notes, outputs, permissions };
}

const claimsOfRun = (
  'actor actor_id base_ref head_ref ref_protected run_id run_number workflow workflow_ref ' +
  'workflow_sha'
).split(' ');

export const pickClaims = (github: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(claimsOfRun.map((name) => [name, String(github[name])]));
