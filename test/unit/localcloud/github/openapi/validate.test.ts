import { describe, expect, it } from 'vitest';
import { findViolations } from '../../../../../src/localcloud/github/openapi/validate.ts';

const at = '/repos/acme/docs';
const getFields = (method: string, address: string, body?: unknown) => {
  const { pathname, searchParams } = new URL(at + address, 'https://api.github.com');
  return findViolations(method, pathname, searchParams, body)?.map(({ field }) => field);
};
const policy = { protected_branches: false, custom_branch_policies: true };

describe("a request that GitHub's API description allows", () => {
  it.each([
    ['GET', '', undefined],
    ['GET', '/pulls?state=all&head=acme%3Atopic&per_page=100&page=1', undefined],
    ['GET', '/git/ref/heads/release/1.0.0', undefined],
    ['GET', '/git/trees/release%2F1.0.0?recursive=1', undefined],
    [
      'PUT',
      '/environments/a%2Fb',
      { deployment_branch_policy: policy, reviewers: [{ type: 'Team', id: 1 }] },
    ],
    ['PUT', '/environments/Preview', undefined],
    ['PUT', '/environments/Preview', { reviewers: null, deployment_branch_policy: null }],
    [
      'POST',
      '/hooks',
      { name: 'web', events: ['push'], config: { url: 'https://a.example', insecure_ssl: '0' } },
    ],
  ])('%s %s', (method, address, body) => {
    expect(getFields(method, address, body)).toEqual([]);
  });
});

describe("a request that GitHub's API description does not allow reports the fields", () => {
  it.each([
    ['GET', '/pulls?state=merged', undefined, ['state']],
    ['GET', '/pulls?per_page=many', undefined, ['per_page']],
    ['GET', '/pulls?perpage=100', undefined, ['perpage']],
    ['PATCH', '/hooks/first', { active: true }, ['hook_id']],
    ['PUT', '/environments/Preview', { wait_timer: '5' }, ['wait_timer']],
    ['PUT', '/environments/Preview', { reviewers: [{ type: 'Bot', id: 1 }] }, ['reviewers.0.type']],
    [
      'PUT',
      '/environments/Preview',
      { deployment_branch_policy: { protected_branches: true } },
      ['deployment_branch_policy.custom_branch_policies'],
    ],
    [
      'POST',
      '/hooks',
      { config: { url: 1, contentType: 'json' } },
      ['config.contentType', 'config.url'],
    ],
    ['POST', '/git/trees', { tree: [{ path: 'a', mode: '644' }] }, ['tree.0.mode']],
    ['POST', '/git/refs', { ref: 'refs/heads/a' }, ['sha']],
    ['POST', '/actions/variables', undefined, ['']],
    ['POST', '/actions/variables', 'SITE_SLUG', ['']],
    ['GET', '/hooks', {}, ['']],
  ])('%s %s %j', (method, address, body, expected) => {
    expect(getFields(method, address, body)).toEqual(expected);
  });
});

it.each([
  ['GET', '/hook'],
  ['DELETE', '/actions/workflows/1'],
  ['GET', '/environments/a/b'],
])('%s %s is not an operation', (method, address) => {
  expect(getFields(method, address)).toBeUndefined();
});
