import { readFile } from 'node:fs/promises';
import {
  type MeasuredReads,
  measuredSetups,
  readsFile,
} from '../../test/fixtures/generators/measured-reads.ts';
import { code, table } from './table.ts';

/** Returns a table of what each generator's build reads, as measured by `check --reuse`. */
export async function measuredReadsTable(): Promise<string> {
  const found: Record<string, MeasuredReads> = JSON.parse(await readFile(readsFile, 'utf8'));
  const rows = measuredSetups.flatMap((name) => {
    const { version = '', report } = found[name] ?? {};
    if (!report) return [];
    const rows = new Map(report.rows);
    const line = report.reads ? code(`reads: [${report.reads.join(', ')}]`) : 'none';
    const twice = rows.get('the same build twice') ?? '';
    return [[name, version, line, twice, rows.get('without all of it') ?? 'differs']];
  });
  const head = ['Generator', 'Version', 'Line', 'The same build twice', 'Without what it may read'];
  return table(head, rows);
}
