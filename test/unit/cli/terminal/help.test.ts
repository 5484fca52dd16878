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
  it('wraps sections under their terms, but not examples', () => {
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

  it('keeps to 40 columns', () => {
    const lines = helpLines({ environment: sections.environment, examples: [] }, 40);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });

  it('omits empty sections', () => {
    expect(helpLines({ examples: [] }, 80)).toEqual([]);
  });
});

it.each([
  [undefined, {}, 100],
  [60, {}, 60],
  [300, {}, 100],
  [10, {}, 20],
  [undefined, { COLUMNS: '50' }, 50],
  [120, { COLUMNS: 'wide' }, 100],
])('helpWidth of a terminal of %s columns with %j is %s', (columns, env, width) => {
  const stream = { write: () => true, ...(columns !== undefined && { isTTY: true, columns }) };
  expect(helpWidth(stream, env)).toBe(width);
});
