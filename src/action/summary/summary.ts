import type { RunReport } from '../../deploy/run-report.ts';
import { type Markdown, md, paragraphs } from '../markdown.ts';
import { findingsPart } from './findings.ts';
import type { SummaryLimits } from './limits.ts';
import { changePart, changesPart, detailsPart, filesPart, rollbackPart } from './site.ts';
import { timelinePart } from './timeline.ts';
import { verdictPart } from './verdict.ts';

/** GitHub accepts 1 MiB per step, but nobody reads a longer page than this. */
export const maxSummaryBytes = 64_000;

const limitSteps: readonly SummaryLimits[] = [
  { items: 100, characters: 1_000 },
  { items: 50, characters: 500 },
  { items: 20, characters: 300 },
  { items: 5, characters: 100 },
];

export function formatSummary(report: RunReport): string {
  let text = '';
  for (const limits of limitSteps) {
    text = `${page(report, limits)}\n`;
    if (Buffer.byteLength(text) <= maxSummaryBytes) break;
  }
  return text;
}

function page(report: RunReport, limits: SummaryLimits): Markdown {
  return paragraphs(
    md`## ${{ text: report.title }}`,
    verdictPart(report, limits),
    changePart(report),
    changesPart(report, limits),
    findingsPart(report, limits),
    rollbackPart(report),
    timelinePart(report),
    filesPart(report),
    detailsPart(report, limits),
  );
}
