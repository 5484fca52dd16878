import { isDeepStrictEqual } from 'node:util';
import { Lexer, parse } from 'yaml';
import { textHash } from '../../../workflows/header.ts';
import { type Clash, isClash, mergeTokens } from './merge-tokens.ts';
import { inStyleOf } from './person-style.ts';
import { mergePin, pinsOf, withoutPins, withPins } from './pins.ts';
import { withNamesOf } from './renamed-jobs.ts';
import { linesOf, lineTokens, type MergedLine, type Token } from './tokens.ts';
import { type WorkflowFault, workflowFaults } from './workflow-faults.ts';

/** Which side a person has chosen where both have changed the same lines. */
export type Side = 'mine' | 'theirs';

/** A place that two sides have changed differently. Lines are numbered from 1. */
export interface MergeConflict {
  readonly line: number;
  readonly templateLine: number;
  /** As it was generated. */
  readonly base: readonly string[];
  /** As it is in the repository. */
  readonly ours: readonly string[];
  /** As it is generated now. */
  readonly theirs: readonly string[];
  /** Of what both sides say here: by it a decision is found again. */
  readonly digest: string;
}

/** What would not work, where both sides fit line by line. */
export interface MergeFault {
  /** A sentence. */
  readonly reason: string;
  /** Where it comes from, as far as it can be told. */
  readonly line?: number;
  readonly templateLine?: number;
  /** The lines themselves. */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** A conflict that a person has decided. */
export type Decided = Pick<MergeConflict, 'digest'> & { readonly side: Side };

export type Merged =
  | {
      readonly body: string;
      readonly decided: readonly Decided[];
      /** Nothing was edited but the form, which is given up: both sides do not fit together line by line. */
      readonly isReformatted?: true;
    }
  | { readonly conflicts: readonly (MergeConflict | MergeFault)[]; readonly decided: readonly Decided[] };

/** @returns the side that a person has chosen; `undefined`: none yet */
export type Choose = (conflict: MergeConflict) => Side | undefined;

const undecided: Choose = () => undefined;

/**
 * Three-way merge of a workflow, line by line. Lines that nobody touched stay as they are. What would no longer work as
 * a workflow is a conflict, whatever a person has chosen.
 */
export function mergeBodies(before: string, ours: string, now: string, choose: Choose = undecided): Merged {
  const named = withNamesOf(before, ours);
  const [base, theirs] = [named(before), named(now)];
  const pins = { base: pinsOf(base), ours: pinsOf(ours), theirs: pinsOf(theirs) };
  // Only where an action is pinned in one way on each side is it known which pin belongs where.
  const known = [...pins.theirs.keys()].filter((action) => pins.ours.has(action) && pins.base.has(action));
  const taken = new Set(known);
  const own = withoutPins(ours, taken);
  const styled = inStyleOf(withoutPins(base, taken), own);
  const tokens = (body: string) => lineTokens(styled(withoutPins(body, taken)), 'theirs');
  const parts = mergeTokens(tokens(base), lineTokens(own, 'ours'), tokens(theirs));

  const digests: string[] = [];
  const decided: Decided[] = [];
  const conflicts: MergeConflict[] = [];
  const merged = parts.flatMap((part): readonly Token[] => {
    if (!isClash(part)) return part.tokens;
    const conflict = conflictOf(part, { base, ours, theirs }, digests);
    const side = choose(conflict);
    if (!side) conflicts.push(conflict);
    else decided.push({ digest: conflict.digest, side });
    if (side === 'theirs') return part.theirs;
    return part.ours;
  });
  const cannotMerge = (reasons: readonly (MergeConflict | MergeFault)[]): Merged => {
    if (isOnlyFormatted(before, ours)) return { body: now, decided: [], isReformatted: true };
    return { conflicts: reasons, decided };
  };
  if (conflicts.length > 0) return cannotMerge(conflicts);

  const lines = linesOf(merged);
  const chosen = known.flatMap((action) => {
    const pin = mergePin(pins.base.get(action), pins.ours.get(action), pins.theirs.get(action));
    if (pin) return [[action, pin]] as const;
    return [];
  });
  const body = withPins(`${lines.map(({ text }) => text).join('\n')}\n`, new Map(chosen));
  // Each side may work while both together do not, with an id given twice for instance. A person's own mistake is left
  // to them.
  const mistakes = workflowFaults(ours).map(({ reason }) => reason);
  const faults = workflowFaults(body).filter(({ reason }) => !mistakes.includes(reason));
  if (faults.length > 0) return cannotMerge(faults.map((fault) => placed(fault, lines, { ours, theirs })));
  return { body, decided };
}

interface Bodies {
  readonly ours: string;
  readonly theirs: string;
}

/** @param digests those of the conflicts before: the same lines may clash at two places */
function conflictOf(clash: Clash, bodies: Bodies & { readonly base: string }, digests: string[]): MergeConflict {
  const { line, templateLine } = clash;
  const said = JSON.stringify([clash.ours, clash.theirs].map((side) => side.map(({ meaning }) => meaning)));
  const earlier = digests.filter((one) => one === said).length;
  digests.push(said);
  return {
    line,
    templateLine,
    base: linesIn(bodies.base, clash.base),
    ours: linesIn(bodies.ours, clash.ours),
    theirs: linesIn(bodies.theirs, clash.theirs),
    digest: textHash(`${said}${earlier}`).slice(0, 16),
  };
}

/** The lines that tokens come from, as they are written there. */
function linesIn(body: string, tokens: readonly Token[]): string[] {
  const lines = body.split('\n');
  return [...new Set(tokens.map(({ line }) => line))].map((line) => lines[line - 1] ?? '');
}

/** A fault with the lines of both sides that make it. */
function placed({ reason, lines: at }: WorkflowFault, merged: readonly MergedLine[], bodies: Bodies): MergeFault {
  const of = (from: Token['from']) => at.flatMap((line) => merged[line - 1] ?? []).filter((line) => line.from === from);
  const [ours, theirs] = [of('ours'), of('theirs')];
  const texts = (body: string, lines: readonly MergedLine[]) =>
    lines.map(({ line }) => body.split('\n')[line - 1] ?? '');
  const [own, templates] = [ours[0], theirs[0]];
  return {
    reason,
    line: own?.line,
    templateLine: templates?.line,
    ours: texts(bodies.ours, ours),
    theirs: texts(bodies.theirs, theirs),
  };
}

/** Whether a person, or a formatter, has changed nothing of what the workflow means, and no comment. */
function isOnlyFormatted(base: string, ours: string): boolean {
  // Quick to see, and true of almost every edit that changes more.
  const letters = (body: string) => body.replaceAll(/[\s'">|-]/g, '').length;
  if (letters(base) !== letters(ours)) return false;
  const comments = (body: string) =>
    [...new Lexer().lex(body)].filter((token) => token.startsWith('#')).map((comment) => comment.trimEnd());
  try {
    return isDeepStrictEqual(parse(base), parse(ours)) && isDeepStrictEqual(comments(base), comments(ours));
  } catch {
    return false;
  }
}
