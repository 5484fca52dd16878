import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import { findVersion } from '../../../../../src/deploy/steps/plan/version.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolder } from '../../../../support/folder.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { needed } from '../../../../support/site-config.ts';

const sha = 'a'.repeat(40);
const config = parseSiteConfig(needed, 'site.config.yml');

const own = useFolder();

interface Harness {
  readonly input?: string;
  readonly branch?: string;
  /** Tags of the commit. */
  readonly tags?: readonly string[];
  /** Commit message in the event. */
  readonly message?: string;
  /** Output of git log. */
  readonly log?: string;
  /** Content of package.json. */
  readonly package?: string;
  readonly noGit?: boolean;
  /** GitHub's reply about pull requests of the commit. */
  readonly pulls?: Reply;
}

async function version(harness: Harness, workspace = own.root): Promise<string> {
  if (harness.package !== undefined) own.write({ 'package.json': harness.package });
  const calls: string[] = [];
  const git = async (folder: string, args: readonly string[]) => {
    expect(folder).toBe(workspace);
    const call = args.join(' ');
    calls.push(call);
    if (harness.noGit) return undefined;
    if (call === `tag --points-at ${sha}`)
      return (harness.tags ?? []).map((tag) => `${tag}\n`).join('');
    if (call === `log -1 --format=%B ${sha}`) return harness.log;
    return undefined;
  };
  const event = {
    ...createPlan().event,
    ref: `refs/heads/${harness.branch ?? 'master'}`,
    sha,
    ...(harness.message === undefined ? {} : { commitMessage: harness.message }),
  };
  const sources = { workspace, buildRoot: workspace, event, config, input: harness.input };
  const { pulls } = harness;
  const http = scriptedHttp((request) => {
    expect(request.url.pathname).toBe(`/repos/acme/site/commits/${sha}/pulls`);
    return pulls ?? {};
  });
  const github = pulls && { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  return findVersion(sources, createDeps({ git, http, ...(github !== undefined && { github }) }));
}

const pkg = (value: unknown) => JSON.stringify({ name: 'site', version: value });
const pull = (
  head: string,
  merged_at: string | null = '2026-11-21T12:00:00Z',
  base = 'master',
) => ({
  body: [
    {
      number: 7,
      title: '',
      state: 'closed',
      html_url: 'https://github.com/acme/site/pull/7',
      merged_at,
      head: { ref: head, sha },
      base: { ref: base },
    },
  ],
});
const merge = (branch: string) => `Merge pull request #12 from acme/${branch}\n\nText`;

const manifest = { package: pkg('3.0.0') };

describe('findVersion', () => {
  it.each<[string, Harness, string]>([
    [
      'the input rather than branch, tag and package.json',
      { input: '9.0.0', branch: 'release/1.4.0', tags: ['v2.0.0'], ...manifest },
      '9.0.0',
    ],
    ['the input without its spaces', { input: ' 9.0.0 ' }, '9.0.0'],
    [
      'the branch if the input is empty',
      { input: '', branch: 'release/1.4.0', ...manifest },
      '1.4.0',
    ],
    ['the branch rather than a tag', { branch: 'release/1.4.0', tags: ['v2.0.0'] }, '1.4.0'],
    [
      'a branch whose version has zeros and eight digits',
      { branch: 'release/0.0.20261121' },
      '0.0.20261121',
    ],
    [
      'the tag rather than the merged branch and package.json',
      { tags: ['v2.0.0'], message: merge('release/1.4.0'), ...manifest },
      '2.0.0',
    ],
    ['the tag with the highest number', { tags: ['v9.9.9', 'v10.0.0', 'v9.10.0'] }, '10.0.0'],
    ['the tag with the highest patch number', { tags: ['v1.0.10', 'v1.0.9'] }, '1.0.10'],
    [
      'no tags of a form other than v1.0.0',
      { tags: ['v1', 'v1.2', '3.0.0', 'v3.0.0-rc.1', 'latest', 'v01.0.0'], package: pkg('3.1.0') },
      '3.1.0',
    ],
    [
      'the pull request of a squashed commit',
      { pulls: pull('release/1.5.0'), message: 'Texts (#7)', ...manifest },
      '1.5.0',
    ],
    [
      'the tag rather than the pull request',
      { tags: ['v2.0.0'], pulls: pull('release/1.5.0') },
      '2.0.0',
    ],
    [
      'no pull request that was not merged',
      { pulls: pull('release/1.5.0', null), ...manifest },
      '3.0.0',
    ],
    [
      'no pull request into a different branch',
      { pulls: pull('release/1.5.0', undefined, 'next'), ...manifest },
      '3.0.0',
    ],
    [
      'no pull request from a branch that is not a release branch',
      { pulls: pull('fix/1.5.0'), ...manifest },
      '3.0.0',
    ],
    [
      'the commit message if GitHub names no pull request',
      { pulls: { status: 403 }, message: merge('release/1.4.0') },
      '1.4.0',
    ],
    [
      'the branch in the merge message of a pull request',
      { message: merge('release/1.4.0'), ...manifest },
      '1.4.0',
    ],
    [
      'the branch in the merge message of git',
      { message: "Merge branch 'release/1.4.0'" },
      '1.4.0',
    ],
    [
      'the branch in a merge message that names the target',
      { message: "Merge branch 'release/1.4.0' into master" },
      '1.4.0',
    ],
    [
      'the remote branch in the merge message of git',
      { message: "Merge remote-tracking branch 'origin/release/1.4.0'" },
      '1.4.0',
    ],
    ['the commit message from git', { log: `${merge('release/1.4.0')}\n` }, '1.4.0'],
    [
      "no release from the message's body",
      { message: `Fix\n\n${merge('release/1.4.0')}`, ...manifest },
      '3.0.0',
    ],
    [
      'no merged branch that is not a release branch',
      { message: merge('feature/release'), ...manifest },
      '3.0.0',
    ],
    [
      'package.json rather than a reverted pull request',
      { message: `Revert "${merge('release/1.4.0')}"`, ...manifest },
      '3.0.0',
    ],
    [
      'package.json rather than a reverted merge',
      { message: `Revert "Merge branch 'release/1.4.0'"`, ...manifest },
      '3.0.0',
    ],
    [
      'package.json if nothing else names a version',
      { message: 'Fix a word', ...manifest },
      '3.0.0',
    ],
    ['package.json with a byte order mark', { package: `\uFEFF${pkg('3.0.0')}` }, '3.0.0'],
    ['package.json without git', { noGit: true, ...manifest }, '3.0.0'],
    [
      'no tag on a branch other than production',
      { branch: 'develop', tags: ['v2.0.0'], ...manifest },
      '3.0.0',
    ],
  ])('uses %s', async (_, harness, expected) => {
    expect(await version(harness)).toBe(expected);
  });

  it.each<[string, Harness, RegExp]>([
    ['an input of two numbers', { input: '1.4' }, /"1\.4" in the input "site-version"/],
    ['an input that starts with v', { input: 'v1.4.0' }, /did you mean "1\.4\.0"\?/],
    [
      'a branch whose version has a leading zero',
      { branch: 'release/1.04.0' },
      /"1\.04\.0" in the branch release\/1\.04\.0/,
    ],
    [
      'a branch of a prerelease',
      { branch: 'release/1.4.0-rc.1' },
      /the branch release\/1\.4\.0-rc\.1/,
    ],
    ['an input with build metadata', { input: '1.4.0+5' }, /1\.4\.0\+5/],
    [
      'a release branch with a word as its version',
      { branch: 'release/next', package: pkg('1.0.0') },
      /the branch release\/next/,
    ],
    ['a branch below the release branch', { branch: 'release/1.4.0/fix' }, /release\/1\.4\.0\/fix/],
    ['an input with a full-width digit', { input: '１.4.0' }, /input/],
    ['a branch with a line break', { branch: 'release/1.4.0\n' }, /branch/],
    ['an input with a number of 400 digits', { input: `1.0.${'9'.repeat(400)}` }, /input/],
    [
      'a merged branch with an invalid version',
      { message: merge('release/1.4'), package: pkg('1.0.0') },
      /the branch release\/1\.4 that the merge commit names/,
    ],
    [
      'an invalid version in package.json',
      { package: pkg('1.4.0-beta') },
      /"version" in package\.json/,
    ],
    ['a number in package.json', { package: pkg(1) }, /1, which is not a string/],
    ['a package.json without a version', { package: '{"name":"site"}' }, new RegExp(sha)],
    ['a package.json that is a list', { package: '[]' }, new RegExp(sha)],
    ['a repository without any version', { noGit: true }, new RegExp(sha)],
  ])('refuses %s', async (_, harness, message) => {
    const code = message.source === sha ? 'VERSION_NOT_FOUND' : 'VERSION_INVALID';
    const thrown: unknown = await version(harness).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(SiteDeployError);
    expect(thrown).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it.each([
    ['is not valid JSON', '{'],
    ['has an invalid version', pkg('1.0')],
  ])('names package.json as the file to correct if it %s', async (_, content) => {
    const remedy = expect.stringContaining('package.json');
    await expect(version({ package: content })).rejects.toMatchObject({ remedy });
  });

  it('refuses a package.json that is a folder', async () => {
    own.write({ 'repository/package.json/index.js': '' });
    const found = version({}, own.at('repository'));
    await expect(found).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
  });

  it('refuses a package.json that is a link out of the repository', async () => {
    const root = own.at('repository');
    await mkdir(root);
    own.write({ 'package.json': pkg('1.0.0') });
    await symlink('../package.json', path.join(root, 'package.json'));
    await expect(version({}, root)).rejects.toMatchObject({ code: 'PATH_OUTSIDE_WORKSPACE' });
  });
});
