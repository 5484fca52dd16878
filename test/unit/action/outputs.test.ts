import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toOutputs } from '../../../src/action/outputs.ts';
import { createSanitizer } from '../../../src/action/sanitizer.ts';
import { buildReport } from '../../../src/deploy/run-report.ts';
import { Redactor } from '../../../src/shared/secret.ts';
import { results } from '../deploy/results.ts';

it('writes known values as text, and leaves the rest empty', () => {
  const report = buildReport(results.succeeded);
  expect(toOutputs(report)).toEqual({
    report: JSON.stringify(report),
    status: 'succeeded',
    environment: 'Production',
    'site-version': '1.4.0',
    url: 'https://www.acme.example',
    'deployment-id': 'v-1',
    'correlation-id': 'cid',
    'file-count': '12',
    'total-bytes': '1400000',
    digest: 'sha256:abc',
    notified: 'true',
    folder: '',
    artifact: '',
    closes: '',
    next: '',
    task: '',
    'plan-seconds': '0.1',
    'login-seconds': '0.4',
    'exchange-seconds': '',
    'build-seconds': '12.3',
    'finish-seconds': '',
    'pack-seconds': '',
    'upload-seconds': '',
    'verify-seconds': '',
    'notify-seconds': '',
    'close-seconds': '',
  });
});

it('writes a report that stays valid JSON with hostile text, even when redacted for a job', () => {
  const odd =
    'bell \u0007, escape \u001b[31m, right to left \u202e, joiner \u200d, tag \u{e0041}, ##[error]';
  const report = buildReport({ ...results.succeeded, url: odd });
  const { value } = createSanitizer(new Redactor());
  expect(JSON.parse(value(toOutputs(report).report ?? ''))).toMatchObject({
    url: odd.replace('##[', '## ['),
  });
});

it.each(Object.entries(results))('has exactly the outputs of action.yml: %s', (_, result) => {
  const action = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'));
  expect(Object.keys(toOutputs(buildReport(result))).toSorted()).toEqual(
    Object.keys(action.outputs).toSorted(),
  );
});
