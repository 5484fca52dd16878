import type { ActionResult } from '../../runner/output.ts';
import type { Annotation } from '../../runner/step-log.ts';

export type RunStatus = 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';
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
  readonly needs: readonly string[];
  readonly status: RunStatus;
  readonly conclusion: RunConclusion;
  readonly environment: string;
  readonly environmentUrl: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  readonly steps: readonly LocalStep[];
}

type LocalAnnotation = Pick<Annotation, 'level' | 'message' | 'title' | 'file' | 'line'>;

export interface LocalStep {
  readonly name: string;
  conclusion: RunConclusion | undefined;
  readonly log: string[];
  summary: string;
  readonly annotations: LocalAnnotation[];
  milliseconds: number;
  action?: ActionResult;
}

export interface RunControl {
  cancel(): void;
  rerun(onlyFailed: boolean): void;
  review(environments: readonly string[], isApproved: boolean, by: string): boolean;
}

export interface LocalArtifact {
  /** Secret part of the archive's URL, which replaces a token. */
  readonly key?: string;
  readonly folder?: string;
  /** Whether the artifact is a plain file instead of a zip archive. */
  readonly isFile?: boolean;
  readonly id: number;
  readonly name: string;
  readonly run: number;
  /** Attempt of the run that stored the artifact. Default: 1. */
  readonly attempt?: number;
  readonly bytes: number;
  readonly digest: string;
  readonly createdAt: string;
  expiresAt: string;
}

export interface LocalCache {
  readonly id: number;
  readonly key: string;
  /** Hash of the cached paths. Only a job with the same paths can restore the cache. */
  readonly version: string;
  /** Ref of the run that stored the cache. */
  readonly ref: string;
  /** Path of the tar archive. */
  readonly file: string;
  readonly createdAt: string;
  usedAt: string;
}
