import type { DeploymentStatus } from '../portal/contract/deployment-complete.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Environment } from '../steps/plan/types.ts';

/** The steps of a deployment, in their order. */
export const steps = ['plan', 'login', 'exchange', 'build', 'finish', 'pack', 'upload', 'verify', 'notify'] as const;
export type Step = (typeof steps)[number];

/** How a run has ended, and everything that it found out on its way. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /** Whether the live site is another one than before: `maybe` where only a look tells. */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  readonly version?: string;
  /** Origin that was verified, or that the platform named. */
  readonly url?: string;
  readonly deploymentId?: string;
  readonly correlationId?: string;
  readonly fileCount?: number;
  /** Before packing, in bytes. */
  readonly totalBytes?: number;
  readonly digest?: string;
  /** What became of the metadata where a framework takes pages over in the browser, as a phrase. */
  readonly rendered?: string;
  /** With `mode: rollback`: the run that has built the package, and the package's commit. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: the environment of the hosting that is to be closed. */
  readonly closing?: string;
  /** With `mode: close`: what has become of it, as a sentence. */
  readonly closed?: string;
  /** The live site had these files already, so nothing was sent. */
  readonly isPresent?: boolean;
  /** Whether the portal has confirmed that it was told. */
  readonly notified: boolean;
  /** With `mode: build`: the folder for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** With `mode: build`: the name that the folder is to be kept under. */
  readonly artifact?: string;
  /** Duration of each step that was begun. */
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  /** What went wrong, in the step `failedStep`. */
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Why the portal was not told, where it should have been. */
  readonly notifyError?: SiteDeployError;
}

/** What steps have found out so far. */
export type Known = Partial<Omit<DeployResult, 'status' | 'siteChanged' | 'seconds'>>;
