import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { issueLines, parsedAnswer } from '../../../src/shared/parsed-answer.ts';

it('issueLines starts each line with the path of an issue, or the name of the whole value', () => {
  const issues = [
    { path: ['sites', 0, 'name'], message: 'Expected text.' },
    { path: [], message: 'Expected a map.' },
  ];
  expect(issueLines(issues, 'the answer')).toEqual([
    'sites.0.name: Expected text.',
    'the answer: Expected a map.',
  ]);
});

it('parsedAnswer returns the parsed response, or throws the error with a line per issue', () => {
  const Answer = z.object({ id: z.int() });
  const unexpected = (lines: readonly string[]) =>
    new SiteDeployError('AZURE_REFUSED', 'No.', { facts: lines });
  expect(parsedAnswer(Answer, { id: 1, more: 2 }, unexpected)).toEqual({ id: 1 });
  expect(() => parsedAnswer(Answer, { id: 'x' }, unexpected)).toThrow(
    expect.objectContaining({ code: 'AZURE_REFUSED', facts: [expect.stringMatching(/^id: /)] }),
  );
});

it('parsedAnswer reports issues without the values', () => {
  const Answer = z.looseObject({
    name: z.string(),
    place: z.optional(z.looseObject({ line: z.int() })),
  });
  const unexpected = (lines: readonly string[]) => new Error(lines.join('\n'));
  const read = () => parsedAnswer(Answer, { name: 7, place: { line: 'SECRET' } }, unexpected);
  expect(read).toThrow(/^name: .+\nplace\.line: .+$/);
  expect(read).not.toThrow(/SECRET/);
  expect(() => parsedAnswer(Answer, undefined, unexpected)).toThrow(/^the answer: /);
});
