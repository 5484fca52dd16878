import { describe, expect, it } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../../src/shared/http/client.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import type { Plan } from '../../../../src/steps/plan/types.ts';
import { checkNotSuperseded } from '../../../../src/steps/upload/superseded.ts';
import { failureOf, planOf, quietDeps } from '../world.ts';

const [older, newer] = ['a'.repeat(40), 'b'.repeat(40)];

function answer(status: number, json: unknown): HttpResponse {
  const body = Buffer.from(JSON.stringify(json));
  return {
    url: 'https://api.github.com/',
    status,
    ok: status < 300,
    headers: {},
    body,
    text: body.toString(),
    json,
    requestId: undefined,
    attempts: 1,
  };
}

/** A world whose GitHub answers these paths; others are 404. `undefined`: nobody answers at all. */
function gitHub(answers: Readonly<Record<string, unknown>> | undefined) {
  const asked: string[] = [];
  const http = {
    async send({ url, headers }: HttpRequest) {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      if (answers === undefined) throw new HttpFault('dns', `GET ${pathname}`, 1, new Error('nobody'));
      expect(headers?.authorization).toBe('Bearer read-only');
      const found = answers[pathname.replace('/repos/acme/docs/', '')];
      return found === undefined ? answer(404, {}) : answer(200, found);
    },
  };
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  return { deps: quietDeps('/nowhere', { http, github }), asked };
}

const headAt = (sha: string) => ({ 'git/ref/heads/master': { object: { sha } } });

describe('checkNotSuperseded asks GitHub', () => {
  it('and lets the head of the branch pass', async () => {
    const { deps, asked } = gitHub(headAt(older));
    expect(await checkNotSuperseded(planOf(), undefined, deps)).toEqual([]);
    expect(asked).toEqual(['/repos/acme/docs/git/ref/heads/master']);
  });

  it('and stops a commit that is no longer the head, naming the run that is newer', async () => {
    const run = {
      id: 9,
      html_url: 'https://github.com/acme/docs/actions/runs/9',
      event: 'push',
      head_branch: 'master',
      head_sha: newer,
      status: 'in_progress',
      created_at: '2026-05-20T12:00:00Z',
    };
    const runs = { workflow_runs: [run] };
    const { deps } = gitHub({ ...headAt(newer), 'actions/runs': runs });
    expect(await failureOf(checkNotSuperseded(planOf(), undefined, deps))).toMatchObject({
      code: 'SUPERSEDED',
      message: 'master has moved on to bbbbbbbbbbbb; this run would deploy aaaaaaaaaaaa.',
      facts: ['superseded by the run https://github.com/acme/docs/actions/runs/9'],
    });
  });

  it.each([
    ['behind', 'SUPERSEDED'],
    ['ahead', undefined],
    ['diverged', undefined],
  ])('and compares with the live commit: %s', async (status, code) => {
    const { deps } = gitHub({ ...headAt(older), [`compare/${newer}...${older}`]: { status } });
    const checked = checkNotSuperseded(planOf(), { commit: newer }, deps);
    if (code === undefined) await checked;
    else expect(await failureOf(checked)).toMatchObject({ code });
  });

  it.each([
    ['no right to read', {}],
    ['no answer', undefined],
  ])('and says what it could not check: %s', async (_name, answers) => {
    const { deps } = gitHub(answers);
    expect(await checkNotSuperseded(planOf(), { commit: newer }, deps)).toEqual([
      expect.stringMatching(/^Not checked: .*still the head of master/),
      expect.stringMatching(/^Not checked: .*older than the live bbbbbbbbbbbb/),
    ]);
  });

  it.each<[string, Partial<Plan>]>([
    ['a run that is forced', { force: true }],
    ['a rollback', { mode: 'rollback' }],
    ['a person at a terminal', { event: { ...planOf().event, name: 'local' } }],
  ])('about nothing for %s', async (_name, more) => {
    const { deps, asked } = gitHub(headAt(newer));
    await checkNotSuperseded(planOf(more), { commit: newer }, deps);
    expect(asked).toEqual([]);
  });
});

describe('checkNotSuperseded asks git where it has no token', () => {
  const git = (answers: Readonly<Record<string, string>>) =>
    quietDeps('/nowhere', { git: async (_folder, args) => answers[args.join(' ')] });

  it('for the head of the branch', async () => {
    const lsRemote = 'ls-remote origin refs/heads/master';
    await checkNotSuperseded(planOf(), undefined, git({ [lsRemote]: `${older}\trefs/heads/master\n` }));
    const moved = checkNotSuperseded(planOf(), undefined, git({ [lsRemote]: `${newer}\trefs/heads/master\n` }));
    expect((await failureOf(moved)).code).toBe('SUPERSEDED');
  });

  it('whether the commit is an ancestor of what is live, where it knows that', async () => {
    const known = { [`cat-file -e ${newer}^{commit}`]: '', 'ls-remote origin refs/heads/master': `${older}\t` };
    await checkNotSuperseded(planOf(), { commit: newer }, git(known));
    const behind = git({ ...known, [`merge-base --is-ancestor ${older} ${newer}`]: '' });
    expect((await failureOf(checkNotSuperseded(planOf(), { commit: newer }, behind))).code).toBe('SUPERSEDED');
  });
});
