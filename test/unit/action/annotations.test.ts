import { expect, it } from 'vitest';
import { toAnnotations } from '../../../src/action/annotations.ts';
import { buildReport } from '../../../src/deploy/run-report.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { results } from '../deploy/results.ts';

it('a run that did what it was asked to has no annotation', () =>
  expect(toAnnotations(buildReport(results.succeeded))).toEqual([]));

it('a failure without a place has none of its own: its closing lines are one', () =>
  expect(toAnnotations(buildReport(results['build failed']))).toEqual([]));

it('a problem is shown once, on its line, after the verdict', () =>
  expect(toAnnotations(buildReport(results['plan failed']))).toEqual([
    {
      message: expect.stringMatching(
        /^site\.config\.yml has 1 error\. \[CONFIG_INVALID\]\nWhat to do: /,
      ),
      title: 'The deployment of the site failed, in step plan',
    },
    {
      message: 'unknown key "x"',
      title: 'CONFIG_INVALID',
      file: 'site.config.yml',
      line: 2,
      column: 3,
    },
  ]));

it('GitHub shows ten errors of a step: the verdict, nine problems, and a word of the others', () => {
  const problems = Array.from({ length: 30 }, (_, index) => ({
    file: 'a.yml',
    line: index + 1,
    message: `m${index}`,
  }));
  const error = new SiteDeployError('CONFIG_INVALID', 'a.yml has 30 errors.', { problems });
  const found = toAnnotations(buildReport({ ...results['plan failed'], error }));
  expect(found).toHaveLength(10);
  expect(found[0]?.message).toContain('The summary has 21 more.');
});
