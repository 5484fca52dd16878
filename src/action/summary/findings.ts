import type { RunReport } from '../../deploy/run-report.ts';
import { count } from '../../shared/units.ts';
import { code, folded, list, type Markdown, md, paragraphs, text } from '../markdown.ts';
import { rankOf } from '../warnings.ts';
import type { Room } from './room.ts';

/** Number of findings shown expanded; the rest is collapsed. */
const open = 10;

/** All findings, deduplicated, with their locations, most important first. */
export function findingsPart(
  { findings = [], findingCount }: RunReport,
  room: Room,
): Markdown | undefined {
  if (findings.length === 0) return undefined;
  const ranked = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
  const lines = ranked.slice(0, room.items).map(({ message, file, line }) => {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    // In the log, the line starts with the file.
    const isNamed = file !== undefined && message.startsWith(`${file}: `);
    const said = text(isNamed ? message.slice(file.length + 2) : message, room.characters);
    if (place === '') return said;
    return md`${code(place)} ${said}`;
  });
  const more = findingCount - lines.length;
  const rest = lines.slice(open);
  return paragraphs(
    md`### Warnings: ${{ text: String(findingCount) }}`,
    list(lines.slice(0, open)),
    rest.length > 0 ? folded(text(`${rest.length} more`), list(rest)) : undefined,
    more > 0 ? text(`The log has ${count(more, 'warning')} more.`) : undefined,
  );
}
