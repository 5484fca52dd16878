import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { begins } from '../../../../src/localcloud/github/actions/workflow-filters.ts';

const pushed = (on: string, ref: string, paths?: readonly string[]) =>
  begins(parse(on), { event: 'push', type: '', ref }, async () => paths);

describe('a workflow', () => {
  const filters: readonly (readonly [on: string, ref: string, isStarted: boolean])[] = [
    ['push', 'refs/heads/topic', true],
    ['[pull_request, push]', 'refs/tags/v1.0.0', true],
    ['workflow_dispatch', 'refs/heads/master', false],
    ['{ workflow_dispatch: null, push: null }', 'refs/tags/v1.0.0', true],
    ['push: { branches: [master, "release/**"] }', 'refs/heads/release/1.4.0', true],
    ['push: { branches: ["release/*"] }', 'refs/heads/release/1/4', false],
    ['push: { branches: master }', 'refs/heads/master', true],
    [
      'push: { branches: ["release/**", "!release/**-alpha"] }',
      'refs/heads/release/1-alpha',
      false,
    ],
    ['push: { branches: ["!release/**-alpha", "release/**"] }', 'refs/heads/release/1-alpha', true],
    ['push: { branches: [master] }', 'refs/tags/master', false],
    ['push: { branches-ignore: ["release/**"] }', 'refs/heads/release/1.4.0', false],
    ['push: { branches-ignore: ["release/**"] }', 'refs/heads/master', true],
    ['push: { branches-ignore: ["release/**"] }', 'refs/tags/v1.0.0', false],
    ['push: { tags: ["v[0-9]+.[0-9]+.[0-9]+"] }', 'refs/tags/v1.40.0', true],
    ['push: { tags: ["v1.*"] }', 'refs/tags/v2.0.0', false],
    ['push: { tags: ["v*"] }', 'refs/heads/master', false],
    ['push: { tags-ignore: ["v*"] }', 'refs/tags/v1.0.0', false],
    ['push: { branches: [master], tags: ["v*"] }', 'refs/tags/v1.0.0', true],
    ['push: { branches: ["colou?r"] }', 'refs/heads/color', true],
    ['push: { branches: ["a(b"] }', 'refs/heads/a(b', true],
    ['push: { branches: ["[z-a]"] }', 'refs/heads/b', false],
  ];

  it.each(filters.filter(([, , isStarted]) => isStarted))(
    'with "on: %s" starts for a push of %s',
    async (on, ref) => {
      expect(await pushed(on, ref)).toBe(true);
    },
  );

  it.each(filters.filter(([, , isStarted]) => !isStarted))(
    'with "on: %s" does not start for a push of %s',
    async (on, ref) => {
      expect(await pushed(on, ref)).toBe(false);
    },
  );

  const pushedPaths = (filter: string, paths?: string) =>
    pushed(`push: { ${filter} }`, 'refs/heads/master', paths?.split(' and '));

  it.each([
    ['paths: ["src/**"]', 'docs/a.md and src/a/b.ts'],
    ['paths: ["**/README.md"]', 'README.md'],
    ['paths-ignore: ["**.md"]', 'docs/a.md and b.ts'],
  ])('with %s starts for a push of %s', async (filter, paths) => {
    expect(await pushedPaths(filter, paths)).toBe(true);
  });

  it.each([
    ['paths: ["src/**"]', 'docs/a.md'],
    ['paths: ["src/**", "!src/**.md"]', 'src/a.md'],
    ['paths-ignore: ["**.md"]', 'docs/a.md and b.md'],
    ['paths: ["src/**"], branches: [release]', 'src/a.ts'],
  ])('with %s does not start for a push of %s to master', async (filter, paths) => {
    expect(await pushedPaths(filter, paths)).toBe(false);
  });

  it('with path filters starts for a push whose changed paths are unknown', async () => {
    expect(await pushedPaths('paths: ["src/**"]')).toBe(true);
  });

  it.each(['paths: ["src/**"]', 'paths: ["src/**", "!src/**.md"]', 'paths-ignore: ["**.md"]'])(
    'with %s starts for a pushed tag, which has no changed paths',
    async (filter) => {
      expect(await pushed(`push: { ${filter}, tags: [v1] }`, 'refs/tags/v1')).toBe(true);
    },
  );

  it('starts for a pull request that matches its base branch and activity types', async () => {
    const opened = (on: string, type = 'opened') =>
      begins(parse(on), { event: 'pull_request', type, ref: 'refs/heads/master' }, async () => []);
    expect(await opened('pull_request: { branches: ["mas*"] }')).toBe(true);
    expect(await opened('pull_request: { branches: ["release/**"] }')).toBe(false);
    expect(await opened('pull_request: { types: [labeled] }')).toBe(false);
    expect(await opened('pull_request: null', 'synchronize')).toBe(true);
    expect(await opened('push')).toBe(false);
  });
});
