import { readFileSync } from 'node:fs';
import { cases, findRemedy, managers } from '../../test/fixtures/package-managers/cases.ts';
import { type Recorded, recordsFile } from '../../test/fixtures/package-managers/records.ts';
import { table } from './table.ts';

/**
 * Returns a table that shows whether each package manager installs or refuses each case, with the
 * remedy that a run suggests for a refusal.
 */
export function refusalsTable(): string {
  const records: Readonly<Record<string, Readonly<Record<string, Recorded>>>> = JSON.parse(
    readFileSync(recordsFile, 'utf8'),
  );
  const rows = cases.map((item) => {
    const cells = managers.map((manager) => {
      const recorded = records[manager.name]?.[item.name];
      if (!recorded) return '';
      return recorded.code === 0 ? 'installs' : `refuses: ${findRemedy(item, manager)}`;
    });
    return [item.name, ...cells];
  });
  const heads = managers.map(({ name, version }) => `${name.split(' ')[0]} ${version}`);
  return table(['Case', ...heads], rows);
}
