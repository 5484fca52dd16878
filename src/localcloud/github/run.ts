import type { Annotation } from '../runner/annotations.ts';
import type { ActionResult } from '../runner/step-process.ts';

export type RunStatus = 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';
/** `null` until it is completed. */
export type RunConclusion =
  | 'success'
  | 'failure'
  | 'cancelled'
  | 'skipped'
  | 'action_required'
  | null;

export interface LocalJob {
  readonly id: number;
  readonly name: string;
  /** Names of the jobs that it needs. */
  readonly needs: readonly string[];
  readonly status: RunStatus;
  readonly conclusion: RunConclusion;
  readonly environment: string;
  /** Empty if it names none. */
  readonly environmentUrl: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Permissions of its token. */
  readonly permissions: Readonly<Record<string, string>>;
  /** Why it didn't begin, or was stopped. */
  readonly notes: readonly string[];
  readonly steps: readonly LocalStep[];
}

type LocalAnnotation = Pick<Annotation, 'level' | 'message' | 'title' | 'file' | 'line'>;

export interface LocalStep {
  readonly name: string;
  readonly conclusion: RunConclusion | undefined;
  /** Masked. */
  readonly log: readonly string[];
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly LocalAnnotation[];
  readonly milliseconds: number;
  /** If it ran a JavaScript action. */
  readonly action?: ActionResult;
}

/** What people can do with a run. */
export interface RunControl {
  cancel(): void;
  rerun(onlyFailed: boolean): void;
  /** @returns whether a job was waiting for it */
  review(environments: readonly string[], isApproved: boolean, by: string): boolean;
}

export interface LocalArtifact {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly bytes: number;
  /** `sha256:` and the archive's hash. */
  readonly digest: string;
  readonly createdAt: string;
  expiresAt: string;
}
