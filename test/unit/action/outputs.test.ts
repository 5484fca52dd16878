import { expect, it } from 'vitest';
import { createSanitizer } from '../../../src/action/log.ts';
import {
  deploymentOutputs,
  toAutomationOutputs,
  toDeploymentOutputs,
} from '../../../src/action/outputs.ts';
import { buildReport } from '../../../src/deploy/report.ts';
import { Redactor } from '../../../src/shared/secret.ts';
import { results } from '../deploy/results.ts';

it('toDeploymentOutputs writes values as strings, and unknown ones as empty strings', () => {
  const report = buildReport(results.succeeded);
  const outputs = toDeploymentOutputs(report);
  expect(Object.keys(outputs)).toEqual(Object.keys(deploymentOutputs));
  expect(outputs).toMatchObject({
    status: 'succeeded',
    'site-version': '1.4.0',
    'total-bytes': '1400000',
    notified: 'true',
    folder: '',
    report: JSON.stringify(report),
  });
});

it('toDeploymentOutputs writes a report that is valid JSON after redaction', () => {
  const odd =
    'bell \u0007, escape \u001b[31m, right to left \u202e, joiner \u200d, tag \u{e0041}, ##[error]';
  const report = buildReport({ ...results.succeeded, url: odd });
  const { value } = createSanitizer(new Redactor());
  expect(JSON.parse(value(toDeploymentOutputs(report).report ?? ''))).toMatchObject({
    url: odd.replace('##[', '## ['),
  });
});

it('toAutomationOutputs writes the outcome of an automation', () => {
  const outcome = {
    kind: 'person',
    what: 'Merge it.',
    url: 'https://x.example',
    done: [],
  } as const;
  const outputs = toAutomationOutputs({
    outcome,
    error: undefined,
    lines: [],
    closes: false,
  });
  expect(outputs).toEqual({
    status: 'succeeded',
    next: 'person',
    url: 'https://x.example',
    task: '',
    patch: '',
    closes: 'false',
  });
});
