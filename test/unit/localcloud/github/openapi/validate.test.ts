import { describe, expect, it } from 'vitest';
import { findViolations } from '../../../../../src/localcloud/github/openapi/validate.ts';

const at = '/repos/acme/docs';
const getFields = (method: string, address: string, body?: unknown) => {
  const { pathname, searchParams } = new URL(at + address, 'https://api.github.com');
  return findViolations(method, pathname, searchParams, body)?.map(({ field }) => field);
};
const policy = { protected_branches: false, custom_branch_policies: true };

describe("findViolations of GitHub's API description", () => {
  it.each([
    ['a repository', 'GET', '', undefined],
    [
      'a list with filters and pages',
      'GET',
      '/pulls?state=all&head=acme%3Atopic&per_page=100&page=1',
      undefined,
    ],
    ['a ref with slashes', 'GET', '/git/ref/heads/release/1.0.0', undefined],
    ['a tree with an encoded ref', 'GET', '/git/trees/release%2F1.0.0?recursive=1', undefined],
    [
      'an environment with a policy and reviewers',
      'PUT',
      '/environments/a%2Fb',
      { deployment_branch_policy: policy, reviewers: [{ type: 'Team', id: 1 }] },
    ],
    ['an environment without a body', 'PUT', '/environments/Preview', undefined],
    [
      'an environment with null values',
      'PUT',
      '/environments/Preview',
      { reviewers: null, deployment_branch_policy: null },
    ],
    [
      'a webhook',
      'POST',
      '/hooks',
      { name: 'web', events: ['push'], config: { url: 'https://a.example', insecure_ssl: '0' } },
    ],
  ])('finds no violations in a request for %s', (_, method, address, body) => {
    expect(getFields(method, address, body)).toEqual([]);
  });

  it.each([
    ['an unknown value', 'GET', '/pulls?state=merged', undefined, ['state']],
    ['a page size that is not a number', 'GET', '/pulls?per_page=many', undefined, ['per_page']],
    ['an unknown parameter', 'GET', '/pulls?perpage=100', undefined, ['perpage']],
    ['an id that is not a number', 'PATCH', '/hooks/first', { active: true }, ['hook_id']],
    [
      'a string instead of a number',
      'PUT',
      '/environments/Preview',
      { wait_timer: '5' },
      ['wait_timer'],
    ],
    [
      'an unknown value in a list',
      'PUT',
      '/environments/Preview',
      { reviewers: [{ type: 'Bot', id: 1 }] },
      ['reviewers.0.type'],
    ],
    [
      'a missing property of an object',
      'PUT',
      '/environments/Preview',
      { deployment_branch_policy: { protected_branches: true } },
      ['deployment_branch_policy.custom_branch_policies'],
    ],
    [
      'an unknown property and a wrong type',
      'POST',
      '/hooks',
      { config: { url: 1, contentType: 'json' } },
      ['config.contentType', 'config.url'],
    ],
    [
      'an unknown mode',
      'POST',
      '/git/trees',
      { tree: [{ path: 'a', mode: '644' }] },
      ['tree.0.mode'],
    ],
    ['a missing property', 'POST', '/git/refs', { ref: 'refs/heads/a' }, ['sha']],
    ['a missing body', 'POST', '/actions/variables', undefined, ['']],
    ['a body that is a string', 'POST', '/actions/variables', 'SITE_SLUG', ['']],
    ['a body that the operation lacks', 'GET', '/hooks', {}, ['']],
  ])('names the field of %s', (_, method, address, body, expected) => {
    expect(getFields(method, address, body)).toEqual(expected);
  });
});

it.each([
  ['GET', '/hook'],
  ['DELETE', '/actions/workflows/1'],
  ['GET', '/environments/a/b'],
])('findViolations returns undefined for the unknown operation "%s %s"', (method, address) => {
  expect(getFields(method, address)).toBeUndefined();
});
