import type { AutomationResult } from '../automation/automation.ts';
import type { RunReport } from '../deploy/run-report.ts';
import { invisible } from '../shared/sanitize.ts';

type Outputs = Readonly<Record<string, string>>;
type Value = string | number | boolean | undefined;

/** As named in the root `action.yml`. Unknown values stay empty. */
export function toOutputs(report: RunReport): Outputs {
  return toTexts({
    status: report.status,
    environment: report.environment,
    'site-version': report.siteVersion,
    url: report.url,
    'deployment-id': report.deploymentId,
    'correlation-id': report.correlationId,
    'file-count': report.fileCount,
    'total-bytes': report.totalBytes,
    digest: report.digest,
    notified: report.notified,
    folder: report.folder,
    artifact: report.artifact,
    closes: report.closes,
    report: JSON.stringify(report).replaceAll(invisible, jsonEscape),
  });
}

/** As named in the `action.yml` of `src/automation`. */
export function toAutomationOutputs(result: AutomationResult): Outputs {
  const { outcome, error, task, closes } = result;
  return toTexts({
    status: error ? getFailureStatus(error) : 'succeeded',
    next: outcome?.kind,
    url: outcome?.url,
    task,
    closes,
  });
}

export function getFailureStatus(error: AutomationResult['error']): 'cancelled' | 'failed' {
  if (error?.code === 'CANCELLED') return 'cancelled';
  return 'failed';
}

function toTexts(values: Readonly<Record<string, Value>>): Outputs {
  return Object.fromEntries(
    Object.entries(values).map(([name, item]) => [name, String(item ?? '')]),
  );
}

/** JSON syntax: the log's own escapes would make the output unparseable. */
function jsonEscape(characters: string): string {
  return characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
