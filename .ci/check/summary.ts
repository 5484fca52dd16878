/** Fields of vitest's JSON report that the summary reads. */
export interface TestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
    }[];
  }[];
}

/**
 * Returns the last lines of a check: test files that couldn't be loaded, reasons for skipped tests,
 * and counts.
 */
export function summaryOf({ success, testResults }: TestReport): {
  lines: string[];
  holds: boolean;
} {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that can't be loaded contains no failed test, but counts as a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const skipped = tests.filter(
    ({ status }) => status === 'skipped' || status === 'pending' || status === 'todo',
  );
  const reasons = Map.groupBy(skipped, ({ ancestorTitles, title }) =>
    reasonIn([...ancestorTitles, title]),
  );
  const failed = count('failed') + broken.length;
  const passed = count('passed');
  return {
    lines: [
      ...broken.map(({ name, message }) => `${name}: ${message}`),
      ...[...reasons].map(([reason, { length }]) => `${length} skipped: ${reason}`),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
    holds: success && failed === 0 && passed > 0,
  };
}

/**
 * Returns why a test was skipped: the reason in the title of one of its groups or, without a
 * reason, the first title.
 */
function reasonIn(titles: readonly string[]): string {
  const reasons = titles.flatMap((title) => /\(skipped: (.+)\)$/.exec(title)?.[1] ?? []);
  return reasons[0] ?? titles[0] ?? '';
}
