import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocalSite } from '../../../src/localcloud/service/types.ts';
import { docsSite } from '../../unit/localcloud/portal/harness.ts';
import { type Answer, type Backend, localBackends, localPortal } from './backend.ts';

interface Payload {
  readonly action?: string;
  readonly issue?: { readonly number: number };
  readonly pull_request?: { readonly number: number; readonly head: { readonly sha: string } };
}

// The package contains only JSON.
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as {
  name: string;
  examples: Payload[];
}[];
const of = (name: string) => examples.find((event) => event.name === name)?.examples ?? [];

const secret = 'the-shared-secret';
/** A site in the repository of most example payloads. */
const site: LocalSite = { ...docsSite, repository: { owner: 'codertocat', name: 'hello-world' } };
const admin = 'local-admin-token';
/** Fields that move a request to triage. */
const analyzed = { status: 'triage', classification: 'content', automationPotential: 'high' };

describe.each(localBackends)("GitHub's example payloads (%s)", (_, open) => {
  let backend: Backend;
  let requestId: string;

  beforeEach(async () => {
    backend = await open(await localPortal({ sites: [site], repohostSecret: secret }));
    const { json } = await asAdmin('POST', '/requests', { title: 'A change' });
    requestId = (json as { request: { id: string } }).request.id;
    return () => backend.close();
  });

  const deliver = async (
    event: string,
    payload: unknown,
    change: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const body = JSON.stringify(payload);
    const headers = {
      'content-type': 'application/json',
      'x-github-event': event,
      'x-github-delivery': randomUUID(),
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      ...change,
    };
    return await backend.call('POST', '/api/webhooks/repohost', { body, headers });
  };
  const asAdmin = (method: string, target: string, body?: unknown) =>
    backend.call(method, `/api/sites/${site.id}${target}`, { token: admin, body });
  const patch = (body: unknown) => asAdmin('PATCH', `/requests/${requestId}`, body);
  const status = async () => {
    const { json } = await asAdmin('GET', `/requests/${requestId}`);
    return (json as { status: string }).status;
  };
  const example = (name: string, action: string): Payload => {
    const found = of(name).find((payload) => payload.action === action);
    if (found === undefined) expect.fail(`no example of ${name} ${action}`);
    return found;
  };

  it('are accepted for issues, pull requests, pushes and pings, unless they belong to another repository or repeat a payload', async () => {
    const foreign: string[] = [];
    for (const name of ['issues', 'pull_request', 'push', 'ping']) {
      expect(of(name).length).toBeGreaterThan(3);
      for (const payload of of(name)) {
        const answer = await deliver(name, payload);
        // Some examples belong to other repositories, and some repeat a payload.
        if (answer.status === 404 || answer.status === 409) foreign.push(name);
        else
          expect({ name, status: answer.status, json: answer.json }).toMatchObject({
            name,
            status: 202,
            json: { received: true },
          });
      }
    }
    expect(foreign.length).toBeLessThan(20);
    expect(await status()).toBe('submitted');
  });

  it("don't start a request that is not analysed yet, and get the reason in the response", async () => {
    const opened = example('issues', 'opened');
    await patch({ issueNumber: opened.issue?.number });
    const answer = await deliver('issues', opened);
    expect(answer.json).toMatchObject({ moved: [], reason: expect.stringContaining('submitted') });
    expect(await status()).toBe('submitted');
  });

  it('move a request to in-review once the head of its pull request is deployed to Preview', async () => {
    const issue = example('issues', 'opened');
    const pull = example('pull_request', 'opened');
    await patch({
      ...analyzed,
      issueNumber: issue.issue?.number,
      pullRequestNumber: pull.pull_request?.number,
    });
    await deliver('issues', issue);
    await deliver('pull_request', pull);
    expect(await status()).toBe('in-progress');
    await deployed('Preview', 'f'.repeat(40));
    expect(await status()).toBe('in-progress');
    await deployed('Preview', pull.pull_request?.head.sha ?? '');
    expect(await status()).toBe('in-review');
  });

  // Timestamp of the last event. Each event gets a later one, because events within the same
  // millisecond have no order.
  let last = 0;
  const deployed = async (environment: string, commitSha: string) => {
    last = Math.max(Date.now(), last + 1);
    const body = {
      event: 'site.deployed',
      timestamp: new Date(last).toISOString(),
      site: { id: site.id, slug: site.slug },
      data: { version: '1.0.0', environment, commitSha },
      status: 'succeeded',
      run: { id: randomUUID(), attempt: 1 },
    };
    const token = 'api-token-of-the-test';
    const answer = await backend.call('POST', '/api/v1/webhooks/repohost/deployment-complete', {
      token,
      body,
    });
    expect(answer.status).toBe(200);
  };

  it('move a request to completed once the merge commit of its pull request is in Production', async () => {
    const issue = example('issues', 'opened');
    const closed = example('pull_request', 'closed');
    await patch({
      ...analyzed,
      issueNumber: issue.issue?.number,
      pullRequestNumber: closed.pull_request?.number,
    });
    await deliver('issues', issue);
    const head = closed.pull_request?.head.sha ?? '';
    await deliver('pull_request', { ...closed, action: 'synchronize' });
    await deployed('Preview', head);
    await deployed('Production', head);
    expect(await status()).toBe('in-review');
    const merged_by = { login: 'Codertocat', type: 'User' };
    const merged = {
      ...closed,
      pull_request: {
        ...closed.pull_request,
        merged: true,
        merged_by,
        merge_commit_sha: 'a'.repeat(40),
      },
    };
    await deployed('Production', 'e'.repeat(40));
    await deliver('pull_request', merged);
    expect(await status()).toBe('in-review');
    await deployed('Production', 'b'.repeat(40));
    expect(await status()).toBe('in-review');
    await deployed('Production', 'a'.repeat(40));
    expect(await status()).toBe('completed');
  });

  it('reject a request when its issue is closed as not planned', async () => {
    const issue = example('issues', 'opened');
    await patch({ ...analyzed, issueNumber: issue.issue?.number });
    await deliver('issues', {
      ...issue,
      action: 'closed',
      issue: { ...issue.issue, state_reason: 'not_planned' },
    });
    expect(await status()).toBe('rejected');
  });

  it('update a version after a push to its release branch', async () => {
    const push = of('push')[0];
    const commits = [{ id: '1' }, { id: '2' }];
    await deliver('push', {
      ...push,
      ref: 'refs/heads/release/3.1.0',
      after: 'b'.repeat(40),
      deleted: false,
      commits,
    });
    const { json } = await asAdmin('GET', '/versions');
    expect(json).toMatchObject({
      versions: [{ version: '3.1.0', status: 'development', branch: 'release/3.1.0', changes: 2 }],
    });
  });

  it('are refused if their delivery id or their signed body is repeated', async () => {
    const push = of('push')[0];
    const id = randomUUID();
    expect((await deliver('push', push, { 'x-github-delivery': id })).status).toBe(202);
    expect((await deliver('push', push, { 'x-github-delivery': id })).status).toBe(409);
    expect((await deliver('push', push)).status).toBe(409);
  });

  it('start a request only after the previous one has ended', async () => {
    const issue = example('issues', 'opened');
    const second = await asAdmin('POST', '/requests', { title: 'Second' });
    const secondId = (second.json as { request: { id: string } }).request.id;
    const secondTarget = `/requests/${secondId}`;
    await patch({ ...analyzed, issueNumber: issue.issue?.number });
    await asAdmin('PATCH', secondTarget, analyzed);
    await deliver('issues', issue);

    const body = `site-request: ${secondId}`;
    const opened = {
      ...issue,
      issue: { ...issue.issue, number: 777, body, author_association: 'MEMBER' },
    };
    expect((await deliver('issues', opened)).json).toMatchObject({
      moved: [],
      reason: expect.stringContaining('It waits for "A change"'),
    });
    expect((await asAdmin('GET', secondTarget)).json).toMatchObject({
      status: 'triage',
      position: 1,
    });

    await patch({ status: 'archived' });
    expect((await asAdmin('GET', secondTarget)).json).toMatchObject({
      status: 'in-progress',
      issueNumber: 777,
    });
  });
});
