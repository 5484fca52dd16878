/**
 * Onboards a fleet of many sites on a local GitHub that enforces its limits. The fleet is checked,
 * onboarded by a run that is killed and by a second one that resumes, checked again, and reported.
 * One site in ten has one of several problems. The clock is simulated. `npm run bench -- fleet`;
 * SITE_DEPLOY_BENCH_SITES is the number of sites, by default 1,000.
 */
import { fleetLines } from '../../src/cli/fleet/fleet-report.ts';
import { checkReports } from './fleet/reports.ts';
import { type FleetRun, getEnd, openFleet } from './fleet/simulate.ts';

const count = Number(process.env.SITE_DEPLOY_BENCH_SITES ?? 1_000);
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const fleet = await openFleet(count);
console.log(`${count} sites, ${seconds()} s to make them`);

async function measured(name: string, options: Parameters<typeof fleet.run>[0]): Promise<FleetRun> {
  const before = fleet.counts();
  const run = await fleet.run(options);
  const after = fleet.counts();
  const [requests, writes] = [after.requests - before.requests, after.writes - before.writes];
  const rate = run.hours === 0 ? '' : `, ${Math.round(writes / run.hours)} writes an hour`;
  console.log(
    `\n${name}: ${run.hours.toFixed(2)} simulated hours (${seconds()} s since the start), ${requests} requests, ` +
      `${writes} writes${rate}, ${after.refused - before.refused} refused, ${run.pauses.length} pauses`,
  );
  console.log(run.pauses.slice(0, 2).join('\n'));
  const lines = fleetLines(run.outcomes, 140);
  const table = lines.slice(0, lines.indexOf('') === -1 ? undefined : lines.indexOf(''));
  console.log(
    [...table.slice(0, 14), ...(table.length > 15 ? ['...'] : []), ...table.slice(-1)].join('\n'),
  );
  return run;
}

try {
  await measured('--check', { apply: false });
  await measured('--apply, killed', { apply: true, killedAfter: Math.floor(count * 0.3) });
  await measured('--apply, goes on', { apply: true });
  const last = await measured('--check', { apply: false });
  const wrong = last.outcomes.filter(
    (one, index) => getEnd(one) !== (fleet.expected(index) ?? 'waiting for merge'),
  );
  for (const { slug, status, note } of wrong.slice(0, 10))
    console.log(`not as expected: ${slug} ${status} ${note}`);
  const pulls = await Promise.all(last.outcomes.slice(0, 20).map(({ slug }) => fleet.pulls(slug)));
  const { peak, refused } = fleet.counts();
  console.log(`\nby the local GitHub's own count: ${JSON.stringify({ ...peak, refused })}`);
  console.log(`pull requests of the first 20 sites: ${pulls.join(' ')}`);
  console.log(`${last.outcomes.length - wrong.length} of ${count} sites end as expected`);
  const broken = last.outcomes.filter((_, index) => {
    const end = fleet.expected(index);
    return end !== undefined && end !== 'waiting for merge';
  });
  const slugs = broken.map(({ slug }) => slug);
  const { lines, problems } = await checkReports(fleet.github(), last.outcomes, slugs);
  console.log([...lines, ...problems].join('\n'));
  if (problems.length > 0 || wrong.length > 0 || pulls.some((each) => each > 1))
    process.exitCode = 1;
} finally {
  await fleet.close();
}
