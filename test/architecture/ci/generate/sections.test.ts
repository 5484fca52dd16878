import { describe, expect, it } from 'vitest';
import { commandsTable } from '../../../../.ci/generate/commands.ts';
import { errorSections, inputsTable, outputsTable } from '../../../../.ci/generate/sections.ts';
import { symptomSection } from '../../../../.ci/generate/symptoms.ts';
import { catalogueParts } from '../../../../src/shared/errors/catalogue.ts';

describe('generated tables', () => {
  it('show an input with its default, and folded text in one line', () => {
    const inputs = {
      mode: { description: 'all | build\nor deploy', default: 'all' },
      token: { description: 'Secret.', required: true },
    };
    expect(inputsTable({ inputs })).toBe(
      [
        '| Input | Default | Meaning |',
        '|---|---|---|',
        '| `mode` | `all` | all \\| build or deploy |',
        '| `token` (required) |  | Secret. |',
      ].join('\n'),
    );
  });

  it('show outputs', () => {
    expect(outputsTable({ url: 'The address.' })).toContain('| `url` | The address. |');
  });

  it('show codes below their section, with plain text unchanged', () => {
    const sections = errorSections({
      Build: { USAGE: { title: 'Not <this>.', remedy: 'Use release/** or "x".' } },
    });
    expect(sections).toBe(
      '## Build\n\n### USAGE\n\nNot \\<this>.\n\n**What to do:** Use release/\\*\\* or "x".',
    );
  });

  it('show every command with its arguments', () => {
    const commands = commandsTable();
    expect(commands).toContain('| `deploy [folder]` |');
    expect(commands).toContain('| `portal seo set <page>');
  });
});

it('each symptom of a failed deployment leads to codes on the page, and no code has two symptoms', () => {
  const page = `${symptomSection()}\n${errorSections(catalogueParts)}`;
  const named = [...page.matchAll(/^- \[([A-Z_]+)\]\(#([a-z_]+)\): /gm)];
  for (const [, code = '', anchor] of named) {
    expect(anchor).toBe(code.toLowerCase());
    expect(page).toContain(`### ${code}\n`);
  }
  const codes = named.map(([, code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(
    expect.arrayContaining(['BUILD_FAILED', 'NOTIFY_FAILED', 'DISK_FULL', 'INTERNAL']),
  );
});
