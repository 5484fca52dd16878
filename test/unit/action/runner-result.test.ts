import { expect, it } from 'vitest';
import { toAnnotations } from '../../../src/action/runner-result.ts';
import { buildReport } from '../../../src/deploy/report.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { results } from '../deploy/results.ts';

it('toAnnotations returns an empty list for a successful run', () =>
  expect(toAnnotations(buildReport(results.succeeded))).toEqual([]));

it('toAnnotations returns an empty list for a failure without a location', () =>
  expect(toAnnotations(buildReport(results['build failed']))).toEqual([]));

it('toAnnotations returns the verdict, and then the problem at its line', () =>
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

it('toAnnotations returns ten annotations for 30 problems, and the first counts the rest', () => {
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
