import { describe, expect, it } from 'vitest';
import { summaryOf, type TestReport } from '../../../../.ci/check/summary.ts';

type TestFile = TestReport['testResults'][number];
const test = (status: string, ...titles: string[]) => ({
  status,
  ancestorTitles: titles.slice(0, -1),
  title: titles.at(-1) ?? 'test',
});
const file = (
  status: string,
  assertionResults: TestFile['assertionResults'],
  message = '',
): TestFile => ({ name: 'a.test.ts', status, message, assertionResults });

describe('the summary lines of a test run', () => {
  it('count passed, failed and skipped tests', () => {
    const report = {
      success: true,
      testResults: [file('passed', [test('passed'), test('passed')])],
    };
    expect(summaryOf(report)).toEqual({ lines: ['2 passed, 0 failed, 0 skipped'], holds: true });
  });

  it('give the reason for skipped tests', () => {
    const group = 'pages (skipped: no Chromium was found)';
    const report = {
      success: true,
      testResults: [
        file('passed', [
          test('passed'),
          test('skipped', group, 'one'),
          test('skipped', group, 'inner', 'two'),
        ]),
        file('passed', [test('pending', 'a corpus', 'three')]),
      ],
    };
    expect(summaryOf(report)).toEqual({
      lines: [
        '2 skipped: no Chromium was found',
        '1 skipped: a corpus',
        '1 passed, 0 failed, 3 skipped',
      ],
      holds: true,
    });
  });

  it('name a test file that could not be loaded, and count it as a failure', () => {
    const report = {
      success: false,
      testResults: [file('passed', [test('passed')]), file('failed', [], 'no such file')],
    };
    expect(summaryOf(report)).toEqual({
      lines: ['a.test.ts: no such file', '1 passed, 1 failed, 0 skipped'],
      holds: false,
    });
  });

  it('report a failure if no test passed or vitest itself failed', () => {
    expect(summaryOf({ success: true, testResults: [] }).holds).toBe(false);
    expect(
      summaryOf({ success: false, testResults: [file('passed', [test('passed')])] }).holds,
    ).toBe(false);
  });
});
