import { describe, expect, it } from 'vitest';
import { helpLines, helpWidth } from '../../../../src/cli/terminal/help.ts';

const sections = {
  environment: [
    ['GH_TOKEN', 'Actions: write and Contents: read, for the repository of the site'],
    ['GITHUB_API_URL', 'address of the API'],
  ],
  notes: ['The workflow does the work, with the identity of its job.'],
  examples: ['GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2 --dry-run'],
} as const;

describe('helpLines', () => {
  it('aligns explanations beside their terms, but does not wrap examples', () => {
    expect(helpLines(sections, 60)).toEqual([
      '',
      'Environment:',
      '  GH_TOKEN        Actions: write and Contents: read, for the',
      '                  repository of the site',
      '  GITHUB_API_URL  address of the API',
      '',
      'The workflow does the work, with the identity of its job.',
      '',
      'Example:',
      '  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2 --dry-run',
    ]);
  });

  it('wraps explanations at 40 columns', () => {
    const lines = helpLines({ environment: sections.environment, examples: [] }, 40);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });

  it('omits empty sections', () => {
    expect(helpLines({ examples: [] }, 80)).toEqual([]);
  });
});

it.each([
  ['the width of a terminal', 60, {}, 60],
  ['at most 100 columns', 300, {}, 100],
  ['at least 20 columns', 10, {}, 20],
  ['100 columns for a file', undefined, {}, 100],
  ['COLUMNS for a file', undefined, { COLUMNS: '50' }, 50],
  ['the width of a terminal if COLUMNS is not a number', 60, { COLUMNS: 'wide' }, 60],
])('helpWidth returns %s', (_, columns, env, width) => {
  const stream = { write: () => true, ...(columns !== undefined && { isTTY: true, columns }) };
  expect(helpWidth(stream, env)).toBe(width);
});
