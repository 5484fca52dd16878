/**
 * Runs three sites for a month of virtual time: `npm run month`. Runs advance their requests on a
 * schedule, while people submit, review, approve and decline. Agents work and fail, hotfixes
 * overtake a release, runs are killed, every tenth report of a deployment is lost, and GitHub and
 * the portal are unavailable for some hours. People also rename the production branch, an open
 * release branch and the repository. Prints a table, and fails if a run failed although all
 * services were available, or if an issue was opened twice or a round of an agent was started
 * twice. `npm run month -- 1` runs every hour (default: every 6; the generated workflow runs twice
 * an hour).
 */
import { finishRelease, startRelease } from '../src/automation/release/release.ts';
import { advanceRequests } from '../src/automation/requests/requests.ts';
import type { RequestPolicy } from '../src/automation/requests/state.ts';
import { syncTexts } from '../src/automation/texts/texts.ts';
import { type Interruption, openReleaseHarness } from '../test/unit/automation/release/harness.ts';
import {
  agentWorkflow,
  employ,
  isOfAgent,
  listPulls,
} from '../test/unit/automation/requests/interrupted.ts';
import { createRequests, docsSite, startPortal } from '../test/unit/localcloud/portal/harness.ts';

const hours = Number(process.argv[2] ?? 6);
const days = 30;
const hourMs = 3_600_000;
const byAgent = {
  by: 'workflow',
  merge: 'green',
  checks: ['site build'],
} satisfies Partial<RequestPolicy>;
const sites: Readonly<Record<string, Partial<RequestPolicy>>> = {
  'people do everything': {},
  'an agent, releases by people': { ...byAgent, release: 'start' },
  'an agent, each request is released': { ...byAgent, release: 'each' },
};
/** Periods in which a service is unavailable, in hours since the start of the month. */
const outages = [
  { from: 6 * 24 + 10, until: 6 * 24 + 15, service: 'GitHub' },
  { from: 14 * 24 + 8, until: 14 * 24 + 17, service: 'the portal' },
  { from: 22 * 24, until: 22 * 24 + 5, service: 'GitHub' },
] as const;

/**
 * Renames and the first day on which people perform them. A release is renamed as soon as there is
 * one.
 */
const renames = [
  { day: 4, what: 'the release' },
  { day: 9, what: 'the branch' },
  { day: 17, what: 'the release' },
  { day: 19, what: 'the repository' },
] as const;

/**
 * Returns a random number generator for the range 0 to 1. The same seed yields the same numbers.
 */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function playMonth(name: string, policy: Partial<RequestPolicy>, seed: number) {
  const random = createRandom(seed);
  const isNow = (perDay: number) => random() < (perDay * hours) / 24;
  let hour = 0;
  const away = () => outages.find(({ from, until }) => hour >= from && hour < until)?.service;
  /**
   * Returns the virtual time since the start, in ms. A run takes place at the end of its interval.
   */
  const passed = () => (hour + hours) * hourMs + lateMs;
  /**
   * Virtual time in ms that people have spent in pauses since the last run. They pause before each
   * action, because GitHub limits the requests per minute.
   */
  let lateMs = 0;
  /**
   * Returns options to open a context whose clock is a minute ahead. Everything that people have
   * done is then in its past, even if this computer is slow.
   */
  const later = () => ({ laterMs: passed() + 60_000 });
  const clock = () => Date.now() + passed();
  const rateLimits = { read: 1e9, write: 1e9, delete: 1e9 };
  const seeded = [
    { ...docsSite, repository: { owner: 'acme', name: 'site' }, url: 'https://www.acme.example' },
  ];
  const portal = await startPortal({ rateLimits, sites: seeded, seed: false, clock });
  const site = { id: docsSite.id, slug: docsSite.slug };
  const isLost = () => {
    const isNow = random() < 0.1;
    if (isNow) table['reports lost'] += 1;
    return isNow;
  };
  const here = await openReleaseHarness({ portal, site, mayReport: true, away, isLost });
  const agent = employ(here, () => random() < 0.9);
  const requests = createRequests(portal, 'local-admin-token', site.id);
  await here.tag('v1.3.0');
  await here.write('master', '.github/workflows/agent.yml', agentWorkflow);
  const table = {
    name,
    runs: 0,
    killed: 0,
    renames: 0,
    hotfixes: 0,
    'reports lost': 0,
    'red while away': 0,
    red: 0,
    'most requests an hour': 0,
  };
  const lines: string[] = [];
  let lastHour = here.api.counts.requests;

  /** Runs the workflow Requests once. */
  async function advance() {
    const at = isNow(0.5) ? 1 + Math.floor(random() * 12) : 0;
    const interruption: Interruption = { at, how: 'ends', writes: 0 };
    const isKilled = () => at > 0 && interruption.writes >= at;
    table.runs += 1;
    const red = (error: unknown) => {
      if (isKilled()) table.killed += 1;
      else if (away()) table['red while away'] += 1;
      else {
        table.red += 1;
        lines.push(`${name}, day ${Math.floor(hour / 24) + 1}: ${(error as Error).message}`);
      }
    };
    try {
      const { harness } = await here.openRequests(policy, undefined, {
        interruption,
        ...later(),
      });
      const outcomes = await advanceRequests(harness, { waitMs: 60_000 });
      const failed = outcomes.find(({ error }) => error);
      if (failed) red(failed.error);
      else await syncTexts(harness, { waitMs: 60_000 });
      return outcomes;
    } catch (error) {
      red(error);
      return [];
    } finally {
      const used = here.api.counts.requests - lastHour;
      table['most requests an hour'] = Math.max(
        table['most requests an hour'],
        Math.ceil(used / Math.max(1, hours)),
      );
      lastHour = here.api.counts.requests;
    }
  }

  async function wait(ms: number) {
    lateMs += ms;
    await here.pass(ms);
  }
  async function open() {
    await wait(120_000);
    return (await here.open(undefined, later())).harness;
  }
  const branches = async () =>
    (await here.send<{ ref: string }[]>('GET', '/git/matching-refs/heads/release/')).map(
      ({ ref }) => ref.replace('refs/heads/', ''),
    );
  /**
   * Does what a person would do next about a request.
   * @returns whether something was done
   */
  async function act(id: string): Promise<boolean> {
    const { status, issueNumber, approval } = (await requests.get(id)) as Record<string, unknown>;
    const release = (await branches()).at(-1);
    const pulls = await listPulls(here);
    const revert = pulls.find(({ head, state }) => /^revert-/.test(head.ref) && state === 'open');
    if (revert) await here.merge(revert.number);
    const found = pulls.find(
      ({ head }) => head.ref === `site-deploy/request-${issueNumber}` || head.ref === `own-${id}`,
    );
    if (status === 'in-progress' && !found && release) {
      const isIdle = here
        .repository()
        .runs.every(
          (run) =>
            !isOfAgent(run) ||
            run.inputs.issue !== `${issueNumber}` ||
            run.conclusion === 'failure',
        );
      if (policy.by === 'workflow' && !isIdle) return false;
      await here.propose(`own-${id}`, `Closes #${issueNumber}`, {
        base: release,
        file: `${id}.html`,
      });
      return true;
    }
    if (status === 'in-progress' && found?.state === 'open') {
      await here.send('PATCH', `/pulls/${found.number}`, { draft: false });
      await here.merge(found.number);
      return true;
    }
    if (status !== 'in-review') return false;
    if (!approval && random() < 0.1) await requests.patch(id, { status: 'rejected', reason: 'No' });
    else if (!approval) return (await requests.approve(id)).status === 200;
    else if (policy.release !== 'each' && release) {
      const version = release.replace('release/', '');
      return (await finishRelease(await open(), version, { waitMs: 60_000 })).kind === 'done';
    }
    return true;
  }
  /**
   * Completes interrupted releases, and starts a release if none is open. If finishing a release
   * was interrupted, its branch may be left behind.
   */
  async function tendReleases() {
    const found = await branches();
    const finished = found.filter((branch) =>
      here.repository().releases.some(({ tag }) => branch === `release/${tag.slice(1)}`),
    );
    for (const branch of finished)
      await finishRelease(await open(), branch.replace('release/', ''), { waitMs: 60_000 });
    if (found.length === finished.length) await startRelease(await open(), {}, { waitMs: 60_000 });
  }
  async function hotfix() {
    const found = (await branches()).at(-1);
    const tags = here.repository().releases.map(({ tag }) => tag);
    const [major = 1, minor = 3, patch = 0] = (tags.at(-1) ?? 'v1.3.0')
      .slice(1)
      .split('.')
      .map(Number);
    const version = `${major}.${minor}.${patch + 1}`;
    if (!found || found === `release/${version}`) return;
    await startRelease(await open(), { version }, { waitMs: 60_000 });
    await here.write(`release/${version}`, `fix-${hour}.html`, '<p>fix');
    const { kind } = await finishRelease(await open(), version, { waitMs: 60_000 });
    if (kind === 'done') table.hotfixes += 1;
  }

  const due = [...renames];
  /**
   * Renames a branch, the release or the repository.
   * @returns `false` if there is no release to rename
   */
  async function rename(what: (typeof renames)[number]['what']): Promise<boolean> {
    const release = (await branches()).at(-1);
    if (what === 'the branch')
      await here.send('POST', '/branches/master/rename', { new_name: 'main' });
    if (what === 'the repository') await here.send('PATCH', '', { name: 'website' });
    if (what !== 'the release') return true;
    if (!release) return false;
    const [major, minor] = release.replace('release/', '').split('.').map(Number);
    const to = `release/${major}.${Number(minor) + 1}.0`;
    await here.send('POST', `/branches/${release}/rename`, { new_name: to });
    return true;
  }
  /** Performs the next rename if it is due. The portal gets the new name an interval later. */
  async function renameWhatIsDue() {
    const [owner = '', repository = ''] = here.repository().fullName.split('/');
    portal.setRepository(site.slug, owner, repository);
    const [next] = due;
    if (!next || hour < next.day * 24 || !(await rename(next.what))) return;
    due.shift();
    table.renames += 1;
  }

  /**
   * If an outcome asks to revert a merged pull request, deletes the files of the pull request from
   * the release branch. GitHub can't revert it after its base was renamed.
   */
  async function takeBack(outcomes: Awaited<ReturnType<typeof advance>>) {
    const told = outcomes.map(({ end }) => /^Revert pull request #(\d+)/.exec(end.what));
    const pull = told.find(Boolean)?.[1];
    const branch = (await branches()).at(-1);
    if (!pull || !branch) return;
    const files = await here.send<{ filename: string }[]>('GET', `/pulls/${pull}/files`);
    for (const { filename } of files) {
      const at = `/contents/${filename}`;
      const { sha } = await here.send<{ sha: string }>('GET', `${at}?ref=${branch}`);
      await here.send('DELETE', at, { message: `Take back #${pull}`, branch, sha });
    }
  }

  /** Runs a deployment again if an outcome asks for that. */
  async function runAgain(outcomes: Awaited<ReturnType<typeof advance>>) {
    const asked = outcomes.map(({ end }) => end.what).find((what) => /run it again/.test(what));
    if (!asked) return;
    const environment = /to (\w+)/.exec(asked)?.[1];
    const { defaultBranch } = here.repository();
    const ref = environment === 'Production' ? defaultBranch : (await branches()).at(-1);
    const at = '/actions/workflows/deploy.yml/dispatches';
    await here.send('POST', at, { ref, inputs: { environment } });
  }

  const ids: string[] = [];
  const isOpen = async (id: string) =>
    !/completed|rejected|archived/.test(String((await requests.get(id)).status));
  for (; hour < days * 24; hour += hours) {
    await here.pass(hours * hourMs - lateMs);
    lateMs = 0;
    const outcomes = await advance();
    await agent.rest();
    if (away()) continue;
    await renameWhatIsDue();
    await takeBack(outcomes);
    await runAgain(outcomes);
    if (isNow(0.7) && hour < 25 * 24) {
      const id = await requests.create(`Change ${ids.length + 1}`, 'On the home page.');
      if (isNow(2)) await requests.patch(id, { versionLevel: 'minor' });
      ids.push(id);
    }
    if (policy.release === undefined) await tendReleases();
    if (isNow(1 / 7)) await hotfix();
    for (const id of ids) {
      if (!isNow(6) || !(await isOpen(id))) continue;
      await wait(120_000);
      await act(id);
    }
  }
  const statuses = await Promise.all(
    ids.map(async (id) => String((await requests.get(id)).status)),
  );
  const { runs, releases } = here.repository();
  const issues = (
    await here.send<{ pull_request?: object; body: string }[]>(
      'GET',
      '/issues?state=all&per_page=100',
    )
  ).filter((issue) => !issue.pull_request);
  const rounds = runs.filter(isOfAgent).map(({ inputs }) => `${inputs.issue} ${inputs.round}`);
  const twice = [...rounds, ...issues.map(({ body }) => body.split('\n')[0])].filter(
    (one, index, all) => all.indexOf(one) < index,
  );
  const count = (status: RegExp) => statuses.filter((one) => status.test(one)).length;
  await here.close();
  await portal.close();
  return {
    lines,
    row: {
      ...table,
      requests: ids.length,
      completed: count(/completed/),
      declined: count(/rejected/),
      open: count(/^(?!completed|rejected)/),
      'agent runs': rounds.length,
      releases: releases.length,
      'done twice': twice.length,
    },
  };
}

const rows: Record<string, string | number>[] = [];
for (const [index, [name, policy]] of Object.entries(sites).entries()) {
  const { row, lines } = await playMonth(name, policy, 2_026 + index);
  rows.push(row);
  for (const line of lines) console.error(line);
}
const [first = {}] = rows;
console.log(`| ${Object.keys(first).join(' | ')} |`);
console.log(
  `|${Object.keys(first)
    .map(() => '---')
    .join('|')}|`,
);
for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
process.exitCode = rows.every((row) => row.red === 0 && row['done twice'] === 0) ? 0 : 1;
