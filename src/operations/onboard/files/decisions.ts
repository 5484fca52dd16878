import type { MergeConflict, Side } from './merge.ts';

/** A person's decision about the conflicts of a file. */
export interface Acceptance {
  readonly side: Side;
  readonly path: string;
  /** A line inside the conflict. Default: all conflicts of the file. */
  readonly line?: number;
}

/**
 * A decided conflict. Recorded in the commit until the pull request is merged; from then on the
 * header of the merged file names the template it was merged with.
 */
export interface Decision {
  readonly path: string;
  readonly side: Side;
  /** Digest of both sides of the conflict. */
  readonly digest: string;
}

const trailer = 'Site-Deploy-Accepted';
const trailerPattern = new RegExp(
  String.raw`^${trailer}: (mine|theirs) ([0-9a-f]{16}) (\S.*)$`,
  'gm',
);

/** Formats decisions as trailers of the commit message. */
export function decisionTrailers(decisions: readonly Decision[]): string[] {
  return decisions.map(({ path, side, digest }) => `${trailer}: ${side} ${digest} ${path}`);
}

export function decisionsOfMessage(message: string): Decision[] {
  return [...message.matchAll(trailerPattern)].map(([, side, digest = '', path = '']) => ({
    path,
    side: side === 'mine' ? 'mine' : 'theirs',
    digest,
  }));
}

/** Decisions about one file. */
export interface FileDecisions {
  readonly accept: readonly Acceptance[];
  readonly decided: readonly Decision[];
}

export function decisionsFor(
  path: string,
  accept: readonly Acceptance[],
  decided: readonly Decision[],
): FileDecisions {
  const ofFile = (entry: { readonly path: string }) => entry.path === path;
  return { accept: accept.filter(ofFile), decided: decided.filter(ofFile) };
}

/** The side a person has chosen: now for this line, now for the whole file, or earlier. */
export function wasChosen(
  mergeConflict: MergeConflict,
  fileDecisions: FileDecisions,
): Side | undefined {
  const { line, ours, digest } = mergeConflict;
  const isHere = (acceptance: Acceptance) =>
    acceptance.line !== undefined &&
    acceptance.line >= line &&
    acceptance.line < line + Math.max(1, ours.length);
  const now =
    fileDecisions.accept.findLast(isHere) ??
    fileDecisions.accept.findLast((acceptance) => acceptance.line === undefined);
  return now?.side ?? fileDecisions.decided.find((entry) => entry.digest === digest)?.side;
}
