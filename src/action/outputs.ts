import { steps } from '../deploy/result.ts';
import type { RunReport } from '../deploy/run-report.ts';
import { invisible } from '../shared/sanitize.ts';

/** The Action's outputs, as named in `action.yml`. Unknown values stay empty. */
export function toOutputs(result: RunReport): Record<string, string> {
  const text = (value: string | number | boolean | undefined) =>
    value === undefined ? '' : String(value);
  return {
    status: result.status,
    environment: text(result.environment),
    'site-version': text(result.siteVersion),
    url: text(result.url),
    'deployment-id': text(result.deploymentId),
    'correlation-id': text(result.correlationId),
    'file-count': text(result.fileCount),
    'total-bytes': text(result.totalBytes),
    digest: text(result.digest),
    notified: text(result.notified),
    folder: text(result.folder),
    artifact: text(result.artifact),
    closes: text(result.closes),
    report: JSON.stringify(result).replaceAll(invisible, jsonEscape),
    // Outputs of other automations, empty for a deployment.
    next: '',
    task: '',
    ...Object.fromEntries(steps.map((step) => [`${step}-seconds`, text(result.seconds[step])])),
  };
}

/** Escapes in JSON syntax: the log's own escapes would make the output unparseable. */
function jsonEscape(characters: string): string {
  return characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
