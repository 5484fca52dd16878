import type { RunReport } from '../../deploy/run-report.ts';
import { compact } from '../../shared/compact.ts';
import { count } from '../../shared/units.ts';
import { code, folded, list, type Markdown, md, paragraphs, text } from '../markdown.ts';
import { getRank } from '../warnings.ts';
import type { SummaryLimits } from './limits.ts';

const open = 10;

export function findingsPart(report: RunReport, limits: SummaryLimits): Markdown | undefined {
  const { findings = [], findingCount } = report;
  if (findings.length === 0) return undefined;
  const ranked = findings.toSorted((a, b) => getRank(a) - getRank(b));
  const lines = ranked.slice(0, limits.items).map((finding) => {
    const { message, file, line } = finding;
    const location = compact([file, line]).join(':');
    const name = `${file}: `;
    const named = file && message.startsWith(name) && message.slice(name.length);
    const description = text(named || message, limits.characters);
    if (location === '') return description;
    return md`${code(location)} ${description}`;
  });
  const more = findingCount - lines.length;
  const remaining = lines.slice(open);
  const parts = [
    md`### Warnings: ${{ text: String(findingCount) }}`,
    list(lines.slice(0, open)),
    remaining.length > 0 && folded(text(`${remaining.length} more`), list(remaining)),
    more > 0 && text(`Not shown here: ${count(more, 'warning')}. See the log.`),
  ];
  return paragraphs(...compact(parts));
}
