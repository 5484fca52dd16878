import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareFile } from '../../../../../src/operations/onboard/files/compare-file.ts';
import { splitHeader } from '../../../../../src/workflows/header.ts';
import { type RenderedFile, renderOnboarding } from '../../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../../src/workflows/render/render-options.ts';
import { type Templates, templates } from '../../../../../src/workflows/templates/registry.ts';
import { action, site } from '../site.ts';
import { newest, renderDeploy, versions } from './versions.ts';

/** A later template with a different pin, a longer timeout and one more input of a step. */
const later: Templates = {
  ...templates,
  deploy: [
    ...templates.deploy,
    (inputs) =>
      (templates.deploy.at(-1)?.(inputs) ?? '')
        .replace('timeout-minutes: 30', 'timeout-minutes: 45')
        .replace(
          /actions\/setup-node@[0-9a-f]{40} # v7\.0\.0/,
          `actions/setup-node@${'d'.repeat(40)} # v7.2.0`,
        )
        .replace(
          "          node-version: '24'\n",
          "          node-version: '24'\n          check-latest: true\n",
        ),
  ],
};

const render = (options: Partial<RenderOptions> = {}, record = site): RenderedFile => {
  const [deploy] = renderOnboarding(record, { action, shape: 'two-jobs', ...options });
  if (deploy === undefined) throw new Error('no workflow');
  return deploy;
};
const old = render();
const next = render({ templates: later });
const compare = (current: string | undefined, desired = next) =>
  compareFile(current, desired, { templates: later });
const getContent = (state: ReturnType<typeof compare>) => ('content' in state ? state.content : '');

/** Applies a person's edit. */
function edited(find: string | RegExp, replacement: string, text = old.content): string {
  const result = text.replace(find, replacement);
  expect(result).not.toBe(text);
  return result;
}

describe('compareFile', () => {
  it.each([
    [
      'a missing permission id-token: write',
      /^ +id-token: write.*\n/m,
      '',
      'have no permission "id-token: write"',
    ],
    ['a missing environment', /^ +environment:\n +name:.*\n +url:.*\n/m, '', 'have no environment'],
    ['an output of a job that is not needed', '    needs: build\n', '', 'use the output'],
    ['invalid YAML', '    needs: build\n', '\tneeds: build\n', 'not be valid YAML'],
  ])('reports %s', (_, find, replacement, reason) => {
    const found = compare(edited(find, replacement), old);
    expect(found).toMatchObject({
      state: 'customised',
      fault: { reason: expect.stringContaining(reason) },
    });
  });

  it('returns the content for an absent file', () => {
    expect(compare(undefined)).toEqual({ state: 'absent', content: next.content });
  });

  it('reports an up-to-date file as unchanged', () => {
    expect(compare(next.content)).toEqual({ state: 'unchanged' });
  });

  it('replaces an unedited file of an older template', () => {
    expect(compare(old.content)).toMatchObject({ state: 'pristine', content: next.content });
  });

  it('replaces a file whose template was changed in place only if the file is unedited', () => {
    const unknown = { ...templates, deploy: [() => 'name: Other\n', ...later.deploy.slice(1)] };
    const found = compareFile(old.content, next, { templates: unknown });
    expect(found).toMatchObject({ state: 'pristine', content: next.content });
    const ours = edited('name: Deploy', 'name: Ship it');
    expect(compareFile(ours, next, { templates: unknown })).toMatchObject({
      state: 'foreign',
      reason: expect.stringContaining('cannot render its original'),
    });
  });

  it('keeps an edited file if the template has not changed', () => {
    expect(compare(edited('name: Deploy', 'name: Ship it'), old)).toEqual({ state: 'customised' });
  });

  it('merges template changes into an edited file', () => {
    const merged = getContent(compare(edited('name: Deploy', 'name: Ship it')));
    expect(merged).toContain('name: Ship it');
    expect(merged).toContain('check-latest: true');
    expect(merged).toContain('timeout-minutes: 45');
    expect(splitHeader(merged).header?.version).toBe(later.deploy.length);
    // The next comparison starts from the new template.
    expect(compare(merged)).toEqual({ state: 'customised' });
  });

  it('merges a change of the production branch into an edited file', () => {
    const current = edited('    steps:\n', '    env:\n      LOCALE: de\n    steps:\n');
    const merged = getContent(
      compareFile(current, render({}, { ...site, productionBranch: 'main' })),
    );
    expect(merged).toContain('LOCALE: de');
    expect(parse(merged).on.push.branches).toEqual(['main', 'release/**']);
  });

  it('shows both sides of conflicting changes to a line', () => {
    const state = compare(edited('timeout-minutes: 30', 'timeout-minutes: 20'));
    expect(state).toMatchObject({
      state: 'conflict',
      conflicts: [
        {
          ours: ['    timeout-minutes: 20'],
          base: ['    timeout-minutes: 30'],
          theirs: ['    timeout-minutes: 45'],
        },
      ],
    });
  });

  it('reports a conflict if the merge would repeat a key', () => {
    const current = edited(
      "          node-version: '24'\n",
      "          check-latest: false\n          node-version: '24'\n",
    );
    expect(compare(current).state).toBe('conflict');
  });

  it('treats a file as foreign if site-deploy did not generate it or its header was edited', () => {
    expect(compare('name: Deploy\non: push\n').state).toBe('foreign');
    expect(compare(edited(/^# site-deploy.*\n/gm, '')).state).toBe('foreign');
    expect(compare(edited('"production":"master"', '"production":"main"')).state).toBe('foreign');
    expect(compare(edited(/body=sha256:[0-9a-f]{4}/, 'body=sha256:0000')).state).toBe('foreign');
  });

  it('treats a file of a newer template version as foreign', () => {
    expect(compareFile(next.content, old, { templates })).toMatchObject({
      state: 'foreign',
      reason: expect.stringContaining('newer'),
    });
  });

  it('keeps the Windows line endings of a file', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(compare(windows(next.content))).toEqual({ state: 'unchanged' });
    expect(getContent(compare(windows(old.content)))).toBe(windows(next.content));
    const merged = getContent(compare(windows(edited('name: Deploy', 'name: Ship it'))));
    expect(merged.split('\r\n')).toHaveLength(merged.split('\n').length);
  });

  it('creates site.config.yml only if it is absent', () => {
    const seed = renderOnboarding(site, { action }).find(({ care }) => care === 'seed');
    expect(seed?.path).toBe('site.config.yml');
    if (seed === undefined) return;
    expect(compareFile('version: 1\n', seed)).toEqual({ state: 'present' });
    expect(compareFile(undefined, seed).state).toBe('absent');
  });
});

describe('pinned actions in a generated workflow', () => {
  const getPin = (text: string, name: string) =>
    new RegExp(`${name}@(\\S+ # \\S+)`).exec(text)?.[1];
  const dependabot = (name: string, version: string, letter: string) =>
    edited(
      new RegExp(`actions/${name}@[0-9a-f]{40} # \\S+`, 'g'),
      `actions/${name}@${letter.repeat(40)} # ${version}`,
    );

  it('cause no conflict if the repository updated them', () => {
    const merged = getContent(compare(dependabot('checkout', 'v8.0.0', 'e')));
    expect(
      merged.match(new RegExp(`actions/checkout@${'e'.repeat(40)} # v8.0.0`, 'g')),
    ).toHaveLength(2);
    expect(getPin(merged, 'actions/setup-node')).toBe(`${'d'.repeat(40)} # v7.2.0`);
  });

  it.each([
    ['v7.1.0', `${'d'.repeat(40)} # v7.2.0`],
    ['v7.10.0', `${'f'.repeat(40)} # v7.10.0`],
  ])(
    'get the higher of two new versions, %s in the repository and v7.2.0 in the template',
    (version, expected) => {
      expect(
        getPin(getContent(compare(dependabot('setup-node', version, 'f'))), 'actions/setup-node'),
      ).toBe(expected);
    },
  );

  it("keep the repository's older version if the template did not change it", () => {
    const merged = getContent(compare(dependabot('checkout', 'v6.0.0', 'e')));
    expect(getPin(merged, 'actions/checkout')).toBe(`${'e'.repeat(40)} # v6.0.0`);
  });
});

describe.each([
  ['the current template', old, next, later],
  ['the first template', renderDeploy(1), renderDeploy(newest), versions],
])('compareFile with random edits of a workflow from %s', (_, from, to, known) => {
  const lines = from.content.split('\n');
  const body = lines.indexOf('name: Deploy');
  const words = fc.constantFrom(
    '# keep me',
    '# release notes',
    '      - run: echo mine',
    '    env:',
    '      A: b',
    '  extra: true',
    '',
  );
  const edit = fc.record({
    at: fc.integer({ min: body, max: lines.length - 1 }),
    remove: fc.integer({ min: 0, max: 3 }),
    insert: fc.array(fc.tuple(words, fc.integer({ min: 0, max: 1e6 })), { maxLength: 3 }),
  });

  it('neither loses edited lines nor restores removed ones', { timeout: 120_000 }, () => {
    let merges = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const changed = [...lines];
        for (const { at, remove, insert } of edits.toSorted((a, b) => b.at - a.at))
          changed.splice(at, remove, ...insert.map(([text, id]) => `${text} # ${id}`));
        const state = compareFile(changed.join('\n'), to, { templates: known });
        // Nothing can be lost if nothing is written.
        if (!('content' in state)) return;
        if (state.state === 'pristine') {
          expect(changed).toEqual(lines);
          return;
        }
        merges += 1;
        const result = state.content.split('\n');
        const own = changed.filter((line) => !lines.includes(line));
        let from = 0;
        for (const line of own) {
          const found = result.indexOf(line, from);
          expect(found, `lost or out of order: ${line}`).toBeGreaterThanOrEqual(from);
          from = found + 1;
        }
        // Removed lines are not restored.
        const removed = lines
          .slice(body)
          .filter((line) => line.trim() !== '' && !changed.includes(line));
        for (const line of removed) expect(result).not.toContain(line);
      }),
      { numRuns: 60, seed: 20_260_101 },
    );
    expect(merges).toBeGreaterThan(10);
  });
});
