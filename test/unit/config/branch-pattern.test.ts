import { describe, expect, it } from 'vitest';
import { matchesBranch, parseBranch } from '../../../src/config/branch-pattern.ts';

it.each([
  ['release/1.4.0', 'release/**', true],
  ['release/1.4.0/fix', 'release/**', true],
  ['release/.hidden', 'release/**', true],
  ['release', 'release/**', false],
  ['releases/1', 'release/**', false],
  ['my/release/1', 'release/**', false],
  ['Release/1', 'release/**', false],
  ['release/1', 'release/*', true],
  ['release/1/2', 'release/*', false],
  ['release/1/2', 'release/*/*', true],
  ['develop', 'develop', true],
  ['develop2', 'develop', false],
  ['my-develop', 'develop', false],
  ['a/b/c', '**', true],
  ['a', '*', true],
  ['a/b', '*', false],
  ['rc-1', 'rc-*', true],
  ['v1x2', 'v1.2', false],
  ['v1.2', 'v1.2', true],
  ['a(b)', 'a(b)', true],
  ['x{y}|$z', 'x{y}|$z', true],
  ['a/b/site', '**/site', true],
])('matchesBranch(%s, %s) is %s', (branch, pattern, matches) => {
  expect(matchesBranch(branch, pattern)).toBe(matches);
});

describe('parseBranch', () => {
  it.each([
    ['refs/heads/master', 'master'],
    ['refs/heads/release/1.0.0', 'release/1.0.0'],
    ['refs/heads/', undefined],
    ['refs/tags/v1.0.0', undefined],
    ['refs/pull/1/merge', undefined],
    ['master', undefined],
    ['', undefined],
  ])('reads %j as the branch %j', (ref, branch) => {
    expect(parseBranch(ref)).toBe(branch);
  });
});

it('matchesBranch compares 200 letters with a pattern of 40 wildcards', () => {
  expect(matchesBranch('a'.repeat(200), `${'**a'.repeat(40)}b`)).toBe(false);
  expect(matchesBranch(`${'a'.repeat(200)}b`, `${'**a'.repeat(40)}b`)).toBe(true);
});
