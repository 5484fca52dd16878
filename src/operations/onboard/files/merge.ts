import { isDeepStrictEqual } from 'node:util';
import { Lexer } from 'yaml';
import { compact } from '../../../shared/compact.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';
import { textHash } from '../../../workflows/header.ts';
import {
  createJobRenamer,
  mergePin,
  type Pin,
  readFilePins,
  withoutPins,
  withPins,
} from './align-template.ts';
import { type Clash, isClash, mergeBlocks } from './merge-blocks.ts';
import { lineTokens, type MergedLine, type Token, toLines } from './tokens.ts';
import { lostFaults, type WorkflowFault, workflowFaults } from './workflow-faults.ts';

export interface Acceptance {
  readonly side: Side;
  readonly path: string;
  /** Line of the conflict. Default: all conflicts of the file. */
  readonly line?: number;
}

export type Decided = { readonly side: Side; readonly digest: string };
export type Decision = Decided & { readonly path: string };

const trailer = 'Site-Deploy-Accepted';
const trailerPattern = new RegExp(
  String.raw`^${trailer}: (mine|theirs) ([0-9a-f]{16}) (\S.*)$`,
  'gm',
);

export function decisionTrailers(decisions: readonly Decision[]): string[] {
  return decisions.map(({ path, side, digest }) => `${trailer}: ${side} ${digest} ${path}`);
}

export function decisionsOfMessage(message: string): Decision[] {
  return [...message.matchAll(trailerPattern)].map(([, side, digest = '', path = '']) => {
    return { path, side: side as Side, digest };
  });
}

export function wasChosen(
  { line, ours, digest }: MergeConflict,
  made: { readonly accept: readonly Acceptance[]; readonly decided: readonly Decision[] },
): Side | undefined {
  const isHere = (acceptance: Acceptance) =>
    acceptance.line !== undefined &&
    acceptance.line >= line &&
    acceptance.line < line + Math.max(1, ours.length);
  const ofFile = made.accept.findLast((acceptance) => acceptance.line === undefined);
  const now = made.accept.findLast(isHere) ?? ofFile;
  return now?.side ?? made.decided.find((entry) => entry.digest === digest)?.side;
}

export type Side = 'mine' | 'theirs';

interface MergeConflict {
  readonly line: number;
  readonly templateLine: number;
  readonly base: readonly string[];
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly digest: string;
  readonly sides: readonly Side[];
}

interface MergeFault
  extends Pick<WorkflowFault, 'reason' | 'advice'>,
    Pick<MergeConflict, 'ours' | 'theirs'> {
  readonly line?: number;
  readonly templateLine?: number;
}

export type FileConflict = MergeConflict | MergeFault;

export type Merged = { readonly decided: readonly Decided[] } & (
  | { readonly body: string; readonly isReformatted?: true }
  | { readonly conflicts: readonly FileConflict[]; readonly sides: readonly Side[] }
);

export function mergeBodies(
  before: string,
  ours: string,
  now: string,
  choose: (conflict: MergeConflict) => Side | undefined = () => undefined,
): Merged {
  const named = createJobRenamer(before, ours);
  const [base, theirs] = [named(before), named(now)];
  const pins = { base: readFilePins(base), ours: readFilePins(ours), theirs: readFilePins(theirs) };
  // Merge the pins of an action separately from lines if each side pins it to a single version.
  const known = [...pins.theirs.keys()].filter(
    (name) => pins.ours.has(name) && pins.base.has(name),
  );
  const taken = new Set(known);
  const unpinned = withoutPins(ours, taken);
  const tokens = (body: string) => lineTokens(withoutPins(body, taken), 'theirs');
  const parts = mergeBlocks(tokens(base), lineTokens(unpinned, 'ours'), tokens(theirs));

  const clashes = parts.filter(isClash);
  const digests: string[] = [];
  const found = clashes.map((clash) => toConflict(clash, { base, ours, theirs }, digests));
  const chosen = found.map(choose);
  const decided = compact(
    found.map(({ digest }, index) => chosen[index] && { digest, side: chosen[index] }),
  );
  const newPins = new Map<string, Pin>();
  for (const action of known) {
    const pin = mergePin(pins.base.get(action), pins.ours.get(action), pins.theirs.get(action));
    if (pin) newPins.set(action, pin);
  }
  let mistakes: readonly string[] | undefined;
  /**
   * Returns whether a fault was already in the person's file, so that the merge didn't cause it.
   */
  const isMistake = ({ reason }: WorkflowFault) => {
    mistakes ??= workflowFaults(ours).map((fault) => fault.reason);
    return mistakes.includes(reason);
  };
  const attempt = (sides: readonly (Side | undefined)[]) => {
    const merged = parts.flatMap((part) => {
      if (!isClash(part)) return part.tokens;
      if (sides[clashes.indexOf(part)] === 'theirs') return part.theirs;
      return part.ours;
    });
    const lines = toLines(merged);
    const text = `${lines.map((line) => line.text).join('\n')}\n`;
    const body = withPins(text, newPins);
    const faults = workflowFaults(body).filter((fault) => !isMistake(fault));
    const all = faults.length > 0 ? faults : lostFaults(ours, theirs, body);
    return { body, faults: all.map((fault) => placed(fault, lines, { ours, theirs })) };
  };
  const cannotMerge = (conflicts: readonly FileConflict[], sides: readonly Side[] = []): Merged => {
    if (isOnlyFormatted(before, ours)) return { body: now, decided: [], isReformatted: true };
    return { conflicts, decided, sides };
  };
  if (chosen.every(Boolean)) {
    const { body, faults } = attempt(chosen);
    if (faults.length > 0) return cannotMerge(faults);
    return { body, decided };
  }
  const tried = new Map<string, boolean>();
  const works = (index: number, side: Side, rest: Side) => {
    const sides = chosen.map((one, at) => (at === index ? side : (one ?? rest)));
    const result = tried.get(sides.join()) ?? attempt(sides).faults.length === 0;
    tried.set(sides.join(), result);
    return result;
  };
  const open = found.flatMap((conflict, index): FileConflict[] => {
    if (chosen[index]) return [];
    const sides = bothSides.filter((side) =>
      [side, ...bothSides].some((rest) => works(index, side, rest)),
    );
    if (sides.length > 0) return [{ ...conflict, sides }];
    const [fault] = attempt(chosen).faults;
    return [{ ...conflict, reason: `Neither side works. ${fault?.reason}`, advice: fault?.advice }];
  });
  const forAll = bothSides.filter((side) => works(-1, side, side));
  return cannotMerge(open, forAll);
}

const bothSides: readonly Side[] = ['mine', 'theirs'];

interface Bodies {
  readonly ours: string;
  readonly theirs: string;
}

/**
 * Describes a conflict.
 * @param digests fingerprints of earlier conflicts, to which this one's is added. They distinguish
 *   several conflicts of the same lines
 */
function toConflict(clash: Clash, bodies: Bodies & { readonly base: string }, digests: string[]) {
  const fingerprint = JSON.stringify(
    [clash.ours, clash.theirs].map((side) => side.map((token) => token.meaning)),
  );
  const earlier = digests.filter((candidate) => candidate === fingerprint).length;
  digests.push(fingerprint);
  return {
    line: clash.line,
    templateLine: clash.templateLine,
    base: linesIn(bodies.base, clash.base),
    ours: linesIn(bodies.ours, clash.ours),
    theirs: linesIn(bodies.theirs, clash.theirs),
    digest: textHash(`${fingerprint}${earlier}`).slice(0, 16),
    sides: bothSides,
  };
}

function linesIn(body: string, tokens: readonly Token[]): string[] {
  const lines = body.split('\n');
  return [...new Set(tokens.map((token) => token.line))].map((line) => lines[line - 1] ?? '');
}

function placed(fault: WorkflowFault, merged: readonly MergedLine[], bodies: Bodies): MergeFault {
  const of = (from: Token['from']) =>
    fault.lines.flatMap((line) => merged[line - 1] ?? []).filter((line) => line.from === from);
  const [ours, theirs] = [of('ours'), of('theirs')];
  const texts = (body: string, lines: readonly MergedLine[]) =>
    lines.map((mergedLine) => body.split('\n')[mergedLine.line - 1] ?? '');
  const { reason, advice } = fault;
  return {
    reason,
    advice,
    line: ours[0]?.line,
    templateLine: theirs[0]?.line,
    ours: texts(bodies.ours, ours),
    theirs: texts(bodies.theirs, theirs),
  };
}

function isOnlyFormatted(base: string, ours: string): boolean {
  const letters = (body: string) => body.replaceAll(/[\s'">|-]/g, '').length;
  if (letters(base) !== letters(ours)) return false;
  const comments = (body: string) => {
    const found = [...new Lexer().lex(body)].filter((token) => token.startsWith('#'));
    return found.map((comment) => comment.trimEnd());
  };
  const [before, after] = [parseYaml(base), parseYaml(ours)];
  return (
    before !== undefined &&
    isDeepStrictEqual(before, after) &&
    isDeepStrictEqual(comments(base), comments(ours))
  );
}
