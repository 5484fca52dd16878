import { rollbackPath } from '../../../workflows/render/render.ts';
import type { FileState } from '../files/compare-file.ts';

export interface DoctorFinding {
  /** `risk`: deployments succeed, but are less safe or less complete than they should be. */
  readonly weight: 'broken' | 'risk';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}

/**
 * Formats the remedy of a finding that onboarding can correct.
 * @param options options that people chose for this run, and that aren't stored
 */
export const applyWith = (...options: readonly string[]) =>
  `Run ${['site-deploy onboard --apply', ...options].join(' ')} to correct it.`;

const apply = applyWith();

export const broken = (what: string, why: string, remedy = apply): DoctorFinding => {
  return { weight: 'broken', what, why, remedy };
};
export const risk = (what: string, why: string, remedy = apply): DoctorFinding => {
  return { weight: 'risk', what, why, remedy };
};

type FileInState = { readonly path: string; readonly state: FileState['state'] };
export type Reason = Pick<DoctorFinding, 'why' | 'remedy'>;

export function changedFiles(files: readonly FileInState[], reason: Reason): DoctorFinding {
  const whys: Partial<Record<FileState['state'], string>> = {
    absent: 'missing',
    leftover: 'no longer needed',
  };
  const names = files.map(({ path, state }) => `${path} (${whys[state] ?? 'out of date'})`);
  // Deployments also work without the rollback workflow.
  const isBroken = files.some(({ path, state }) => state === 'absent' && path !== rollbackPath);
  const weight = isBroken ? 'broken' : 'risk';
  return { weight, what: `Not up to date: ${names.join(', ')}.`, ...reason };
}
