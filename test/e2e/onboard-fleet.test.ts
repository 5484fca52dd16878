import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { LocalSite } from '../../src/localcloud/service/types.ts';
import type { SiteOutcome } from '../../src/operations/onboard/fleet/report.ts';
import { onboard, startOnboard, usePlace } from './harness/onboard.ts';
import { acme } from './harness/site.ts';

// The sites in the portal's order.
const sites = ['alpha', 'beta', 'delta', 'gamma'].map(
  (name, index): LocalSite => ({
    ...acme,
    id: `site_${index}`,
    slug: name,
    name,
    url: `https://${name}.acme.example`,
    repository: { owner: 'acme', name },
  }),
);
// Each run onboards four sites.
vi.setConfig({ testTimeout: 120_000 });

const place = usePlace({ sites, seed: false, each: true });

const state = () => path.join(place.folder, '.local', 'state', 'site-deploy');
const getOutcomes = (stdout: string): SiteOutcome[] => JSON.parse(stdout);
/** Returns the number of requests about a site, to GitHub and to the portal. */
const requestsFor = ({ id, repository }: LocalSite) =>
  place.cloud.requests.all.filter(
    ({ path: at }) => at.startsWith(`/repos/acme/${repository.name}`) || at === `/api/sites/${id}`,
  ).length;
const pulls = async ({ repository }: LocalSite) => {
  const { json } = await place.cloud.githubApi.send(
    'GET',
    `/repos/acme/${repository.name}/pulls?state=all`,
  );
  return Array.isArray(json) ? json.length : 0;
};

it('an interrupted fleet run resumes without requests for finished sites', async () => {
  const all = ['fleet', 'onboard', '--apply', '--concurrency', '1', '--writes-per-minute', '6000'];
  const interrupted = startOnboard(place, all);
  await interrupted.printed('1 of 4: ');
  interrupted.interrupt();
  const { code, output } = await interrupted.ended;
  expect(code).toBe(1);
  expect(output).toContain('CANCELLED');
  // Despite the interruption, the report lists every site.
  const done = sites.filter(({ slug }) => new RegExp(`^${slug} +applied`, 'm').test(output));
  expect(done.length).toBeGreaterThanOrEqual(1);
  expect(done.length).toBeLessThan(4);
  expect(output).toMatch(/4 sites: .*not reached/);

  const [file = ''] = await readdir(state());
  const kept = await readFile(path.join(state(), file), 'utf8');
  for (const secret of [
    place.cloud.githubApi.token,
    place.cloud.graph.token,
    place.cloud.portal.repohostSecret,
  ])
    expect(kept).not.toContain(secret);
  const before = done.map(requestsFor);
  const rest = await onboard(place, [...all, '--json']);
  expect(rest.code, rest.output).toBe(0);
  expect(done.map(requestsFor)).toEqual(before);
  expect(getOutcomes(rest.stdout).map(({ status }) => status)).toEqual([
    'applied',
    'applied',
    'applied',
    'applied',
  ]);
  expect(getOutcomes(rest.stdout).filter(({ earlier }) => earlier !== undefined)).toHaveLength(
    done.length,
  );
  expect(await Promise.all(sites.map(pulls))).toEqual([1, 1, 1, 1]);
  expect(
    sites.map(
      ({ repository }) => place.cloud.githubApi.repository(`acme/${repository.name}`)?.hooks.length,
    ),
  ).toEqual([1, 1, 1, 1]);
  // Nothing is stored for a later run, so tomorrow's check covers every site.
  expect(await readdir(state())).toEqual([]);
  const doctor = await onboard(place, ['fleet', 'doctor']);
  expect(doctor).toMatchObject({
    code: 3,
    output: expect.stringMatching(/^alpha:\n {2}BROKEN {2}Not up to date/m),
  });
  expect(doctor.output.match(/What to do: Merge/g)).toHaveLength(4);
  expect(
    getOutcomes((await onboard(place, ['fleet', 'onboard', '--check', '--json'])).stdout),
  ).toMatchObject(sites.map(() => ({ status: 'waiting for merge' })));
});

it('the doctor of a fleet names the command that applies its remedies to many sites', async () => {
  const { code, output } = await onboard(place, ['fleet', 'doctor', '--only', 'alpha']);
  expect({ code, output }).toEqual({
    code: 3,
    output: expect.stringContaining('For site-deploy onboard, use site-deploy fleet onboard with'),
  });
});
