import { describe, expect, it } from 'vitest';
import { commandsTable } from '../../../../.ci/generate/commands.ts';
import { errorSections, inputsTable, outputsTable } from '../../../../.ci/generate/sections.ts';

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
    expect(outputsTable({ outputs: { url: { description: 'The address.' } } })).toContain('| `url` | The address. |');
  });

  it('show codes below their part, with plain text as it is', () => {
    const sections = errorSections({ Build: { USAGE: { title: 'Not <this>.', remedy: 'Use release/** or "x".' } } });
    expect(sections).toBe('## Build\n\n### USAGE\n\nNot \\<this>.\n\n**What to do:** Use release/\\*\\* or "x".');
  });

  it('show every command with its arguments', () => {
    const commands = commandsTable();
    expect(commands).toContain('| `deploy [folder]` |');
    expect(commands).toContain('| `portal seo set <page>');
  });
});
