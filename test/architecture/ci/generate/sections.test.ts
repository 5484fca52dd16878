import { describe, expect, it } from 'vitest';
import { errorsTable, inputsTable, outputsTable } from '../../../../.ci/generate/sections.ts';

describe('tables of the README', () => {
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

  it('show codes with plain text as it is', () => {
    const table = errorsTable({ USAGE: { title: 'Not <this>.', remedy: 'Use release/** or "x".' } });
    expect(table).toContain('| `USAGE` | Not \\<this>. | Use release/\\*\\* or "x". |');
  });
});
