import type { RunReport } from '../../deploy/report.ts';
import { seconds } from '../../shared/units.ts';
import { folded, type Markdown, md, paragraphs, table, text } from '../markdown.ts';
import {
  changePart,
  changesPart,
  comparisonPart,
  detailsPart,
  filesPart,
  findingsPart,
  rollbackPart,
  type SummaryLimits,
} from './site.ts';
import { verdictPart } from './verdict.ts';

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
    comparisonPart(report, limits),
    changesPart(report, limits),
    findingsPart(report, limits),
    rollbackPart(report),
    timelinePart(report),
    filesPart(report),
    detailsPart(report, limits),
  );
}

function timelinePart(report: RunReport): Markdown | undefined {
  const { timeline = [] } = report;
  if (timeline.length === 0) return undefined;
  const rows = timeline.map(({ step, startMs, durationMs, outcome }) => {
    const ended = outcome === 'failed' ? md`**failed**` : text(outcome);
    return [text(step), text(seconds(startMs)), text(seconds(durationMs)), ended];
  });
  const endMs = Math.max(...timeline.map((time) => time.startMs + time.durationMs));
  const head = [md`Step`, md`Start`, md`Duration`, md`Outcome`];
  return folded(text(`Steps: ${seconds(endMs)}`), table(head, rows));
}
