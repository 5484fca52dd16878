import {
  addDeploymentStatus,
  createDeployment,
  type DeploymentState,
  type GitHubDeployment,
  readDeploymentStatus,
  readDeployments,
} from '../clients/github/deployments.ts';
import { gitHubForRun } from '../clients/github/for-run.ts';
import { type NamedRepository, namedRepository } from '../clients/github/repository.ts';
import type { GitHub } from '../clients/github/types.ts';
import type { GitHubDeploymentsAccess } from '../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../shared/errors/error.ts';
import { toObject } from '../shared/json.ts';
import {
  deactivateOtherDeployments,
  failAbandonedDeployments,
  maker,
  maxOtherDeployments,
} from './earlier-deployments.ts';
import type { RunRecord } from './record.ts';
import { siteLine } from './report.ts';
import type { DeployResult } from './result.ts';
import { buildReport } from './run-report.ts';
import type { ClosingPlan, Plan } from './steps/plan/types.ts';

/** Timeout for GitHub in ms, at the start and at the end of a deployment. */
const limitMs = 30_000;
const noAnswer = 'it did not respond in time';
const untold = 'GitHub did not receive the result of the run';

/** A run shown on GitHub. */
export interface DeploymentHandle {
  /** Reports the outcome of the run. Never throws. */
  finish(): Promise<void>;
}

/** Context of a run shown on GitHub. */
interface DeploymentContext {
  readonly access: GitHubDeploymentsAccess;
  readonly repository: NamedRepository;
  readonly plan: Plan;
  readonly run: RunRecord;
}

/** `of job`: GitHub created the deployment itself, since the job names an environment. */
type Beginning = GitHubDeployment | 'of job';

/**
 * Shows the run as a GitHub deployment, with a state and a link to its log. Starts at once, in
 * parallel with the build; its errors never fail the run.
 */
export function showOnGitHub(
  plan: Plan,
  access: GitHubDeploymentsAccess,
  run: RunRecord,
): DeploymentHandle {
  const { repository, sha } = plan.event;
  if (!/^[^/]+\/[^/]+$/.test(repository) || !/^[0-9a-f]{40}$/.test(sha)) {
    return {
      finish: async () => isUntold('the commit or the repository is unknown', run),
    };
  }
  const context = { access, repository: namedRepository(repository), plan, run };
  const beginning = begin(context).catch(SiteDeployError.from);
  // Runs in parallel with the steps; only the end of the run waits for it.
  const tidying = beginning.then((begun) => tidy(begun, context));
  return {
    async finish() {
      await finish(await beginning, context).catch((thrown) =>
        isUntold(whyNot(thrown, context), run),
      );
      await tidying;
    },
  };
}

/** Ends what killed runs left behind, regardless of this run's outcome. */
async function tidy(begun: Beginning | SiteDeployError, context: DeploymentContext): Promise<void> {
  if (begun instanceof SiteDeployError || begun === 'of job') return;
  const { repository, plan, run } = context;
  try {
    for (const id of await failAbandonedDeployments(
      plan,
      begun,
      repository,
      getClient(context),
      run.deps.clock,
    ))
      run.deps.log.info(
        `GitHub showed deployment ${id} of an earlier run as unfinished: ended it.`,
      );
  } catch (thrown) {
    run.deps.log.debug(
      `Can't determine whether earlier runs left unfinished deployments on GitHub: ${getErrorMessage(thrown)}`,
    );
  }
}

function getClient({
  access,
  run: { closing },
}: Pick<DeploymentContext, 'access' | 'run'>): GitHub {
  const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]);
  return gitHubForRun(access, { ...closing, signal });
}

async function begin(context: DeploymentContext): Promise<Beginning> {
  const { repository, plan } = context;
  const github = getClient(context);
  const found = await find(context, github);
  const deployment = found ?? (await make(context, github));
  if (deployment === 'of job') return deployment;
  context.run.addFacts({ gitHubDeployment: { id: deployment.id, problem: untold } });
  const status = { state: 'in_progress', description: 'The deployment is running.' } as const;
  await addDeploymentStatus(github, repository, deployment.id, {
    ...status,
    logUrl: plan.event.run.url,
  });
  return deployment;
}

/**
 * Finds the deployment that already stands for this run: created by it, or by GitHub for its job.
 */
async function find(
  deploymentContext: DeploymentContext,
  github: GitHub,
): Promise<Beginning | undefined> {
  const { repository, plan } = deploymentContext;
  const { environment, event } = plan;
  const found = await readDeployments(github, repository, { environment, commit: event.sha });
  const expected = buildPayload(plan);
  const existing = found.find((gitHubDeployment) => {
    const { by, site, run } = toObject(gitHubDeployment.payload);
    return by === expected.by && site === expected.site && run === expected.run;
  });
  if (existing) return existing;
  const page = /^.+\/actions\/runs\/\d+/.exec(event.run.url ?? '')?.[0];
  if (page === undefined) return undefined;
  const foreign = found.filter(
    (gitHubDeployment) => toObject(gitHubDeployment.payload).by !== maker,
  );
  for (const { id } of foreign.slice(0, maxOtherDeployments)) {
    const { logUrl = '' } = (await readDeploymentStatus(github, repository, id)) ?? {};
    if (logUrl === page || logUrl.startsWith(`${page}/`)) return 'of job';
  }
  return undefined;
}

/** Creates the deployment. If the response is lost, searches for it: there must not be two. */
async function make(context: DeploymentContext, github: GitHub): Promise<Beginning> {
  const { repository, plan } = context;
  const { config, environment, event, version } = plan;
  try {
    return await createDeployment(github, repository, {
      commit: event.sha,
      environment,
      isProduction: environment === 'Production',
      description: `${config.site.slug} ${version}`,
      payload: buildPayload(plan),
    });
  } catch (error) {
    const found = isUnclear(error) ? await find(context, github) : undefined;
    if (!found) throw error;
    return found;
  }
}

/** Payload that identifies a deployment. The URL of a run covers everything in that run. */
function buildPayload({ config, event: { run } }: Pick<Plan, 'config' | 'event'>) {
  return { by: maker, site: config.site.slug, run: run.url ?? `${run.id}/${run.attempt}` };
}

/** Whether the request may have succeeded, although GitHub didn't confirm it. */
function isUnclear(error: unknown): boolean {
  const { code } = SiteDeployError.from(error);
  return code === 'GITHUB_UNAVAILABLE' || !code.startsWith('GITHUB_');
}

async function finish(
  begun: Beginning | SiteDeployError,
  context: DeploymentContext,
): Promise<void> {
  const { repository, plan, run } = context;
  const { log } = run.deps;
  const result = run.result();
  if (begun instanceof SiteDeployError && !isUnclear(begun))
    return isUntold(whyNot(begun, context), run);
  const github = getClient(context);
  const deployment =
    begun instanceof SiteDeployError ? await findOrMake(context, result, github) : begun;
  if (!deployment) return isUntold(whyNot(begun, context), run);
  if (deployment === 'of job') {
    log.info(
      'GitHub already created a deployment for the environment of this job, so site-deploy creates none.',
    );
    return run.addFacts({ gitHubDeployment: {} });
  }
  const { id } = deployment;
  run.addFacts({ gitHubDeployment: { id, state: 'in_progress', problem: untold } });
  const state = toDeploymentState(result);
  await addStatus(
    id,
    { state, ...buildStatus(result), logUrl: plan.event.run.url },
    context,
    github,
  );
  run.addFacts({ gitHubDeployment: { id, state } });
  log.info(
    `GitHub shows this run as deployment ${id} of ${repository.owner}/${repository.name}: ${state}.`,
  );
  if (state !== 'success') return;
  const consequence = `GitHub may still show an earlier deployment to ${plan.environment} as active`;
  await deactivateOtherDeployments(plan, id, repository, github).catch((thrown) =>
    leaves(consequence, whyNot(thrown, context), run),
  );
}

/**
 * A deployment whose response was lost is visible by now. A cancelled run doesn't create one at the
 * end.
 */
async function findOrMake(
  context: DeploymentContext,
  deployResult: DeployResult,
  github: GitHub,
): Promise<Beginning | undefined> {
  const found = await find(context, github);
  return found ?? (deployResult.status === 'cancelled' ? undefined : make(context, github));
}

type Status = Parameters<typeof addDeploymentStatus>[3];

/** Doesn't resend a status that GitHub received, even if its response was lost. */
async function addStatus(
  id: number,
  status: Status,
  deploymentContext: DeploymentContext,
  github: GitHub,
): Promise<void> {
  try {
    await addDeploymentStatus(github, deploymentContext.repository, id, status);
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const seen = await readDeploymentStatus(github, deploymentContext.repository, id);
    if (seen?.state !== status.state)
      await addDeploymentStatus(github, deploymentContext.repository, id, status);
  }
}

function toDeploymentState(deployResult: DeployResult): DeploymentState {
  const { status, isUnchanged } = deployResult;
  if (status === 'succeeded' || isUnchanged) return 'success';
  if (status === 'failed') return 'failure';
  // A newer commit is live or about to go live.
  if (status === 'skipped') return 'inactive';
  return 'error';
}

function buildStatus(result: DeployResult): Pick<Status, 'description' | 'environmentUrl'> {
  const { title } = buildReport(result);
  if (toDeploymentState(result) === 'success')
    return { description: title, environmentUrl: result.url };
  return { description: `${title}. ${siteLine(result)}` };
}

/** Marks the deployments of a closed Preview as inactive. Never throws. */
export async function deactivateOnGitHub(
  plan: ClosingPlan,
  access: GitHubDeploymentsAccess,
  run: RunRecord,
): Promise<void> {
  const repository = namedRepository(plan.event.repository);
  try {
    await deactivateOtherDeployments(
      plan,
      Number.POSITIVE_INFINITY,
      repository,
      getClient({ access, run }),
    );
  } catch (thrown) {
    leaves(
      'GitHub may still show the closed Preview as active',
      whyNot(thrown, { repository, plan }),
      run,
    );
  }
}

function whyNot(
  thrown: unknown,
  options: { repository: NamedRepository; plan: Plan | ClosingPlan },
) {
  const { code, message } = SiteDeployError.from(thrown);
  const name = `${options.repository.owner}/${options.repository.name}`;
  if (code === 'GITHUB_PERMISSION_MISSING')
    return `give the token the permission "deployments: write" for ${name}, which has to be this repository`;
  if (message.includes('No ref found for'))
    return `${name} does not have the commit ${options.plan.event.sha.slice(0, 12)}: push it first`;
  if (isUnclear(thrown)) return noAnswer;
  return message.replace(/\.$/, '');
}

/** Reports that GitHub doesn't show this run, or not its outcome. */
function isUntold(problem: string, run: RunRecord): void {
  const isThere = run.result().gitHubDeployment?.id !== undefined;
  const [known, unclear] = isThere
    ? ['GitHub shows an unfinished deployment', 'GitHub may show an unfinished deployment']
    : ['No deployment on GitHub', 'There may be no deployment on GitHub'];
  leaves(problem === noAnswer ? unclear : known, problem, run);
}

/** Logs one line, and adds the reason to the result. Keeps what GitHub already shows. */
function leaves(consequence: string, problem: string, run: RunRecord): void {
  run.addFacts({ gitHubDeployment: { ...run.result().gitHubDeployment, problem } });
  run.deps.log.info(`${consequence}: ${problem}.`);
}
