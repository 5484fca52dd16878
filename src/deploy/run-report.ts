import { compact } from '../shared/compact.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import { closingLines, isDone } from './report.ts';
import type { DeployResult } from './result.ts';

/** Items per list, and characters per text. */
const limits = { items: 200, characters: 2_000 };

export interface ReportedError {
  readonly code: string;
  readonly message: string;
  readonly facts: readonly string[];
  readonly problems: SiteDeployError['problems'];
  readonly remedy: string;
}

/** Shared model of summary, annotations, comment and `--json`. Survives a JSON round trip. */
export interface RunReport extends Omit<DeployResult, 'error' | 'notifyError'> {
  readonly findingCount: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly closingLines: readonly string[];
  readonly error?: ReportedError;
  readonly notifyError?: ReportedError;
}

export function buildReport(result: DeployResult): RunReport {
  const { error, notifyError, findings = [], ...facts } = result;
  return {
    title: formatTitle(result),
    isDone: isDone(result),
    ...facts,
    findings: findings
      .slice(0, limits.items)
      .map((finding) => ({ ...finding, message: cut(finding.message) })),
    findingCount: findings.length,
    closingLines: closingLines(result),
    error: error && plainError(error),
    notifyError: notifyError && plainError(notifyError),
  };
}

function plainError(siteDeployError: SiteDeployError): ReportedError {
  const { code, message, facts, problems, remedy } = siteDeployError;
  return {
    code,
    message: cut(message),
    facts: facts.slice(-limits.items).map(cut),
    problems: problems
      .slice(0, limits.items)
      .map((problem) => ({ ...problem, message: cut(problem.message) })),
    remedy: cut(remedy),
  };
}

const cut = (text: string) => {
  if (text.length > limits.characters) return `${text.slice(0, limits.characters)}\u2026`;
  return text;
};

function formatTitle(result: DeployResult): string {
  const { site, siteVersion, environment, status, failedStep, closing } = result;
  const location = environment ? ` in ${environment}` : '';
  const subject = compact([site ?? 'the site', siteVersion]).join(' ');
  const step = failedStep ? `, in step ${failedStep}` : '';
  if (result.error || result.notifyError) {
    if (status === 'succeeded')
      return `${subject} is live${location}, but the portal has not confirmed the report`;
    const verbs = {
      failed: 'failed',
      cancelled: 'was cancelled',
      unknown: 'has an unknown outcome',
      skipped: 'was skipped',
    };
    if (closing) return `Closing the Preview of ${subject} ${verbs[status]}${step}`;
    return `The deployment of ${subject}${location} ${verbs[status]}${step}`;
  }
  if (closing) return closingTitle(result, closing, subject);
  if (result.isUnchanged) return `${subject} is live${location} already`;
  if (status === 'skipped') return `Dry run: ${subject} is ready for ${environment}`;
  if (result.folder) return `${subject} is built for ${environment}`;
  if (result.rolledBack) return `Rolled back: ${subject} is live${location}`;
  return `${subject} is live${location}`;
}

function closingTitle(deployResult: DeployResult, name: string, subject: string): string {
  if (!deployResult.closed) return `Dry run: the Preview "${name}" of ${subject} would be closed`;
  if (deployResult.closed.outcome === 'absent')
    return `The Preview "${name}" of ${subject} did not exist`;
  if (deployResult.closed.gone) return `The Preview "${name}" of ${subject} is closed`;
  return `The hosting platform confirmed closing the Preview "${name}" of ${subject}`;
}
