import { compact } from '../shared/compact.ts';
import { describeError, type SiteDeployError } from '../shared/errors/error.ts';
import { bytes, count } from '../shared/units.ts';
import { describeBuilder } from './messages.ts';
import { isOfRun } from './record.ts';
import type { ClosedResult, DeployResult } from './result.ts';

const limits = { items: 200, characters: 2_000 };

export type ReportedError = Pick<
  SiteDeployError,
  'code' | 'message' | 'facts' | 'problems' | 'remedy'
>;

/** Report for summary, annotations, comment and `--json`. It can be converted to JSON and back. */
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
    findings: findings.slice(0, limits.items).map(withCutMessage),
    findingCount: findings.length,
    closingLines: closingLines(result),
    error: error && plainError(error),
    notifyError: notifyError && plainError(notifyError),
  };
}

function plainError({ code, message, facts, problems, remedy }: SiteDeployError): ReportedError {
  return {
    code,
    message: cut(message),
    facts: facts.slice(-limits.items).map(cut),
    problems: problems.slice(0, limits.items).map(withCutMessage),
    remedy: cut(remedy),
  };
}

const withCutMessage = <Item extends { readonly message: string }>(item: Item) => ({
  ...item,
  message: cut(item.message),
});

const cut = (text: string) => {
  if (text.length > limits.characters) return `${text.slice(0, limits.characters)}\u2026`;
  return text;
};

const verbs = {
  failed: 'failed',
  cancelled: 'was cancelled',
  unknown: 'has an unknown outcome',
  skipped: 'was skipped',
};

function formatTitle(result: DeployResult): string {
  const { site, siteVersion, status, failedStep, closing } = result;
  const target = describeTarget(result);
  const live = target ? `is live in ${target}` : 'is live';
  const subject = compact([site ?? 'the site', siteVersion]).join(' ');
  if (result.error || result.notifyError) {
    if (status === 'succeeded')
      return `${subject} ${live}, but the portal has not confirmed the report`;
    const step = failedStep ? `, in step ${failedStep}` : '';
    if (closing) return `Closing the Preview of ${subject} ${verbs[status]}${step}`;
    const location = target ? ` in ${target}` : '';
    return `The deployment of ${subject}${location} ${verbs[status]}${step}`;
  }
  if (closing) return closingTitle(result, closing, subject);
  if (result.isUnchanged) return `${subject} ${live} already`;
  if (status === 'skipped') return `Dry run: ${subject} is ready for ${target}`;
  if (result.builds) return `${subject} has to be built for ${target}`;
  if (result.reused) return `${subject} needs no build for ${target}`;
  if (result.folder) return `${subject} is built for ${target}`;
  if (result.rolledBack) return `Rolled back: ${subject} ${live}`;
  return `${subject} ${live}`;
}

function describeTarget({ environment, source }: DeployResult): string | undefined {
  if (!source?.pull) return environment;
  return `the Preview of pull request #${source.pull}`;
}

function closingTitle(deployResult: DeployResult, name: string, subject: string): string {
  const preview = `Preview "${name}" of ${subject}`;
  const { closed } = deployResult;
  if (!closed) return `Dry run: the ${preview} would be closed`;
  if (closed.outcome === 'absent') return `The ${preview} did not exist`;
  if (closed.gone) return `The ${preview} is closed`;
  return `The hosting platform confirmed closing the ${preview}`;
}

export function isDone(result: DeployResult): boolean {
  return (result.status === 'succeeded' || result.status === 'skipped') && !result.notifyError;
}

/**
 * Returns the closing lines. After a failure, the last two are the state of the site and the
 * remedy.
 */
export function closingLines(result: DeployResult): string[] {
  const { error, notifyError } = result;
  const failure = error ?? notifyError;
  if (!failure) return [successLine(result)];
  const [message = '', ...remaining] = describeError(failure);
  const remedy = remaining.pop() ?? '';
  if (!error) return [message, ...remaining, siteLine(result), remedy];
  const lines = [`${headline(result)}: ${message}`, ...remaining];
  if (notifyError) lines.push(notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`));
  return [...lines, siteLine(result), remedy];
}

const headlines = { skipped: 'Skipped', cancelled: 'Cancelled', unknown: 'Outcome unknown' };

function headline({ status, failedStep }: DeployResult): string {
  const word = { failed: 'Failed', succeeded: 'Failed', ...headlines }[status];
  if (!failedStep) return word;
  return `${word} in step ${failedStep}`;
}

export function siteLine(deployResult: DeployResult): string {
  const { siteChanged, status, url, closing, error, failedStep } = deployResult;
  const unchanged = 'The live site was not changed.';
  const { environment, live } = deployResult;
  if (closing && siteChanged === 'no')
    return `The Preview "${closing}" was not closed. ${unchanged}`;
  if (closing) return `The Preview "${closing}" may be closed: the request was sent. ${unchanged}`;
  if (siteChanged === 'no') {
    const what = environment === 'Preview' ? 'The Preview was not changed.' : unchanged;
    if (!live?.version) return what;
    return `${what} ${live.url} serves ${live.version}${commitText(live.commit)}.`;
  }
  const site = url ?? 'The site';
  if (status === 'succeeded') return `${site} ${describeLive(deployResult)}`;
  if (siteChanged === 'yes' && error?.code === 'UPLOAD_WRONG_TARGET')
    return 'The live site has changed: it serves the Preview instead of Production.';
  if (siteChanged === 'yes')
    return `${site} has changed: a check found this build there, but not everywhere.`;
  let why = 'the upload was sent, but its outcome is unknown';
  if (error?.code === 'DISTRIBUTION_FAILED')
    why = 'the hosting platform had started to distribute the upload';
  else if (error?.code === 'VERIFY_MISMATCH')
    why = 'the hosting platform reported success, but no check found this build there';
  else if (error?.code.startsWith('VERIFY_'))
    why = 'the hosting platform reported success, but this was not verified';
  else if (error && isOfRun(error.code) && failedStep === 'verify')
    why = 'the upload was sent, but the run ended before the site was verified';
  return `${site} may have changed: ${why}.`;
}

/**
 * Describes what the site serves after a verified deployment. Another run may have deployed since.
 */
function describeLive({ live, siteVersion, source, digest }: DeployResult): string {
  const { version, commit = '', digest: files = digest } = live ?? {};
  const isSame = version === siteVersion && (commit === '' || commit === source?.commit);
  if (!version || (isSame && files === digest)) return 'serves this build; verified.';
  const other = isSame ? `another build of ${version}` : version;
  return `served this build, as verified; now it serves ${other}${commitText(commit)}.`;
}

function commitText(commit = ''): string {
  if (commit === '') return '';
  return ` (commit ${commit.slice(0, 12)})`;
}

function successLine(result: DeployResult): string {
  const { status, closing, closed, url, siteVersion: version, rolledBack } = result;
  let size = '';
  if (result.fileCount)
    size = `, ${count(result.fileCount, 'file')}, ${bytes(result.totalBytes ?? 0)}`;
  const target = describeTarget(result);
  let proof = `(${target}${size}). Verified and reported to the portal.`;
  if (result.source?.pull) proof = `(${target}${size}). Verified.`;
  if (closed) return closedLine(closing, closed, result.source?.pull);
  if (closing) return `Dry run: the Preview "${closing}" would be closed. Nothing was sent.`;
  if (result.isUnchanged)
    return `Unchanged: ${url} already serves these files of ${version} ${proof}`;
  if (status === 'skipped')
    return `Dry run: ${version} for ${target} is ready${size}. Nothing was sent.`;
  if (result.builds) return `Nothing is reused: ${result.builds}. The next step builds ${version}.`;
  if (result.reused && result.builtBy)
    return `Reused: ${version} for ${target}${size}, that ${describeBuilder(result.builtBy)}.`;
  if (result.folder) return `Built: ${version} for ${target}${size}, in ${result.folder}.`;
  if (!rolledBack) return `Live: ${url} serves ${version} ${proof}`;
  const origin = `${commitText(rolledBack.commit)}, run ${rolledBack.run}`;
  return `Rolled back to ${version}${origin}: ${url} serves it ${proof}`;
}

function closedLine(closing: string | undefined, closedResult: ClosedResult, pull?: number) {
  const { outcome, gone } = closedResult;
  let what = `the hosting platform confirmed closing the Preview "${closing}"`;
  if (outcome === 'absent') what = `the hosting platform has no Preview "${closing}"`;
  else if (gone) what = `the Preview "${closing}" no longer exists`;
  let advice = 'Its URL was not checked because environments.preview.url is not set.';
  if (pull) advice = 'Only the platform knows the URL of a pull request, so it was not checked.';
  if (gone) advice = `Visitors of ${gone.url} get "not found" (status ${gone.status}).`;
  return `Closed: ${what}. ${advice}`;
}
