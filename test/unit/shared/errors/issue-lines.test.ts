import { expect, it } from 'vitest';
import { issueLines } from '../../../../src/shared/errors/issue-lines.ts';

it('the issues of a schema are lines with their place, or with the name of the whole', () => {
  const issues = [
    { path: ['sites', 0, 'name'], message: 'Expected text.' },
    { path: [], message: 'Expected a map.' },
  ];
  expect(issueLines(issues, 'the answer')).toEqual(['sites.0.name: Expected text.', 'the answer: Expected a map.']);
});
