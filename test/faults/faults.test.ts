import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenHarness, openHarness } from '../e2e/harness/harness.ts';
import { carryOut, type Outcome } from './carry-out.ts';
import type { Row } from './row.ts';
import { allRows, partOfRows } from './rows.ts';
import { getTable } from './table.ts';

/** A kind of rows or a regular expression for their names, set by `npm run test:faults`. */
const chosen = process.env.SITE_DEPLOY_FAULTS;
const rows =
  chosen === undefined
    ? partOfRows
    : allRows.filter(({ kind, name }) => kind === chosen || new RegExp(chosen).test(name));
/** Runs mostly wait, so several run at the same time, each in a separate harness. */
const harnessCount = Math.min(rows.length, Number(process.env.SITE_DEPLOY_FAULTS_RUNS ?? 3));

const waiting = rows.filter((row) => !row.isAlone);
/** Rows that run alone, and rows that are run again because they ended late while others ran. */
const alone = rows.filter((row) => row.isAlone);
const settled = new Map(rows.map(({ name }) => [name, Promise.withResolvers<Outcome>()]));
const outcomes: Outcome[] = [];
const harnesses: OpenHarness[] = [];
let going: Promise<unknown> = Promise.resolve();

async function work(harness: OpenHarness, rest: Row[], isAlone: boolean): Promise<void> {
  for (let row = rest.shift(); row !== undefined; row = rest.shift()) {
    const { resolve, reject } = settled.get(row.name) ?? {};
    try {
      const outcome = await carryOut(row, harness);
      if (outcome.isOnlyLate && !isAlone) alone.push(row);
      else {
        outcomes.push(outcome);
        resolve?.(outcome);
      }
    } catch (error) {
      reject?.(error);
    }
    await harness.restore();
  }
}

async function workAll(): Promise<void> {
  await Promise.all(harnesses.map((harness) => work(harness, waiting, false)));
  const [harness] = harnesses;
  if (harness !== undefined) await work(harness, alone, true);
}

beforeAll(async () => {
  // Each promise is awaited by its own test.
  for (const { promise } of settled.values()) promise.catch(() => undefined);
  harnesses.push(...(await Promise.all(Array.from({ length: harnessCount }, () => openHarness()))));
  going = workAll();
  // Several local clouds start at once.
}, 600_000);

afterAll(async () => {
  // Drops the rows that have not begun, if the test run was abandoned.
  waiting.splice(0);
  alone.splice(0);
  await going;
  await Promise.all(harnesses.map((harness) => harness.close()));
  if (chosen === undefined) return;
  const table = getTable(outcomes);
  console.log(table);
  if (process.env.SITE_DEPLOY_FAULTS_TABLE)
    await writeFile(process.env.SITE_DEPLOY_FAULTS_TABLE, `${table}\n`);
}, 600_000);

it.each(rows.map(({ name }) => name))(
  'a run reports its actual outcome and leaves nothing behind: %s',
  { timeout: 7_200_000 },
  async (name) => {
    const { wrong, output } = await (settled.get(name) ?? expect.unreachable()).promise;
    expect(wrong, output).toEqual([]);
  },
);

it('every fault row has a unique name', () => {
  expect(new Set(allRows.map(({ name }) => name)).size).toBe(allRows.length);
});
