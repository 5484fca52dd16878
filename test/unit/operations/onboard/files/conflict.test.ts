import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  compareFile,
  conflictLines,
} from '../../../../../src/operations/onboard/files/compare-file.ts';
import { splitHeader } from '../../../../../src/workflows/header.ts';
import { dedented } from './corpus.ts';
import { newest, renderDeploy, versions } from './versions.ts';

const now = renderDeploy(newest);
const compare = (current: string) => compareFile(current, now, { templates: versions });

/** Compares an edited file of an older version with the newest version. */
function upgraded(edit: (text: string) => string) {
  const before = renderDeploy(1).content;
  const current = edit(before);
  expect(current).not.toBe(before);
  const state = compare(current);
  return { current, state, content: 'content' in state ? state.content : '' };
}

const path = '.github/workflows/deploy.yml';
const retention = (text: string) => text.replace('retention-days: 1\n', 'retention-days: 7\n');

it('a workflow whose lines already match the newest template gets only its header', () => {
  const { state, content } = upgraded(
    (text) =>
      text.slice(0, text.indexOf('\nname:')) + splitHeader(now.content).body.replace(/^/, '\n'),
  );
  expect(state.state).toBe('merged');
  expect(content).toBe(now.content);
});

describe('upgrading a workflow', () => {
  const forms: [string, (text: string) => string][] = [
    ['unindented lists', dedented],
    ['trailing blanks', (text) => text.replaceAll(/^( +\S.*)$/gm, '$1  ')],
    ['double quotes', (text) => text.replaceAll(/'(master|release\/\*\*|24)'$/gm, '"$1"')],
    ['two blanks before comments', (text) => text.replaceAll(/(\S) # /g, '$1  # ')],
    ['removed blank lines', (text) => text.replaceAll(/\n\n/g, '\n')],
    ['a missing line break at the end', (text) => text.trimEnd()],
    ['Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
    [
      'folded expressions',
      (text) =>
        text.replaceAll(
          /^( +)(\w+): (\$\{\{.{80,})$/gm,
          (_, spaces, key, value) => `${spaces}${key}:\n${spaces}  ${value}`,
        ),
    ],
  ];

  it.each(forms)('causes no conflict over %s', (_, form) => {
    const { state, content, current } = upgraded(form);
    expect(['merged', 'pristine'], current).toContain(state.state);
    expect(parse(content)).toEqual(parse(now.content));
  });

  // Folding expressions changes their lines, so it may conflict with edits next to them.
  it.each(forms.filter(([name]) => name !== 'folded expressions'))(
    'causes no conflict over %s next to other edits',
    (_, form) => {
      const { state, content } = upgraded((text) =>
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
    },
  );

  it('drops a byte order mark', () => {
    const { state } = upgraded((text) => `\uFEFF${text}`);
    expect(state).toMatchObject({ state: 'pristine', content: now.content });
    expect(compare(`\uFEFF${now.content}`)).toEqual({ state: 'unchanged' });
    const edited = upgraded((text) => `\uFEFF${text.replace('name: Deploy', 'name: Go')}`);
    expect(edited.content).not.toContain('\uFEFF');
    expect(edited.content).toContain('name: Go');
  });
});

describe('a merge conflict', () => {
  it('names its lines in both files and the command that resolves it', () => {
    const { state, current } = upgraded(retention);
    if (state.state !== 'conflict') throw new Error(state.state);
    const [conflict] = state.conflicts;
    expect(current.split('\n')[(conflict?.line ?? 0) - 1]).toBe('          retention-days: 7');
    expect(now.content.split('\n')[(conflict?.templateLine ?? 0) - 1]).toBe(
      '          retention-days: 90',
    );
    const lines = conflictLines(path, state);
    expect(lines).toContain(
      `${path}:${conflict?.line} (line ${conflict?.templateLine} of the template): You and the template changed ` +
        'the same lines.',
    );
    expect(lines.join('\n')).toContain(
      `site-deploy onboard --action 'acme/site-deploy@${'a'.repeat(40)}#v0.1.0' --apply --accept mine ${path}:${conflict?.line}`,
    );
    expect(lines.slice(1, 5)).toEqual([
      ...['  yours:', '              retention-days: 7'],
      ...['  the template:', '              retention-days: 90'],
    ]);
    expect(lines.length).toBeLessThan(10);
    // The commands for the whole file are only needed for several conflicts.
    expect(lines.join('\n')).not.toMatch(/deploy\.yml$/m);
  });

  it('does not arise if both sides add the same key in different places', () => {
    const { content } = upgraded((text) =>
      text.replace(
        '    timeout-minutes: 30\n',
        '    timeout-minutes: 30\n    outputs:\n      x: y\n',
      ),
    );
    const { outputs } = parse(now.content).jobs.build;
    expect(parse(content).jobs.build.outputs).toEqual({ x: 'y', ...outputs });
  });

  it('is printed in less than 5,000 characters', () => {
    const { state } = upgraded((text) =>
      text.replace(
        /^concurrency:\n(?:.*\n){2}/m,
        `concurrency:\n${Array.from({ length: 900 }, (_, index) => `  # ${index} ${'x'.repeat(300)}`).join('\n')}\n  group: own\n`,
      ),
    );
    if (state.state !== 'conflict') throw new Error(state.state);
    expect(conflictLines(path, state).join('\n').length).toBeLessThan(5_000);
  });
});
