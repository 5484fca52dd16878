import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { begins } from '../../../../src/localcloud/github/actions/workflow-filters.ts';

const pushed = (on: string, ref: string, paths?: readonly string[]) =>
  begins(parse(on), { event: 'push', type: '', ref }, async () => paths);

describe('whether an event starts a workflow', () => {
  it.each<[string, string, boolean]>([
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
  ])('with "on: %s" if %s is pushed: %s', async (on, ref, expected) => {
    expect(await pushed(on, ref)).toBe(expected);
  });

  it.each<[string, readonly string[] | undefined, boolean]>([
    ['paths: ["src/**"]', ['docs/a.md', 'src/a/b.ts'], true],
    ['paths: ["src/**"]', ['docs/a.md'], false],
    ['paths: ["src/**", "!src/**.md"]', ['src/a.md'], false],
    ['paths: ["**/README.md"]', ['README.md'], true],
    ['paths-ignore: ["**.md"]', ['docs/a.md', 'b.md'], false],
    ['paths-ignore: ["**.md"]', ['docs/a.md', 'b.ts'], true],
    ['paths: ["src/**"]', undefined, true],
    ['paths: ["src/**"], branches: [release]', ['src/a.ts'], false],
  ])('with %s if the paths %j are pushed: %s', async (filter, paths, expected) => {
    expect(await pushed(`push: { ${filter} }`, 'refs/heads/master', paths)).toBe(expected);
    // Pushes of tags have no changed paths.
    if (!filter.includes('branches'))
      expect(await pushed(`push: { ${filter}, tags: [v1] }`, 'refs/tags/v1')).toBe(true);
  });

  it('if a pull request matches its base branch and activity types', async () => {
    const opened = (on: string, type = 'opened') =>
      begins(parse(on), { event: 'pull_request', type, ref: 'refs/heads/master' }, async () => []);
    expect(await opened('pull_request: { branches: ["mas*"] }')).toBe(true);
    expect(await opened('pull_request: { branches: ["release/**"] }')).toBe(false);
    expect(await opened('pull_request: { types: [labeled] }')).toBe(false);
    expect(await opened('pull_request: null', 'synchronize')).toBe(true);
    expect(await opened('push')).toBe(false);
  });
});
