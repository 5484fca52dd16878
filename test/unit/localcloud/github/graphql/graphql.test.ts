import { afterAll, describe, expect, it } from 'vitest';
import { serveGitHub } from '../served.ts';
import reads from './gh-2.23.json' with { type: 'json' };

const fullName = 'acme/docs';
const site = { owner: 'acme', name: 'docs', defaultBranch: 'master', id: 2002 };
const github = await serveGitHub({ repositories: [site] }, true);
const { api, base } = github;
api.tokens.set('reader', { issues: 'read', contents: 'read' });
await seed();
afterAll(() => github[Symbol.asyncDispose]());

async function seed() {
  const send = (method: string, path: string, body?: object) =>
    api.send(method, `/repos/${fullName}${path}`, body);
  await send('POST', '/issues', { title: 'First', body: 'Hello @octocat', labels: ['bug'] });
  const { json } = await send('GET', '/git/ref/heads/master');
  const { sha } = (json as { object: { sha: string } }).object;
  await send('POST', '/git/refs', { ref: 'refs/heads/change', sha });
  await api.writeFile(fullName, 'change', 'two.md', 'one\ntwo\n');
  await send('POST', '/pulls', { title: 'A pull', head: 'change', base: 'master', body: 'Text' });
  await send('POST', '/issues/2/comments', { body: 'A comment' });
  await send('POST', '/releases', { tag_name: 'v1.0.0', name: 'One', body: 'Notes' });
  const head_sha = await api.getHead(fullName, 'change');
  const check = { name: 'build', head_sha, status: 'completed', conclusion: 'success' };
  await send('POST', '/check-runs', check);
}

async function ask(query: string, variables: unknown = {}, token = api.token) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { authorization: `bearer ${token}`, 'user-agent': 'test' },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(await response.text());
}
const repository = (fields: string) => `{ repository(owner: "acme", name: "docs") { ${fields} } }`;

describe('queries of the unmodified gh', () => {
  const names = reads.map(({ query }) => /query (\w+)/.exec(query)?.[1] ?? query.slice(0, 40));

  const values = /"(?:number|tagName|login|title|name|state)":("[^"]+"|\d+)/g;
  // The values are in the order of the recording, which also requests an unknown repository, issue
  // and pull request.
  const missing = 'NOT_FOUND';
  const found = [
    ...[
      '1 First OPEN bug',
      '1 First bug octocat OPEN',
      '1 First OPEN bug',
      missing,
      '1 OPEN First',
    ],
    ...['', 'octocat', '1 First OPEN bug', '2 A pull OPEN acme', '2 A pull build octocat'],
    ...['2 A pull OPEN acme', missing, 'docs 2 OPEN acme', '2', 'build'],
    ...[
      'master 2 A pull OPEN acme build',
      'One v1.0.0',
      '',
      missing,
      'docs acme',
      missing,
      missing,
      missing,
    ],
    ...['2', 'A pull 2', '', '2 OPEN'],
    ...['id number title', '2 OPEN A pull acme', 'OPEN 2 A pull', '2 OPEN acme', 'octocat'],
  ];

  const rows = reads.map((read, index) => [names[index], found[index] ?? '', read] as const);

  async function getValues({ query, variables }: (typeof reads)[number]) {
    const { data, errors = [] } = await ask(query, variables);
    const types = errors.map(({ type }: { type: string }) => type);
    const all = [...JSON.stringify(data).matchAll(values)].map(([, value = '']) => value);
    return { types, text: [...new Set(all)].join(' ').replaceAll('"', '') };
  }

  it.each(rows.filter(([, expected]) => expected !== '' && expected !== missing))(
    '%s finds "%s"',
    async (_, expected, read) => {
      const { types, text } = await getValues(read);
      expect(types).toEqual([]);
      expect(text.startsWith(expected), text).toBe(true);
    },
  );

  it.each(rows.filter(([, expected]) => expected === ''))(
    '%s finds nothing',
    async (_name, _expected, read) => {
      expect(await getValues(read)).toEqual({ types: [], text: '' });
    },
  );

  it.each(rows.filter(([, expected]) => expected === missing))(
    '%s is answered with %s',
    async (_, expected, read) => {
      expect(await getValues(read)).toEqual({ types: [expected], text: '' });
    },
  );

  it('of newer versions count checks by state and find the latest release', async () => {
    const counts = 'checkRunCount, checkRunCountsByState { state, count }, statusContextCount';
    const rollup = `commits(last: 1) { nodes { commit { statusCheckRollup { contexts { ${counts} } } } } }`;
    const fields = `pullRequest(number: 2) { ${rollup} additions files(first: 9) { nodes { path additions } } }`;
    const { data } = await ask(repository(`${fields} latestRelease { tagName isLatest url }`));
    const { pullRequest, latestRelease } = data.repository;
    expect(pullRequest.commits.nodes[0].commit.statusCheckRollup.contexts).toEqual({
      checkRunCount: 1,
      checkRunCountsByState: [{ state: 'SUCCESS', count: 1 }],
      statusContextCount: 0,
    });
    expect(pullRequest).toMatchObject({
      additions: 2,
      files: { nodes: [{ path: 'two.md', additions: 2 }] },
    });
    expect(latestRelease).toMatchObject({ tagName: 'v1.0.0', isLatest: true });
  });
});

describe('a refused GraphQL request', () => {
  it.each([
    ["Field 'nope' doesn't exist on type 'User'", '{ viewer { nope } }'],
    ["Field 'issues' doesn't accept argument 'foo'", repository('issues(foo: 1) { totalCount }')],
    [
      'You must provide a `first` or `last` value to properly paginate the `issues` connection.',
      repository('issues { nodes { title } }'),
    ],
    [
      'Requesting 101 records on the `issues` connection exceeds the `first` limit of 100 records.',
      repository('issues(first: 101) { nodes { title } }'),
    ],
    [
      "Could not resolve to a Repository with the name 'acme/no'.",
      '{ repository(owner: "acme", name: "no") { id } }',
    ],
    [
      'Could not resolve to a PullRequest with the number of 1.',
      repository('pullRequest(number: 1) { id }'),
    ],
    ['Could not resolve to an Issue with the number of 2.', repository('issue(number: 2) { id }')],
    ["Could not resolve to a node with the global id of 'x'", '{ node(id: "x") { id } }'],
  ])('is answered with "%s"', async (message, query) => {
    expect((await ask(query)).errors[0].message).toBe(message);
  });

  it('has the type FORBIDDEN if the token may not read or write', async () => {
    const pulls = await ask(repository('pullRequests { totalCount }'), {}, 'reader');
    expect(pulls.errors[0]).toMatchObject({
      type: 'FORBIDDEN',
      path: ['repository', 'pullRequests'],
    });
    const close = 'mutation($id: ID!) { closeIssue(input: { issueId: $id }) { issue { state } } }';
    const { data } = await ask(repository('issue(number: 1) { id }'));
    const variables = { id: data.repository.issue.id };
    expect((await ask(close, variables, 'reader')).errors[0].type).toBe('FORBIDDEN');
    expect((await ask(close, variables)).data.closeIssue.issue.state).toBe('CLOSED');
  });
});

it('GraphQL lists issues in pages', async () => {
  for (const title of ['a', 'b']) await api.send('POST', `/repos/${fullName}/issues`, { title });
  const list = (after: string) =>
    `issues(first: 1, after: ${after}, states: OPEN, orderBy: { field: CREATED_AT, direction: DESC }) ` +
    '{ totalCount nodes { title } pageInfo { hasNextPage endCursor } }';
  const first = (await ask(repository(list('null')))).data.repository.issues;
  expect(first).toMatchObject({ nodes: [{ title: 'b' }], pageInfo: { hasNextPage: true } });
  const next = JSON.stringify(first.pageInfo.endCursor);
  const second = (await ask(repository(list(next)))).data.repository.issues;
  expect(second).toMatchObject({ nodes: [{ title: 'a' }] });
});

it('createCommitOnBranch commits only to the expected head', async () => {
  const commit = async (expectedHeadOid: unknown, branchName = 'master') => {
    const branch = { repositoryNameWithOwner: fullName, branchName };
    const fileChanges = { additions: [{ path: 'a.txt', contents: 'YQ==' }] };
    const input = {
      branch,
      expectedHeadOid,
      message: { headline: 'Add a', body: 'b' },
      fileChanges,
    };
    return ask(
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) ' +
        '{ commit { oid messageHeadline messageBody } } }',
      { input },
    );
  };
  const head = await api.getHead(fullName, 'master');
  const { data } = await commit(head);
  expect(data.createCommitOnBranch.commit).toEqual({
    oid: await api.getHead(fullName, 'master'),
    messageHeadline: 'Add a',
    messageBody: 'b',
  });
  expect((await commit(head)).errors[0].type).toBe('STALE_DATA');
  expect((await commit(head, 'no')).errors[0]).toMatchObject({
    type: 'NOT_FOUND',
    message: "Could not resolve to a branch with the name 'no'.",
  });
});
