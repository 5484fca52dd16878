import { readFileSync } from 'node:fs';
import { recognise } from '../../test/fixtures/generators/recognise.ts';
import {
  type Recorded,
  recordsFile,
  type Visited,
  visitsFile,
} from '../../test/fixtures/generators/records.ts';
import { setups } from '../../test/fixtures/generators/setups.ts';
import { code, table } from './table.ts';

/**
 * Returns a table of the files that the newest versions of generators write, and of what
 * site-deploy recognises in them.
 */
export async function recognisedTable(): Promise<string> {
  const records: Readonly<Record<string, Recorded>> = JSON.parse(readFileSync(recordsFile, 'utf8'));
  const rows: string[][] = [];
  for (const setup of setups) {
    const recorded = records[setup.name];
    if (!recorded) continue;
    const { before, after, output, refusal, server, fallback } = await recognise(setup, recorded);
    const [node = ''] = Object.values(recorded.engines);
    const guess = `${before.framework}, ${before.output ? code(before.output) : 'after the build'}`;
    rows.push([
      setup.name,
      recorded.version,
      output ? `${code(output)}${server ? `, beside ${code(server)}` : ''}` : code(server ?? ''),
      guess,
      refusal ? `refused: ${refusal.remedy}` : `${after.type}, ${code(fallback)}`,
      code(node),
    ]);
  }
  const head = [
    'Generator',
    'Version',
    'Writes',
    '`init`, before a build',
    'Type, and unknown addresses',
    'Node',
  ];
  return table(head, rows);
}

/** Returns a table of what Chromium showed of edited and deployed sites. */
export function visitsTable(): string {
  const visits: Readonly<Record<string, Visited>> = JSON.parse(readFileSync(visitsFile, 'utf8'));
  const rows = setups.flatMap(({ name }) => {
    const visited = visits[name];
    return visited ? [{ name, visited }] : [];
  });
  const [, ...columns] = Object.keys(rows[0]?.visited ?? {});
  return table(
    ['Generator', 'Version', ...columns],
    rows.map(({ name, visited: { version = '', ...cells } }) => [
      name,
      version,
      ...columns.map((column) => cells[column] ?? ''),
    ]),
  );
}
