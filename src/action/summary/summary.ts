import type { RunReport } from '../../deploy/run-report.ts';
import { type Markdown, md, paragraphs } from '../markdown.ts';
import { findingsPart } from './findings.ts';
import type { Room } from './room.ts';
import { changePart, changesPart, detailsPart, filesPart, rollbackPart } from './site.ts';
import { timelinePart } from './timeline.ts';
import { verdictPart } from './verdict.ts';

/** Bytes that a summary has at most. GitHub takes 1 MiB a step; a page that is longer than this is not read. */
export const mostBytes = 64_000;

const rooms: readonly Room[] = [
  { items: 100, characters: 1_000 },
  { items: 50, characters: 500 },
  { items: 20, characters: 300 },
  { items: 5, characters: 100 },
];

/**
 * A run as a page in GitHub-flavoured Markdown: what has become of the site, what was found, and what a person can do.
 * What went wrong comes first.
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
