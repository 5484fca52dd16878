import type { MergeConflict, Side } from './merge.ts';

export interface Acceptance {
  readonly side: Side;
  readonly path: string;
  /** A line inside the conflict. Default: all conflicts of the file. */
  readonly line?: number;
}

export interface Decision {
  readonly path: string;
  readonly side: Side;
  readonly digest: string;
}

const trailer = 'Site-Deploy-Accepted';
const trailerPattern = new RegExp(
  String.raw`^${trailer}: (mine|theirs) ([0-9a-f]{16}) (\S.*)$`,
  'gm',
);

export function decisionTrailers(decisions: readonly Decision[]): string[] {
  return decisions.map(({ path, side, digest }) => `${trailer}: ${side} ${digest} ${path}`);
}

export function decisionsOfMessage(message: string): Decision[] {
  return [...message.matchAll(trailerPattern)].map(([, side, digest = '', path = '']) => ({
    path,
    side: side as Side,
    digest,
  }));
}

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

export function wasChosen(conflict: MergeConflict, decisions: FileDecisions): Side | undefined {
  const { line, ours, digest } = conflict;
  const isHere = (acceptance: Acceptance) =>
    acceptance.line !== undefined &&
    acceptance.line >= line &&
    acceptance.line < line + Math.max(1, ours.length);
  const now =
    decisions.accept.findLast(isHere) ??
    decisions.accept.findLast((acceptance) => acceptance.line === undefined);
  return now?.side ?? decisions.decided.find((entry) => entry.digest === digest)?.side;
}
