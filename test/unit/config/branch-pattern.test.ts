import { describe, expect, it } from 'vitest';
import { matchesBranch, parseBranch } from '../../../src/config/branch-pattern.ts';

it.each([
  ['release/1.4.0', 'release/**'],
  ['release/1.4.0/fix', 'release/**'],
  ['release/.hidden', 'release/**'],
  ['release/1', 'release/*'],
  ['release/1/2', 'release/*/*'],
  ['develop', 'develop'],
  ['a/b/c', '**'],
  ['a', '*'],
  ['rc-1', 'rc-*'],
  ['v1.2', 'v1.2'],
  ['a(b)', 'a(b)'],
  ['x{y}|$z', 'x{y}|$z'],
  ['a/b/site', '**/site'],
])('the branch %s matches the pattern %s', (branch, pattern) => {
  expect(matchesBranch(branch, pattern)).toBe(true);
});

it.each([
  ['release', 'release/**'],
  ['releases/1', 'release/**'],
  ['my/release/1', 'release/**'],
  ['Release/1', 'release/**'],
  ['release/1/2', 'release/*'],
  ['develop2', 'develop'],
  ['my-develop', 'develop'],
  ['a/b', '*'],
  ['v1x2', 'v1.2'],
])('the branch %s does not match the pattern %s', (branch, pattern) => {
  expect(matchesBranch(branch, pattern)).toBe(false);
});

describe('parseBranch', () => {
  it.each([
    ['refs/heads/master', 'master'],
    ['refs/heads/release/1.0.0', 'release/1.0.0'],
  ])('reads the ref %s as the branch %s', (ref, branch) => {
    expect(parseBranch(ref)).toBe(branch);
  });

  it.each(['refs/heads/', 'refs/tags/v1.0.0', 'refs/pull/1/merge', 'master', ''])(
    'returns undefined for the ref "%s"',
    (ref) => {
      expect(parseBranch(ref)).toBeUndefined();
    },
  );
});

it('matchesBranch compares a branch of 200 letters with a pattern of 40 wildcards', () => {
  expect(matchesBranch('a'.repeat(200), `${'**a'.repeat(40)}b`)).toBe(false);
  expect(matchesBranch(`${'a'.repeat(200)}b`, `${'**a'.repeat(40)}b`)).toBe(true);
});
