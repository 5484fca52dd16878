import { randomUUID } from 'node:crypto';
import { branchesFrom } from '../../../clients/github/branches.ts';
import { gitHubForRun } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
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
import { matchesBranch } from '../../../config/branch-pattern.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { limitLines } from '../../../shared/units.ts';
import type { ClosingPlan } from '../plan/types.ts';
import { closeOfficial } from './close-official.ts';
import {
  type ClosedEnvironment,
  type Closing,
  type ClosingOutcome,
  type Gone,
  setUrl,
  Unheard,
  waitUntilGone,
} from './closing.ts';

const maxNamed = 5;

/**
 * Harmless if it is already closed. Success requires the platform's confirmation and, if the URL is
 * known, a probe.
 */
export async function closeEnvironment(
  plan: ClosingPlan,
  access: PlatformAccess,
  record: PlatformRecord,
  deps: Deps,
): Promise<ClosedEnvironment> {
  const target = await checkClosing(plan, deps);
  const correlationId = randomUUID();
  record.begins(correlationId);
  try {
    const outcome = await close({ plan, target, correlationId, access, record }, deps);
    return { correlationId, outcome, gone: await waitUntilGone(plan, deps) };
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!(error instanceof Unheard)) throw error;
    return { correlationId, outcome: 'closed', gone: await probeInstead(plan, error.cause, deps) };
  }
}

/** Probes after a request without a response. */
async function probeInstead(plan: ClosingPlan, lost: SiteDeployError, deps: Deps): Promise<Gone> {
  const { url, environmentName } = plan;
  const why = [lost.message, ...lost.facts].join(' ');
  const preview = `the Preview "${environmentName}"`;
  const unclear = `The hosting platform did not report whether ${preview} is closed`;
  if (url) deps.log.info(`${unclear}: ${why} Checking ${url} instead.`);
  const gone = await waitUntilGone(
    plan,
    deps,
    `${unclear}, and checks of ${url} did not show that it is gone.`,
    lost,
  );
  if (gone) return gone;
  throw new SiteDeployError('CLOSE_UNKNOWN', `${unclear}.`, {
    cause: lost,
    facts: [lost.message, ...lost.facts],
    remedy: `${setUrl} Closing it again does no harm.`,
  });
}

export async function checkClosing(plan: ClosingPlan, deps: Deps): Promise<Target> {
  const target = toTarget(plan);
  checkedName(target);
  checkTarget(target, undefined);
  await checkUnused(plan, deps);
  return target;
}

/** Not called for a manual close, which is intentional. */
async function checkUnused(plan: ClosingPlan, deps: Deps): Promise<void> {
  const { event, environmentName } = plan;
  if (event.name !== 'delete' && event.name !== 'push') return;
  const branches = await branchesOfPreview(plan, deps);
  if (branches.length > 0) {
    const named = limitLines(branches, maxNamed).join(', ');
    const message = `The Preview "${environmentName}" is still in use by: ${named}.`;
    throw new SiteDeployError('PREVIEW_IN_USE', message);
  }
}

async function close(closing: Closing, deps: Deps): Promise<ClosingOutcome> {
  const { plan, access } = closing;
  const token = await access.token();
  if (plan.uploader === 'official') return closeOfficial(closing, token, deps);
  const { http, signal } = deps;
  const service = openContentService({ http, token, correlationId: closing.correlationId, signal });
  try {
    if (!service) throw unknownTokenShape(token.reveal().length);
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
    // Closing twice does no harm, so another way can be tried.
    if (plan.uploader !== 'auto' || !isUnexpectedShape(error)) {
      if (error instanceof SiteDeployError && !hasDoneNothing(error)) throw new Unheard(error);
      throw error;
    }
    deps.log.warn(
      `${error.message} ${error.facts[0] ?? ''} Closing with the platform's client instead.`,
    );
    return closeOfficial(closing, token, deps);
  }
}

function hasDoneNothing(error: unknown): boolean {
  if (!(error instanceof SiteDeployError)) return false;
  const { code, cause } = error;
  if (cause instanceof HttpFault && !cause.mayHaveArrived) return true;
  return (
    code === 'UPLOAD_TOKEN_SHAPE' || code === 'UPLOAD_REFUSED' || code === 'UPLOAD_TOKEN_REFUSED'
  );
}

/**
 * "No matching Static Web App environment was found."; for an unknown site, without "environment".
 */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof SiteDeployError &&
    error.code === 'UPLOAD_REFUSED' &&
    error.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact))
  );
}

/** A response without the branches counts as none. */
export async function branchesOfPreview(closingPlan: ClosingPlan, deps: Deps): Promise<string[]> {
  const { config, event, workspace } = closingPlan;
  const { production, preview } = config.environments;
  const starts = preview.branches.map((pattern) => pattern.split('*')[0] ?? '');
  const { github: access } = deps;
  try {
    const found = access
      ? await Promise.all(
          starts.map((start) =>
            branchesFrom(gitHubForRun(access, deps), namedRepository(event.repository), start),
          ),
        )
      : await listBranchesWithGit(workspace, deps);
    const isDeployed = (branch: string) =>
      branch !== production.branch &&
      preview.branches.some((pattern) => matchesBranch(branch, pattern));
    return [...new Set(found.flat())].filter(isDeployed).sort();
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!(error instanceof SiteDeployError)) throw error;
    throw new SiteDeployError(
      'CLOSE_BRANCHES_UNKNOWN',
      `Can't determine whether another branch still uses the Preview: ${error.message}`,
      { cause: error, facts: error.facts },
    );
  }
}

async function listBranchesWithGit(workspace: string, deps: Deps): Promise<string[]> {
  const listed = await deps.git(workspace, ['ls-remote', '--heads', 'origin'], deps.signal);
  if (listed === undefined)
    throw new SiteDeployError(
      'GITHUB_UNAVAILABLE',
      "The run has no GitHub token, and git can't list the branches.",
    );
  return [...listed.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(
    ([, branch = '']) => branch,
  );
}
