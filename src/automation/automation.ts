import path from 'node:path';
import { createGitHub } from '../clients/github/github.ts';
import { namedRepository, type Repository, readRepository } from '../clients/github/repository.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import type { GitHub } from '../clients/github/types.ts';
import { PortalClient } from '../clients/portal/portal.ts';
import { parseSiteConfig } from '../config/parse.ts';
import type { SiteConfig } from '../config/schema.ts';
import { oneOf } from '../identity/answers.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { login } from '../identity/login/login.ts';
import { checkPins, type Pins } from '../identity/pins.ts';
import type { RunEvent } from '../identity/run-event.ts';
import { compact } from '../shared/compact.ts';
import type { Deps } from '../shared/deps.ts';
import { describeError, SiteDeployError } from '../shared/errors/error.ts';
import { plainText } from '../shared/plain-text.ts';
import type { Secret } from '../shared/secret.ts';
import { yesOrNo } from '../shared/yes-or-no.ts';
import { deploymentWorkflow } from '../workflows/deploy-workflow.ts';
import { isVersion, type ReleaseLevel } from './release/next-version.ts';
import { releaseToFinish } from './release/open-releases.ts';
import { finishRelease, startRelease } from './release/release.ts';
import type { AgentInputs } from './requests/change/agent-issue.ts';
import { proposeChange } from './requests/change/propose.ts';
import { writeTask } from './requests/change/task.ts';
import { isPreviewLeft } from './requests/left-preview.ts';
import { advanceRequests, type RequestEnd } from './requests/requests.ts';
import type { End } from './story.ts';
import { syncTexts } from './texts/texts.ts';

/** Inputs of the workflow, unvalidated. An empty string counts as not set. */
export interface StoryRequest {
  readonly event: RunEvent;
  /** The site config file, relative to the workspace. Default: `site.config.yml`. */
  readonly config?: string;
  /** MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** A string is parsed as a YAML boolean. */
  readonly dryRun?: boolean | string;
  readonly pins?: Pins;
  readonly story: 'release' | 'requests' | 'texts' | 'task' | 'propose';
  /** `start` or `finish`. */
  readonly release: string;
  /** `major`, `minor` or `patch`. */
  readonly level: string;
  /** Minutes to wait for CI. */
  readonly wait: string;
  /** File name of the deployment workflow; detected if empty. */
  readonly workflow: string;
  readonly workspace: string;
  /** Id of a development request; all of them if empty. */
  readonly request: string;
  /** Inputs for the agent. */
  readonly agent: AgentInputs;
}

/** Outcome of an automation, for the runner. */
export interface StoryResult {
  /** `undefined` on failure. */
  readonly end: End | undefined;
  readonly error: SiteDeployError | undefined;
  /** The last lines of the run. */
  readonly lines: readonly string[];
  /** Path of the agent's task. */
  readonly task?: string;
  /** Whether to close the Preview. */
  readonly closes?: boolean;
}

/**
 * Runs an automation other than a deployment: a release or texts. Reads the site config of the
 * default branch from GitHub, so the job needs no checkout. Never throws; errors are in the result.
 */
export async function automate(
  request: StoryRequest,
  identity: IdentityProvider,
  machine: Deps,
  agentToken?: Secret,
): Promise<StoryResult> {
  try {
    return { error: undefined, ...(await tell(request, identity, machine, agentToken)) };
  } catch (thrown) {
    const error = SiteDeployError.from(machine.signal.aborted ? machine.signal.reason : thrown);
    return { end: undefined, error, lines: describeError(error) };
  }
}

type Told = Omit<StoryResult, 'error'>;
const toldOf = (end: End): Told => ({ end, lines: endLines(end) });

async function tell(
  request: StoryRequest,
  identity: IdentityProvider,
  machine: Deps,
  agentToken: Secret | undefined,
): Promise<Told> {
  const minutes = Number(request.wait || '20');
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600)
    throw new SiteDeployError(
      'USAGE',
      `wait: found "${request.wait}", expected a whole number of minutes up to 600.`,
    );
  const asked = request.siteVersion?.trim() || undefined;
  if (asked !== undefined && !isVersion(asked))
    throw new SiteDeployError(
      'USAGE',
      `site-version: found "${asked}", expected MAJOR.MINOR.PATCH.`,
    );
  const release = oneOf(['start', 'finish'], request.release, 'finish', 'release');
  const level = request.level === '' ? undefined : oneOf(levels, request.level, 'patch', 'level');
  const patience = { waitMs: minutes * 60_000, dryRun: yesOrNo(request.dryRun, 'dry-run') };

  const opened = await openRepository(request, machine);
  const { github, repository, config } = opened;
  checkPins(config, request.pins ?? {});
  if (request.story === 'task' || request.story === 'propose')
    return agentJobOf(request, machine, opened);
  const portal = await openPortal(config, identity, machine);
  const site = {
    github,
    repository,
    config: configFileOf(request),
    asked: request.workflow || undefined,
  };
  const common = { github, repository, config, workflow: deploymentWorkflow(site), deps: machine };
  if (request.story === 'texts') {
    if (!portal) throw withoutIdentity('Texts');
    return toldOf(await syncTexts({ ...common, portal }, patience));
  }
  if (request.story === 'requests') {
    if (!portal) throw withoutIdentity('Requests');
    const asUser = agentToken && openClient(machine, agentToken);
    const given = { ...common, portal, mayReport: true, asUser };
    const ends = await advanceRequests(given, { ...patience, only: request.request || undefined });
    return { ...toldOfRequests(ends), closes: !patience.dryRun && (await isPreviewLeft(given)) };
  }
  const world = { ...common, portal, mayReport: true };
  const end =
    release === 'start'
      ? await startRelease(world, { version: asked, level }, patience)
      : await finishRelease(world, await releaseToFinish(world, asked), patience);
  return toldOf(end);
}

/** Starts or finishes an agent's workflow. */
async function agentJobOf(
  { story, agent, workspace }: StoryRequest,
  { env, scratch }: Deps,
  world: OpenedRepository,
): Promise<Told> {
  if (story === 'propose') return toldOf(await proposeChange(world, agent, workspace));
  // This run's scratch folder is gone by the time the agent starts.
  const task = await writeTask(
    world.github,
    world.repository,
    agent,
    env.RUNNER_TEMP || path.dirname(scratch),
  );
  return { ...toldOf({ kind: 'done', what: `The task is in ${task}.`, done: [] }), task };
}

const urgency = ['person', 'machine', 'step', 'done'] as const;

/** Merges several requests: the most urgent outcome becomes the run's. */
function toldOfRequests(ends: readonly RequestEnd[]): Told {
  const sorted = urgency.flatMap((kind) => ends.filter(({ end }) => end.kind === kind));
  const done = ends.flatMap(({ end }) => end.done);
  const end: End = sorted[0]
    ? { ...sorted[0].end, done }
    : { kind: 'done', what: 'No request waits.', done };
  const lines = ends.flatMap(({ request, end: one }) => [
    `${request.id} (${request.status}): ${plainText(request.title)}`,
    ...endLines(one).map((line) => `  ${line}`),
  ]);
  return { end, lines: lines.length === 0 ? endLines(end) : lines };
}

const levels: readonly [ReleaseLevel, ...ReleaseLevel[]] = ['major', 'minor', 'patch'];

interface OpenedRepository {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
}

function openClient({ http, clock, log, signal, github }: Deps, token: Secret): GitHub {
  const address = github ? { apiUrl: github.apiUrl } : {};
  return createGitHub({
    http,
    clock,
    signal,
    ...address,
    token,
    onPause: (line) => log.info(line),
  });
}

function configFileOf({ config }: Pick<StoryRequest, 'config'>): string {
  return config?.trim() || 'site.config.yml';
}

async function openRepository(
  { event, config }: StoryRequest,
  machine: Deps,
): Promise<OpenedRepository> {
  if (!machine.github)
    throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no token for GitHub.', {
      remedy: 'Leave the input "github-token" out: then it is the token of the job.',
    });
  const github = openClient(machine, machine.github.token);
  const repository = await readRepository(github, namedRepository(event.repository));
  const file = configFileOf({ config });
  const text = await (await readCommitFiles(github, repository, repository.defaultBranch)).read(
    file,
  );
  if (text === undefined)
    throw new SiteDeployError('CONFIG_NOT_FOUND', `${event.repository} has no ${file}.`);
  return { github, repository, config: parseSiteConfig(text, file) };
}

/**
 * Connects to the portal with the job's identity. A release continues without it if the job has
 * none.
 */
async function openPortal(
  config: SiteConfig,
  identity: IdentityProvider,
  machine: Deps,
): Promise<PortalClient | undefined> {
  const { http, clock, log } = machine;
  const { url, provider } = config.portal;
  try {
    const access = await login(config, identity, machine);
    return new PortalClient({
      http,
      clock,
      url,
      provider,
      credential: async () => access,
      onWait: log.info,
    });
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'IDENTITY_NOT_AVAILABLE') throw error;
    log.info('The portal is not asked: the job has no permission id-token: write.');
    return undefined;
  }
}

function withoutIdentity(what: string): SiteDeployError {
  return new SiteDeployError(
    'IDENTITY_NOT_AVAILABLE',
    `${what} come from the portal, and this job has no identity for it.`,
  );
}

function endLines({ kind, what, url, done }: End): string[] {
  const words = {
    done: 'Done',
    person: 'Waits for a person',
    machine: 'Not yet',
    step: 'Next',
  } as const;
  return compact([
    ...done.map((line) => `carried out: ${line}`),
    `${words[kind]}: ${what}`,
    ...(url ? [`  ${url}`] : []),
    (kind === 'person' || kind === 'machine') &&
      'Run the workflow again afterwards: it goes on from there.',
  ]);
}
