import type { RunReport } from '../../deploy/run-report.ts';
import { type Markdown, md, paragraphs } from '../markdown.ts';
import { findingsPart } from './findings.ts';
import type { Room } from './room.ts';
import { changePart, changesPart, detailsPart, filesPart, rollbackPart } from './site.ts';
import { timelinePart } from './timeline.ts';
import { verdictPart } from './verdict.ts';

/**
 * Maximum bytes of a summary. GitHub accepts 1 MiB per step, but nobody reads a longer page than
 * this.
 */
export const mostBytes = 64_000;

const rooms: readonly Room[] = [
  { items: 100, characters: 1_000 },
  { items: 50, characters: 500 },
  { items: 20, characters: 300 },
  { items: 5, characters: 100 },
];

/**
 * Formats a run as GitHub-flavoured Markdown, failures first: the state of the site, the findings,
 * and what to do.
 */
export function summaryOf(report: RunReport): string {
  const pages = rooms.map((room) => `${page(report, room)}\n`);
  return pages.find((candidate) => Buffer.byteLength(candidate) <= mostBytes) ?? pages.at(-1) ?? '';
}

function page(report: RunReport, room: Room): Markdown {
  return paragraphs(
    md`## ${{ text: report.title }}`,
    verdictPart(report, room),
    changePart(report),
    changesPart(report, room),
    findingsPart(report, room),
    rollbackPart(report),
    timelinePart(report),
    filesPart(report),
    detailsPart(report, room),
  );
}
