import { describe, expect, it } from 'vitest';
import { compareFile } from '../../../../../src/operations/onboard/files/compare-file.ts';
import {
  getSitePullRequestTexts,
  pullRequestText,
} from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { newest, renderDeploy, versions } from '../files/versions.ts';

const path = '.github/workflows/deploy.yml';
const now = renderDeploy(newest);
const inputs = { shape: 'published', lockfile: 'package-lock.json' } as const;
const words = getSitePullRequestTexts(true, inputs);
const getText = (current: string | undefined, desired = now) =>
  pullRequestText([{ path, state: compareFile(current, desired, { templates: versions }) }], words);

describe('the text of the onboarding pull request', () => {
  it('names the added file', () => {
    const { title, body } = getText(undefined);
    expect(title).toBe('Deploy the site with site-deploy');
    expect(body).toContain(`- \`${path}\`: added`);
    expect(body).not.toContain('of the template');
  });

  const lockfile = 'package-lock.json';
  it.each(['published', 'two-jobs'] as const)(
    'suggests checking the reuse of packages with the shape %s and a lockfile',
    (shape) => {
      const { first } = getSitePullRequestTexts(true, { shape, lockfile });
      expect(first.body).toContain('site-deploy check --reuse');
    },
  );

  it.each([
    ['with the shape single-job', { shape: 'single-job', lockfile }],
    ['with the shape caller', { shape: 'caller', lockfile }],
    ['without a lockfile', { shape: 'two-jobs' }],
    ['if packages are reused already', { shape: 'two-jobs', lockfile, reuse: true }],
  ] as const)('does not suggest checking the reuse of packages %s', (_, given) => {
    const { first } = getSitePullRequestTexts(true, given);
    expect(first.body).not.toContain('site-deploy check --reuse');
  });

  const edited = compareFile(renderDeploy(1).content, now, { templates: versions });
  it('lists what happens to each file, and at the end the files that are left alone', () => {
    const states = [
      { state: 'absent', content: '' },
      { state: 'present' },
      { state: 'edited', content: '' },
      { state: 'leftover', content: '' },
      edited,
      { state: 'foreign', reason: 'it is yours' },
    ];
    const files = states.map((state, at) => ({ path: `${at}.yml`, state })) as never[];
    const { title, body } = pullRequestText(files, words);
    expect(title).toBe('Update the site-deploy workflows');
    expect(body.split('\n').filter((line) => /^- `|^\*\*/.test(line))).toEqual([
      '- `0.yml`: added',
      '- `2.yml`: changed',
      '- `3.yml`: removed; nothing needs it any more',
      '- `4.yml`: updated; you had not edited it',
      '**Left alone**',
      '- `5.yml`: it is yours',
    ]);
    expect(body).not.toContain('The merge does not bring everything up to date');
    const added = pullRequestText(files.slice(0, 2), words);
    expect(added.title).toBe('Deploy the site with site-deploy');
    expect(added.body).not.toContain('Left alone');
  });

  it('names the version of an updated template', () => {
    const { title, body } = getText(renderDeploy(1).content.replace('name: Deploy', 'name: Go'));
    expect(title).toBe('Update the site-deploy workflows');
    expect(body).toContain('updated; your edits are kept');
    expect(body).toContain('  - Version 2 of the template');
  });

  it('mentions formatting that the update discards', () => {
    const folded = renderDeploy(1).content.replaceAll(
      /^( +)(\w+): (\$\{\{.{80,})$/gm,
      '$1$2:\n$1  $3',
    );
    const grouped = folded.replace('  group: site-deploy-', '  group:\n    site-deploy-');
    expect(getText(grouped).body).toContain(
      'only its formatting had been edited, so run your formatter on it again',
    );
  });

  it('lists changed options and the new site-deploy version', () => {
    const action = { uses: `acme/site-deploy@${'c'.repeat(40)}`, version: 'v0.2.0' };
    const { body } = getText(now.content, renderDeploy(newest, { action, apiToken: true }));
    expect(body).toContain('  - site-deploy v0.1.0 → v0.2.0');
    expect(body).toContain("  - Changed choices: the portal's API token");
  });

  it('shows a conflict with its location and the command that resolves it', () => {
    const { body } = getText(
      renderDeploy(1).content.replace('retention-days: 1\n', 'retention-days: 7\n'),
    );
    expect(body).toContain(
      `${path}:58 (line 56 of the template): You and the template changed the same lines.`,
    );
    expect(body).toContain(`--apply --accept mine ${path}:58`);
    expect(body).toContain('The merge does not bring everything up to date');
  });

  it("stays below GitHub's limit with 400 conflicts", () => {
    const current = renderDeploy(1).content.replace(
      'retention-days: 1\n',
      `retention-days: 7 # ${'x'.repeat(5_000)}\n`,
    );
    const state = compareFile(current, now, { templates: versions });
    const files = Array.from({ length: 400 }, (_, index) => ({
      path: `.github/workflows/${index}.yml`,
      state,
    }));
    const { body } = pullRequestText(files, words);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain('**Also not written**');
    expect(body).toMatch(/\d+ further files/);
  });
});
