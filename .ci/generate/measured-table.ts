import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { table } from './table.ts';

const readme = path.resolve(import.meta.dirname, '../../src/localcloud/pages/README.md');

/** Replaces a table in the README of the portal's pages with results of a command. */
export async function writeMeasuredTable(
  name: string,
  ...parts: Parameters<typeof table>
): Promise<void> {
  const [start, end] = [`<!-- measured: ${name} -->`, `<!-- /measured: ${name} -->`];
  const text = await readFile(readme, 'utf8');
  const [before = '', rest = ''] = text.split(start);
  const [, after = ''] = rest.split(end);
  await writeFile(readme, `${before}${start}\n\n${table(...parts)}\n\n${end}${after}`);
}
