import { randomUUID } from 'node:crypto';
import { branchesLike } from '../../../clients/github/branches.ts';
import { repositoryForRun } from '../../../clients/github/for-run.ts';
import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import {
  type ClosingForm,
  closingForms,
  openContentService,
} from '../../../clients/swa/content-service/content-service.ts';
import {
  caller,
  isUnexpectedShape,
  unknownTokenShape,
} from '../../../clients/swa/content-service/envelope.ts';
import { checkedName, checkTarget, type Target, toTarget } from '../../../clients/swa/target.ts';
import { matchesAny } from '../../../config/branch-pattern.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { limitLines } from '../../../shared/units.ts';
import type { ClosingPlan } from '../plan/types.ts';
import { closeOfficial } from './close-official.ts';
import {
  CloseUnconfirmed,
  type Closing,
  type ClosingOutcome,
  setUrl,
  waitUntilGone,
} from './closing.ts';

const maxNamed = 5;

export type ClosedEnvironment = Awaited<ReturnType<typeof closeEnvironment>>;

/**
 * Closes an environment. If its URL is known, a probe has to show that the site is gone; otherwise,
 * the platform has to confirm the closing. Safe to repeat.
 */
export async function closeEnvironment(
  plan: ClosingPlan,
  access: PlatformAccess,
  record: PlatformRecord,
  deps: Deps,
) {
  const target = await checkClosing(plan, deps);
  const correlationId = randomUUID();
  record.begins(correlationId);
  try {
    const outcome = await close({ plan, target, correlationId, access, record }, deps);
    return { correlationId, outcome, gone: await waitUntilGone(plan, deps) };
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!(error instanceof CloseUnconfirmed)) throw error;
    const outcome: ClosingOutcome = 'closed';
    return { correlationId, outcome, gone: await probeInstead(plan, error.cause, deps) };
  }
}

async function probeInstead(plan: ClosingPlan, lost: SiteDeployError, deps: Deps) {
  const { url, environmentName } = plan;
  const facts = [lost.message, ...lost.facts];
  const preview = `the Preview "${environmentName}"`;
  const unclear = `The hosting platform did not report whether ${preview} is closed`;
  if (url) deps.log.info(`${unclear}: ${facts.join(' ')} Checking ${url} instead.`);
  const stillThere = `${unclear}, and checks of ${url} did not show that it is gone.`;
  const gone = await waitUntilGone(plan, deps, stillThere, lost);
  if (gone) return gone;
  const remedy = `${setUrl} Closing it again does no harm.`;
  throw new SiteDeployError('CLOSE_UNKNOWN', `${unclear}.`, { cause: lost, facts, remedy });
}

export async function checkClosing(plan: ClosingPlan, deps: Deps): Promise<Target> {
  const target = toTarget(plan);
  checkedName(target);
  checkTarget(target, undefined);
  const { event, environmentName } = plan;
  // Other events close a Preview on purpose, or close the Preview of a pull request, which isn't
  // shared with any branch.
  if (event.name !== 'delete' && event.name !== 'push') return target;
  const branches = await branchesOfPreview(plan, deps);
  if (branches.length === 0) return target;
  const named = limitLines(branches, maxNamed).join(', ');
  const message = `The Preview "${environmentName}" is still in use by: ${named}.`;
  throw new SiteDeployError('PREVIEW_IN_USE', message);
}

async function close(closing: Closing, deps: Deps): Promise<ClosingOutcome> {
  const { plan, access } = closing;
  const deploymentToken = await access.deploymentToken();
  if (plan.uploader === 'official') return closeOfficial(closing, deploymentToken, deps);
  const { http, signal } = deps;
  const service = openContentService({
    http,
    token: deploymentToken,
    correlationId: closing.correlationId,
    signal,
  });
  try {
    if (!service) throw unknownTokenShape(deploymentToken.reveal().length);
    const sendClose = (form: ClosingForm) =>
      caller(closing.correlationId)('close the Preview', service.close(closing.target, form), true);
    const [first, second] = closingForms;
    await sendClose(first).catch((error: unknown) => {
      const isOfForm =
        error instanceof SiteDeployError && error.code === 'UPLOAD_REFUSED' && !isAbsence(error);
      if (!isOfForm) throw error;
      return sendClose(second);
    });
    closing.record.mayHaveChanged();
    return 'closed';
  } catch (error) {
    if (isAbsence(error)) return 'absent';
    if (!hasDoneNothing(error)) closing.record.mayHaveChanged();
    // Try the platform's client as well, because closing an environment twice does no harm.
    if (plan.uploader !== 'auto' || !isUnexpectedShape(error)) {
      if (error instanceof SiteDeployError && !hasDoneNothing(error))
        throw new CloseUnconfirmed(error);
      throw error;
    }
    deps.log.warn(
      `Closing with the platform's client instead. ${error.message} ${error.facts[0] ?? ''}`,
    );
    return closeOfficial(closing, deploymentToken, deps);
  }
}

const nothingDone = ['UPLOAD_TOKEN_SHAPE', 'UPLOAD_REFUSED', 'UPLOAD_TOKEN_REFUSED'];

function hasDoneNothing(error: unknown): boolean {
  if (!(error instanceof SiteDeployError)) return false;
  const { code, cause } = error;
  return (cause instanceof HttpFault && !cause.mayHaveArrived) || nothingDone.includes(code);
}

/**
 * Returns whether an error says that the environment doesn't exist. For a missing site, the message
 * is different.
 */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof SiteDeployError &&
    error.code === 'UPLOAD_REFUSED' &&
    error.facts.some((fact) => /no matching\b.{1,200}\benvironment/i.test(fact))
  );
}

export async function branchesOfPreview(closingPlan: ClosingPlan, deps: Deps): Promise<string[]> {
  const { production, preview } = closingPlan.config.environments;
  try {
    const found = deps.github
      ? await listBranches(closingPlan, deps.github, deps)
      : await listBranchesWithGit(closingPlan.workspace, deps);
    const isDeployed = (branch: string) =>
      branch !== production.branch && matchesAny(branch, preview.branches);
    return found.filter(isDeployed).sort();
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!(error instanceof SiteDeployError)) throw error;
    const { message: reason, facts } = error;
    const message = `Can't determine whether another branch still uses the Preview: ${reason}`;
    throw new SiteDeployError('CLOSE_BRANCHES_UNKNOWN', message, { cause: error, facts });
  }
}

async function listBranches({ config, event }: ClosingPlan, access: GitHubAccess, deps: Deps) {
  const repository = repositoryForRun(event.repository, access, deps);
  return branchesLike(repository, config.environments.preview.branches);
}

async function listBranchesWithGit(workspace: string, deps: Deps): Promise<string[]> {
  const listed = await deps.git(workspace, ['ls-remote', '--heads', 'origin'], deps.signal);
  const message = "The run has no GitHub token, and git can't list the branches.";
  if (listed === undefined) throw new SiteDeployError('GITHUB_UNAVAILABLE', message);
  const heads = listed.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm);
  return [...heads].map(([, branch = '']) => branch);
}
