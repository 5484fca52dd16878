import { describe, expect, it } from 'vitest';
import { type EndedRun, recordEnd } from '../../../src/automation/failure-issue.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { recordingLog } from '../../support/log.ts';
import { type Interruption, jobToken, releaseHarness } from './release/harness.ts';

type Harness = Awaited<ReturnType<typeof releaseHarness>>;
const token = jobToken;
const issues = { issues: 'write', pull_requests: 'write', metadata: 'read' } as const;

async function openHarness(permissions: Readonly<Record<string, 'read' | 'write'>> = issues) {
  const harness = await releaseHarness();
  harness.api.tokens.set(token, permissions);
  return harness;
}

const error = new SiteDeployError('GITHUB_REFUSED', 'Closes #1 @anna <b> SECRET');
const run = (changes: Partial<EndedRun> = {}): EndedRun => ({
  mode: 'release',
  configFile: 'site.config.yml',
  url: 'https://github.com/acme/site/actions/runs/1',
  error,
  redact: (text) => text.replaceAll('SECRET', '***'),
  ...changes,
});

async function record(here: Harness, ended: EndedRun, interruption?: Interruption) {
  const opened = await here.open(undefined, { token, ...(interruption && { interruption }) });
  const log = recordingLog();
  await recordEnd(opened.harness.repository, ended, log);
  return log.lines;
}
const listed = ({ repository }: Harness) =>
  repository().issues.map(({ state, title }) => `${state}: ${title}`);

describe('the issue about failed runs', () => {
  it('is opened once, updated by the next failure, and closed with one comment by a success', async () => {
    const here = await openHarness();
    await record(here, run());
    const [issue] = here.repository().issues;
    expect(issue?.body).toContain('GITHUB_REFUSED');
    expect(issue?.body, 'no secret, mention, reference or markup').not.toMatch(
      /SECRET|@anna|Closes #1|<b>/,
    );
    const url = 'https://github.com/acme/site/actions/runs/2';
    await record(here, run({ url }));
    expect(listed(here)).toEqual(['open: The release failed']);
    expect(issue?.body).toContain('runs/2');
    await record(here, run({ error: undefined, url }));
    await record(here, run({ error: undefined, url }));
    expect(listed(here)).toEqual(['closed: The release failed']);
    expect(here.repository().comments).toMatchObject([
      { body: expect.stringContaining(`A later run succeeded: ${url}`) },
    ]);
    await record(here, run());
    expect(listed(here)).toEqual(['closed: The release failed', 'open: The release failed']);
  });

  it('belongs to one kind of run and one site config', async () => {
    const here = await openHarness();
    await record(here, run());
    await record(here, run({ mode: 'texts' }));
    await record(here, run({ mode: 'texts', configFile: 'b/site.config.yml' }));
    await record(here, run({ mode: 'texts', error: undefined }));
    expect(here.repository().issues.map(({ state }) => state)).toEqual(['open', 'closed', 'open']);
  });

  it('is never an issue by a person, even one with the same title and marker', async () => {
    const here = await openHarness();
    await record(here, run());
    const [{ title = '', body = '' } = {}] = here.repository().issues.splice(0);
    await here.send('POST', '/issues', { title, body });
    const before = structuredClone(here.repository().issues);
    await record(here, run({ error: undefined }));
    expect(here.repository().issues).toEqual(before);
    await record(here, run());
    expect(here.repository().issues).toHaveLength(2);
  });

  it('is skipped with one warning if the token may not write issues', async () => {
    const here = await openHarness({ issues: 'read', metadata: 'read' });
    const lines = await record(here, run());
    expect(lines).toEqual([expect.stringContaining('"issues: write"')]);
    expect(listed(here)).toEqual([]);
  });

  it.each([
    ['an end of the process', 'ends'],
    ['a lost request', 'request lost'],
    ['a lost answer', 'answer lost'],
  ] as const)(
    'is not duplicated if the job runs again after %s at one of the first writes',
    async (_, how) => {
      for (let at = 1; at <= 6; at += 1) {
        const here = await openHarness();
        const interruption = { at, how, writes: 0 };
        for (const ended of [run(), run({ error: undefined })]) {
          await record(here, ended, interruption);
          await record(here, ended, interruption);
        }
        expect(listed(here), `write ${at}`).toEqual(['closed: The release failed']);
        expect(here.repository().comments, `write ${at}`).toHaveLength(1);
      }
    },
  );

  it('is closed by the next run if it duplicates the issue of a concurrent run', async () => {
    const here = await openHarness();
    await record(here, run());
    const [{ title = '', body = '' } = {}] = here.repository().issues;
    const { repository } = (await here.open(undefined, { token })).harness;
    const path = `/repos/${repository.owner}/${repository.name}/issues`;
    await repository.call({ method: 'POST', path, needs: '', json: { title, body } });
    await record(here, run());
    expect(here.repository().issues.map(({ state }) => state)).toEqual(['open', 'closed']);
  });
});
