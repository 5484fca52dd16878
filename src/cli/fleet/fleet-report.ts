import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { namedRepository } from '../../clients/github/repository.ts';
import {
  type FleetReport,
  formatTotals,
  isSiteDone,
  isWorthALine,
  markdownReport,
  mergeReports,
  readFleetReport,
  type SiteOutcome,
  sortByUrgency,
  updateDashboard,
} from '../../operations/onboard/fleet/report.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openGitHub } from '../inputs/github-client.ts';
import { createPrinter } from '../terminal/printer.ts';
import { type Columns, tableLines } from '../terminal/table.ts';
import type { FleetCommandOptions } from './options.ts';

const columns: Columns<SiteOutcome> = [
  'SITE! slug, STATUS! status',
  {
    heading: 'STEPS',
    value: ({ status, steps }) => (status === 'not reached' ? undefined : steps),
    align: 'right',
    fixed: true,
  },
  {
    heading: 'NOTE',
    value: ({ earlier, note }) => [earlier && 'in an earlier run', note].filter(Boolean).join(': '),
  },
];

const few = 10;

export function fleetLines(outcomes: readonly SiteOutcome[], width: number | undefined): string[] {
  const listed = outcomes.length <= few ? outcomes : outcomes.filter(isWorthALine);
  const details = sortByUrgency(listed).flatMap((outcome) => {
    const { slug, details: lines = [] } = outcome;
    if (lines.length === 0) return [];
    return ['', `${slug}:`, ...lines.map((line) => `  ${line}`)];
  });
  return [
    ...(listed.length === 0 ? [] : tableLines(columns, sortByUrgency(listed), width)),
    formatTotals(outcomes),
    ...details,
  ];
}

export function printReport(
  whole: FleetReport,
  missing: readonly string[],
  options: Pick<FleetCommandOptions, 'json' | 'report'>,
  context: CommandContext,
): void {
  const { json, report } = options;
  const printer = createPrinter(context, json === true || report === 'json');
  const lines = {
    markdown: () => markdownReport(whole, missing),
    json: () => [],
  };
  if (report) {
    printer.print(whole, lines[report]);
    return;
  }
  printer.print(whole.sites, () => [
    '',
    ...missing.map(
      (shard) => `The report of shard ${shard} is missing, so the outcome of its sites is unknown.`,
    ),
    ...fleetLines(whole.sites, printer.width),
  ]);
}

export function exitCodeOfReport(report: FleetReport, missing: readonly string[]): ExitCode {
  if (missing.length > 0 || report.sites.some((site) => site.status === 'failed')) return 1;
  if (report.sites.every((outcome) => isSiteDone(outcome, report.applied))) return 0;
  return 3;
}

export async function summarizeReports(
  options: FleetCommandOptions & { readonly folder: string },
  context: CommandContext,
): Promise<ExitCode> {
  const folder = path.resolve(context.cwd, options.folder);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const reports = texts
    .map((text) => readFleetReport(parseJson(text)))
    .filter((report) => report !== undefined);
  if (reports.length === 0)
    throw usageError(
      `${options.folder} contains no report of a run over multiple sites.`,
      'Write one per shard: site-deploy fleet onboard --check --shard 1/4 --report json > ' +
        'report-1.json',
    );
  const { report, missing } = mergeReports(reports);
  printReport(report, missing, options, context);
  if (options.dashboard) await writeDashboard(options.dashboard, report, missing, context);
  return exitCodeOfReport(report, missing);
}

async function writeDashboard(
  repository: string,
  report: FleetReport,
  missing: readonly string[],
  context: CommandContext,
): Promise<void> {
  await using deps = await openDeps(context);
  const github = await openGitHub(context, deps);
  const dashboard = { ...github, ...namedRepository(repository) };
  const { changes, isNew } = await updateDashboard(dashboard, report, missing);
  const what = isNew ? 'opened' : 'updated';
  context.log.info(`Dashboard ${what}: ${count(changes, 'site')} with another status.`);
}
