import { afterAll, expect, it } from 'vitest';
import { faultCatalogue } from '../../src/localcloud/localcloud.ts';
import { target } from '../e2e/harness/sent.ts';
import { useWorld } from '../e2e/harness/world.ts';
import { wrongOf } from './judge.ts';
import { allRows, partOfRows, type Row } from './rows.ts';

const world = useWorld();
const kinds = faultCatalogue({ dripMs: 200, hugeBytes: 20 << 20 });
/** Set by `npm run test:faults`: a regular expression for the names of rows. */
const chosen = process.env.SITE_DEPLOY_FAULTS;
const rows = chosen === undefined ? partOfRows : allRows.filter(({ name }) => new RegExp(chosen).test(name));

const table: {
  readonly row: Row;
  readonly wrong: readonly string[];
  readonly seconds: number;
  readonly status: string;
}[] = [];
afterAll(() => {
  const width = Math.max(...table.map(({ row }) => row.name.length));
  const lines = table.map(({ row, status, seconds, wrong }) =>
    [row.name.padEnd(width), status.padEnd(10), `${seconds.toFixed(1).padStart(6)} s`, wrong.join('; ')]
      .join('  ')
      .trimEnd(),
  );
  const counts = (['fault', 'cancel', 'machine'] as const).map((kind) => {
    const of = table.filter(({ row }) => row.kind === kind);
    const longest = Math.max(0, ...of.map(({ seconds }) => seconds)).toFixed(1);
    return `${kind}: ${of.length} cases, ${of.filter(({ wrong }) => wrong.length > 0).length} wrong, longest ${longest} s`;
  });
  console.log([...lines, '', ...counts].join('\n'));
});

it.each(rows.map((row) => [row.name, row] as const))(
  'what a run says is true, and nothing is left: %s',
  { timeout: 600_000 },
  async (_, row) => {
    const { cloud } = world;
    const { call, fault, signals, env } = row;
    const before = cloud.distribution.deployments.length;
    const where = call === undefined ? undefined : target[call];
    if (where !== undefined && fault !== undefined) cloud.faults.add({ ...where, kind: kinds[fault] });
    if (where !== undefined && signals !== undefined) cloud.faults.add({ ...where, kind: { type: 'hang' } });
    const reached = where === undefined ? undefined : cloud.requests.next(where);
    const started = performance.now();
    const run = await world.deploy({
      config: { hosting: { verificationTimeoutMinutes: 0.05, distributionTimeoutMinutes: 0.1 } },
      ...(env !== undefined && { env }),
      ...(signals !== undefined && {
        async during({ action, until }) {
          await until(Promise.resolve(reached));
          for (const signal of signals) action.signal(signal);
        },
      }),
    });
    const seconds = (performance.now() - started) / 1000;
    const made = cloud.distribution.deployments.slice(before);
    const hasChanged = made.some(({ isLive }) => isLive);
    const wrong = wrongOf(run, { hasChanged, seconds, limit: row.limit });
    table.push({ row, wrong, seconds, status: run.outputs.status ?? '-' });
    expect(wrong, run.visible.slice(-3_000)).toEqual([]);
  },
);
