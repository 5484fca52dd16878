import { compact } from '../shared/compact.ts';
import { describeError, type SiteDeployError } from '../shared/errors/error.ts';
import { bytes } from '../shared/units.ts';
import type { ClosedResult, DeployResult } from './result.ts';

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

export function isDone(result: DeployResult): boolean {
  return (result.status === 'succeeded' || result.status === 'skipped') && !result.notifyError;
}

/** For a failure, the last two lines are always the state of the site and the remedy. */
export function closingLines(result: DeployResult): string[] {
  const { error, notifyError } = result;
  if (error) {
    const [message = '', ...remaining] = describeError(error);
    const remedy = remaining.pop() ?? '';
    const lines = [`${headline(result)}: ${message}`, ...remaining];
    if (notifyError)
      lines.push(notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`));
    return [...lines, siteLine(result), remedy];
  }
  if (notifyError)
    return [
      ...describeError(notifyError).slice(0, -1),
      siteLine(result),
      `What to do: ${notifyError.remedy}`,
    ];
  return [successLine(result)];
}

function headline(deployResult: DeployResult): string {
  const { status, failedStep } = deployResult;
  const suffix = failedStep ? ` in step ${failedStep}` : '';
  if (status === 'skipped') return `Skipped${suffix}`;
  if (status === 'cancelled') return `Cancelled${suffix}`;
  if (status === 'unknown') return `Outcome unknown${suffix}`;
  return `Failed${suffix}`;
}

function siteLine(deployResult: DeployResult): string {
  const { siteChanged, status, url, closing, error, correlationId } = deployResult;
  if (closing) {
    if (siteChanged === 'no')
      return `The Preview "${closing}" was not closed. The live site was not changed.`;
    return (
      `The Preview "${closing}" may be closed: the request was sent. The live site was not ` +
      'changed.'
    );
  }
  const suffix = url ?? 'The site';
  if (siteChanged === 'no') return 'The live site was not changed.';
  if (status === 'succeeded') return `${suffix} serves this build; verified.`;
  if (siteChanged === 'yes' && error?.code === 'UPLOAD_WRONG_TARGET')
    return 'The live site has changed: it serves the Preview instead of Production.';
  if (siteChanged === 'yes')
    return `${suffix} has changed: a check found this build there, but not everywhere.`;
  if (error?.code === 'INTERNAL' && !correlationId)
    return 'It is unknown whether the live site has changed: open it and check.';
  if (error?.code === 'DISTRIBUTION_FAILED')
    return `${suffix} may have changed: the hosting platform had started to distribute the upload.`;
  if (error?.code === 'VERIFY_MISMATCH')
    return (
      `${suffix} may have changed: the hosting platform reported success, ` +
      'but no check found this build there.'
    );
  if (error?.code.startsWith('VERIFY_'))
    return (
      `${suffix} may have changed: the hosting platform reported success, ` +
      'but this was not verified.'
    );
  return `${suffix} may have changed: the upload was sent, but its outcome is unknown.`;
}

function successLine(result: DeployResult): string {
  const {
    status,
    closing,
    closed,
    url,
    siteVersion: version,
    environment,
    folder,
    rolledBack,
  } = result;
  let size = '';
  if (result.fileCount) size = `, ${result.fileCount} files, ${bytes(result.totalBytes ?? 0)}`;
  const proof = `(${environment}${size}). Verified and reported to the portal.`;
  if (closed) return closedLine(closing, closed);
  if (closing) return `Dry run: the Preview "${closing}" would be closed. Nothing was sent.`;
  if (result.isUnchanged)
    return `Unchanged: ${url} already serves these files of ${version} ${proof}`;
  if (status === 'skipped')
    return `Dry run: ${version} for ${environment} is ready${size}. Nothing was sent.`;
  if (folder) return `Built: ${version} for ${environment}${size}, in ${folder}.`;
  if (!rolledBack) return `Live: ${url} serves ${version} ${proof}`;
  const commit = rolledBack.commit.slice(0, 12);
  return (
    `Rolled back to ${version} (commit ${commit}), run ${rolledBack.run}: ${url} serves it ` +
    `${proof}`
  );
}

function closedLine(closing: string | undefined, closedResult: ClosedResult): string {
  const { outcome, gone } = closedResult;
  let what = `the hosting platform confirmed closing the Preview "${closing}"`;
  if (outcome === 'absent') what = `the hosting platform has no Preview "${closing}"`;
  else if (gone) what = `the Preview "${closing}" no longer exists`;
  let advice = 'Its URL was not checked because environments.preview.url is not set.';
  if (gone) advice = `Visitors of ${gone.url} get "not found" (status ${gone.status}).`;
  return `Closed: ${what}. ${advice}`;
}
