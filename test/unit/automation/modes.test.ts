import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AutomationRequest, automate } from '../../../src/automation/automation.ts';
import { issueMarker } from '../../../src/automation/requests/issue-text.ts';
import type { ExecResult } from '../../../src/shared/exec.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { useFolder } from '../../support/folder.ts';
import { createResponse } from '../../support/http.ts';
import { needed } from '../../support/site-config.ts';
import type { PortalHarness } from './release/harness.ts';
import { harnessWithoutRequests } from './requests/harness.ts';

const config = `${needed
  .replace('site_123', 'site_hp_web')
  .replace('acme-docs', 'harbour-pine-web')}environments:
  preview: { url: https://preview.acme.example }
automation: { requests: { judge: ./judge } }
`;
const login = 'POST /11111111-2222-3333-4444-666666666666/oauth2/v2.0/token';
const scheduled = {
  name: 'schedule',
  ref: 'refs/heads/master',
  sha: 'a'.repeat(40),
  repository: 'acme/site',
  run: { id: '1', attempt: 1 },
};
const folder = useFolder();

let opened: PortalHarness;
beforeEach(async () => {
  opened = await harnessWithoutRequests();
  await opened.here.write('master', 'site.config.yml', config);
});

/**
 * Runs an automation as a workflow does.
 * @param refuses method and path of the call that gets status 400
 * @param judge exit code of the command that judges a change
 * @param expired access tokens of the first logins. Tokens that contain `expired` get status 401.
 */
async function run(
  change: Partial<AutomationRequest>,
  { refuses = '', judge = 0, expired = [] as string[] } = {},
) {
  const { here } = opened;
  const { deps } = (await here.open()).harness;
  const token = () => ({
    token_type: 'Bearer',
    expires_in: 3_600,
    access_token: expired.shift() ?? 'local-admin-token',
  });
  const judges: Readonly<Record<string, string>>[] = [];
  const result = await automate(
    {
      mode: 'release',
      event: { ...scheduled, name: 'workflow_dispatch' },
      release: 'finish',
      level: '',
      wait: '1',
      workflow: '',
      workspace: folder.root,
      request: '',
      agent: { issue: '', round: '', base: '', commit: '' },
      redact: (text) => text,
      ...change,
    },
    { idToken: async () => new Secret('e30.e30.signature') },
    {
      ...deps,
      env: { RUNNER_TEMP: folder.root },
      scratch: folder.root,
      github: { apiUrl: 'https://api.github.com', token: new Secret(here.api.token) },
      http: {
        async send(request) {
          const { host, pathname } = new URL(request.url);
          if (`${request.method} ${pathname}` === refuses) return createResponse(400, {});
          if (request.headers?.authorization?.includes('expired')) return createResponse(401, {});
          if (host === 'login.microsoftonline.com') return createResponse(200, token());
          return deps.http.send(request);
        },
      },
      async exec(_, __, { env }): Promise<ExecResult> {
        judges.push(env);
        return { kind: 'exited', code: judge, stdout: '', stderr: '' };
      },
    },
  );
  return { ...result, judges };
}

describe('an automation', { timeout: 60_000 }, () => {
  it('starts a release and finishes it, and lists the steps that it carried out', async () => {
    const start = { release: 'start', level: 'minor' };
    const planned = await run({ ...start, dryRun: 'true' });
    expect(planned.outcome).toMatchObject({ kind: 'step', done: [] });
    const started = await run(start);
    expect(started).toMatchObject({ error: undefined, outcome: { kind: 'done' } });
    expect(started.lines[0]).toMatch(/^carried out: /);
    const { lines } = await run({});
    expect(lines[0]).toMatch(/^carried out: merge 1 /);
    expect(lines.at(-1)).toBe('Done: 1.4.0 is released and live in Production.');
  });

  it('says what texts wait for, and fails if the login is refused', async () => {
    await opened.admin.send('PUT', '/text/home.hero.title', { value: 'New' });
    const refused = await run({ mode: 'texts' }, { refuses: login });
    expect(refused).toMatchObject({ outcome: undefined, error: { code: 'LOGIN_REFUSED' } });
    const { outcome, lines } = await run({ mode: 'texts' });
    expect(outcome).toMatchObject({ kind: 'person' });
    expect(lines[0]).toMatch(/^Waiting for a person: Texts are waiting for a release/);
    expect(lines.at(-1)).toBe('Run the workflow again afterwards: it continues from there.');
  });

  it('logs in again if the portal refuses its access token', async () => {
    const expired = ['an-expired-token'];
    expect(await run({ mode: 'requests' }, { expired })).toMatchObject({ error: undefined });
    expect(expired).toEqual([]);
  });

  it('lists what each request waits for, and has the most urgent outcome', async () => {
    const quiet = await run({ mode: 'requests' });
    expect(quiet).toMatchObject({ closes: false, lines: ['Done: No requests are pending.'] });
    const first = await opened.requests.create('A map', 'Visitors do not find us.');
    const second = await opened.requests.create('A form', 'A newsletter form.');
    const { outcome, lines } = await run({ mode: 'requests' });
    expect(outcome?.kind).toBe('person');
    expect(lines.filter((line) => !line.startsWith('    '))).toEqual([
      `${first} (triage): A map`,
      expect.stringContaining('  Waiting for a person: No release is open'),
      `${second} (triage): A form`,
      expect.stringContaining('  Not its turn: Requests are processed one at a time'),
    ]);
    const only = await run({ mode: 'requests', request: second });
    expect([only.outcome?.kind, only.lines[0]]).toEqual(['turn', `${second} (triage): A form`]);
  });

  it('fails with the first request that fails, and still lists the others', async () => {
    await opened.here.branchOff('release/1.4.0', 'master');
    const first = await opened.requests.create('A map', 'Visitors do not find us.');
    const second = await opened.requests.create('A form', 'A newsletter form.');
    const refuses = 'POST /repos/acme/site/issues';
    const { outcome, error, lines } = await run({ mode: 'requests' }, { refuses });
    expect([outcome, error?.code]).toEqual([undefined, 'GITHUB_REFUSED']);
    const remedy = expect.stringMatching(/^What to do: /);
    expect(lines).toEqual([
      `${error?.message} [GITHUB_REFUSED]`,
      `${first} (triage): A map`,
      expect.stringContaining('  GitHub refused POST /repos/acme/site/issues'),
      ...[expect.any(String), expect.any(String)],
      `${second} (triage): A form`,
      ...[expect.stringContaining('  Not its turn: '), expect.any(String)],
      remedy,
    ]);
  });

  it('closes the issue of its failures once it has processed all requests', async () => {
    const getStates = async () => {
      const issues = await opened.here.send<{ state: string }[]>('GET', '/issues?state=all');
      return issues.map(({ state }) => state);
    };
    const id = await opened.requests.create('A map', 'Visitors do not find us.');
    const { error } = await run({ mode: 'requests', event: scheduled }, { refuses: login });
    expect([error?.code, await getStates()]).toEqual(['LOGIN_REFUSED', ['open']]);
    await run({ mode: 'requests', request: id });
    expect(await getStates()).toEqual(['open']);
    await run({ mode: 'requests' });
    expect(await getStates()).toEqual(['closed']);
  });

  it('writes the task of an agent, and has its change judged in a dry run', async () => {
    const { here } = opened;
    await here.write('master', 'page.html', 'old\n');
    await here.branchOff('release/1.4.0', 'master');
    const words = { title: 'A page', body: `${issueMarker('req_1')}\nChange the page.` };
    const { number } = await here.send<{ number: number }>('POST', '/issues', words);
    const commit = (await here.head('master')) ?? '';
    const inputs = { issue: String(number), round: '1', base: 'release/1.4.0', commit };
    const { task, lines } = await run({ mode: 'task', agent: inputs });
    expect(task).toBe(folder.at('site-deploy-task.md'));
    expect(lines).toEqual([`Done: The task was written to ${task}.`]);
    const patch =
      'diff --git a/page.html b/page.html\nindex 1111111..2222222 100644\n' +
      '--- a/page.html\n+++ b/page.html\n@@ -1 +1 @@\n-old\n+new\n';
    folder.write({ 'site-deploy-change/change.patch': patch });
    const judged = `sha256:${hash('sha256', patch)}`;
    const agent = { ...inputs, verdict: 'success', judged };
    const PATCH = folder.at('site-deploy-change/change.patch');
    const dry = await run({ mode: 'propose', dryRun: true, agent });
    expect(dry).toMatchObject({ patch: judged, judges: [{ PATCH, TASK: task }] });
    const refused = await run({ mode: 'propose', dryRun: true, agent }, { judge: 1 });
    expect(refused.error?.code).toBe('CHANGE_REFUSED');
    const proposed = await run({ mode: 'propose', agent });
    expect(proposed).toMatchObject({ patch: undefined, judges: [] });
    expect(proposed.lines[0]).toBe('carried out: commit site-deploy/request-1');
  });
});
