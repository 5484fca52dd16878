import type { Outcome } from './carry-out.ts';
import type { Row } from './row.ts';

/**
 * Formats the table: for each row, its duration, the time after its verdict, and the verdict. The
 * counts of each kind follow.
 */
export function getTable(outcomes: readonly Outcome[]): string {
  const width = Math.max(0, ...outcomes.map(({ row }) => row.name.length));
  const lines = outcomes.map(({ row, verdict, seconds, afterVerdict, wrong }) =>
    [
      row.name.padEnd(width),
      `${seconds.toFixed(1).padStart(6)} s`,
      `${afterVerdict.toFixed(0).padStart(5)} ms`,
      verdict,
      ...(wrong.length > 0 ? [`WRONG: ${wrong.join('; ')}`] : []),
    ].join('  '),
  );
  const kinds: readonly Row['kind'][] = ['fault', 'pair', 'cancel', 'machine', 'end'];
  const counts = kinds.map((kind) => {
    const tried = outcomes.filter(({ row }) => row.kind === kind);
    const wrong = tried.filter((outcome) => outcome.wrong.length > 0).length;
    const longest = Math.max(0, ...tried.map(({ seconds }) => seconds)).toFixed(1);
    return `${kind}: ${tried.length} cases, ${tried.length - wrong} right, ${wrong} wrong, longest ${longest} s`;
  });
  return [...lines, '', ...counts].join('\n');
}
