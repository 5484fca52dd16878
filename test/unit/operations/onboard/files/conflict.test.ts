import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type CompareOptions,
  compareFile,
} from '../../../../../src/operations/onboard/files/compare-file.ts';
import { conflictLines } from '../../../../../src/operations/onboard/files/describe-conflict.ts';
import { splitHeader } from '../../../../../src/workflows/header.ts';
import { dedented } from './corpus.ts';
import { deployOf, newest } from './versions.ts';

const now = deployOf(newest);

/** A file of an older version as a person has edited it, and how it stands to the newest. */
function upgraded(version: number, edit: (text: string) => string, options: CompareOptions = {}) {
  const before = deployOf(version).content;
  const current = edit(before);
  expect(current).not.toBe(before);
  const state = compareFile(current, now, options);
  return { current, state, content: 'content' in state ? state.content : '' };
}

/** The lines of the newest version, below the header of an older one: what a person writes who follows the template. */
const written = (version: number, edit: (text: string) => string) => (text: string) =>
  text.slice(0, text.indexOf('\nname:')) +
  edit(splitHeader(deployOf(version).content).body).replace(/^/, '\n');

const path = '.github/workflows/deploy.yml';
const retention = (text: string) => text.replace('retention-days: 1\n', 'retention-days: 7\n');

describe('lines that a person wrote as the template has them', () => {
  it('lines that a person wrote as the template has them, with a value of their own, go on to the newest version', () => {
    for (const target of [2, newest]) {
      const { state, content } = upgraded(
        1,
        written(target, (body) => body.replace('retention-days: 90', 'retention-days: 7')),
      );
      expect(state.state, `${target}`).toBe('merged');
      expect(splitHeader(content).header?.version).toBe(newest);
      expect(content).toContain('retention-days: 7\n');
      expect(compareFile(content, now)).toEqual({ state: 'customised' });
    }
  });

  it('lines that a person wrote as the template has them take the newest version in without a change', () => {
    const { state, content } = upgraded(
      1,
      written(newest, (body) => body),
    );
    expect(state.state).toBe('merged');
    expect(content).toBe(now.content);
  });

  it('a value of their own alone is no sign that a person knows the template', () => {
    expect(upgraded(1, retention).state.state).toBe('conflict');
  });
});

describe('a step that a person has named', () => {
  it.each([1, 2])('a step that a person has named is no conflict from version %i on', (version) => {
    const { content } = upgraded(version, (text) =>
      text.replace(/- uses: ([\w-]+\/[\w-]+)@/g, '- name: Use $1\n        uses: $1@'),
    );
    const { build, deploy } = parse(content).jobs;
    expect(build.steps).toHaveLength(4);
    expect(build.steps[2]).toMatchObject({ name: 'Use acme/site-deploy', id: 'build' });
    expect(deploy.steps.at(-1)).toMatchObject({ name: 'Use acme/site-deploy', id: 'deploy' });
  });
});

describe('the form of a file', () => {
  const forms: [string, (text: string) => string][] = [
    ['lists that are not indented', dedented],
    ['blanks at the ends of lines', (text) => text.replaceAll(/^( +\S.*)$/gm, '$1  ')],
    ['double quotes', (text) => text.replaceAll(/'(master|release\/\*\*|24)'$/gm, '"$1"')],
    ['two blanks before comments', (text) => text.replaceAll(/(\S) # /g, '$1  # ')],
    ['no blank line', (text) => text.replaceAll(/\n\n/g, '\n')],
    ['no end of the last line', (text) => text.trimEnd()],
    ['Windows', (text) => text.replaceAll('\n', '\r\n')],
    [
      'folded expressions',
      (text) =>
        text.replaceAll(
          /^( +)(\w+): (\$\{\{.{80,})$/gm,
          (_, spaces, key, value) => `${spaces}${key}:\n${spaces}  ${value}`,
        ),
    ],
  ];

  it.each(forms)('the form of a file is no conflict: %s', (_, form) => {
    for (const version of [1, 2]) {
      const { state, content, current } = upgraded(version, form);
      expect(['merged', 'pristine'], current).toContain(state.state);
      expect(parse(content)).toEqual(parse(now.content));
    }
  });

  // A line that is folded into two is an edit like any other, beside further ones.
  it.each(forms.filter(([name]) => name !== 'folded expressions'))(
    'the form of a file that a person has edited, too, is no conflict: %s',
    (_, form) => {
      for (const version of [1, 2]) {
        const { state, content } = upgraded(version, (text) =>
          form(
            text
              .replace('    steps:\n', '    env:\n      LOCALE: de\n    steps:\n')
              .replace(/^name: .*$/m, 'name: Go'),
          ),
        );
        expect(state.state).toBe('merged');
        expect(parse(content)).toMatchObject({
          name: 'Go',
          jobs: { build: { env: { LOCALE: 'de' } } },
        });
        expect(parse(content).jobs.deploy).toEqual(parse(now.content).jobs.deploy);
      }
    },
  );

  it('the mark that some editors begin a file with is no edit', () => {
    const { state } = upgraded(1, (text) => `\uFEFF${text}`);
    expect(state).toMatchObject({ state: 'pristine', content: now.content });
    expect(compareFile(`\uFEFF${now.content}`, now)).toEqual({ state: 'unchanged' });
    const edited = upgraded(1, (text) => `\uFEFF${text.replace('name: Deploy', 'name: Go')}`);
    expect(edited.content).not.toContain('\uFEFF');
    expect(edited.content).toContain('name: Go');
  });
});

describe('a conflict', () => {
  it('a conflict is at its lines in both files, and shows nothing else', () => {
    const { state, current } = upgraded(1, retention);
    if (state.state !== 'conflict') throw new Error(state.state);
    const [conflict] = state.conflicts;
    expect(current.split('\n')[(conflict?.line ?? 0) - 1]).toBe('          retention-days: 7');
    expect(now.content.split('\n')[(conflict?.templateLine ?? 0) - 1]).toBe(
      '          retention-days: 90',
    );
    const lines = conflictLines(path, state);
    expect(lines).toContain(
      `${path}:${conflict?.line} (line ${conflict?.templateLine} of the template): You and the template have changed ` +
        'the same lines.',
    );
    expect(lines.join('\n')).toContain(
      `site-deploy onboard --action 'acme/site-deploy@${'a'.repeat(40)}#v0.1.0' --apply --accept mine ${path}:${conflict?.line}`,
    );
    expect(lines.length).toBeLessThan(10);
  });

  it('a conflict by a key that both sides have added says so, at both lines', () => {
    const { state, current } = upgraded(1, (text) =>
      text.replace(
        '    timeout-minutes: 30\n',
        '    timeout-minutes: 30\n    outputs:\n      x: y\n',
      ),
    );
    if (state.state !== 'conflict') throw new Error(state.state);
    const [conflict] = state.conflicts;
    expect(conflict).toMatchObject({
      reason: 'The key "outputs" would stand twice in jobs.build.',
    });
    expect(current.split('\n')[(conflict?.line ?? 0) - 1]).toBe('    outputs:');
    expect(now.content.split('\n')[(conflict?.templateLine ?? 0) - 1]).toBe('    outputs:');
  });

  it('a conflict of very many lines stays small', () => {
    const { state } = upgraded(1, (text) =>
      text.replace(
        /^concurrency:\n(?:.*\n){2}/m,
        `concurrency:\n${Array.from({ length: 900 }, (_, index) => `  # ${index} ${'x'.repeat(300)}`).join('\n')}\n  group: own\n`,
      ),
    );
    if (state.state !== 'conflict') throw new Error(state.state);
    expect(conflictLines(path, state).join('\n').length).toBeLessThan(5_000);
  });
});
