import { parseSiteConfig } from '../config/parse.ts';
import type { SiteConfig } from '../config/schema.ts';
import { createGitHub } from '../github/github.ts';
import { namedRepository, type Repository, readRepository } from '../github/repository.ts';
import { readCommitFiles } from '../github/tree.ts';
import type { GitHub } from '../github/types.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { PortalClient } from '../portal/client/client.ts';
import { isVersion, type ReleaseLevel } from '../release/next-version.ts';
import { releaseToFinish } from '../release/open-releases.ts';
import { finishRelease, startRelease } from '../release/release.ts';
import type { Deps } from '../shared/deps.ts';
import { describeError, SiteDeployError } from '../shared/errors/error.ts';
import type { End } from '../shared/story.ts';
import { login } from '../steps/login/login.ts';
import { oneOf, yesOrNo } from '../steps/plan/answers.ts';
import { checkPins } from '../steps/plan/pins.ts';
import type { DeployRequest } from '../steps/plan/types.ts';
import { syncTexts } from '../texts/texts.ts';

/** What a workflow asks for, as it was given. Empty text counts as not given. */
export interface StoryRequest extends Pick<DeployRequest, 'event' | 'config' | 'siteVersion' | 'dryRun' | 'pins'> {
  readonly story: 'release' | 'texts';
  /** `start` or `finish`. */
  readonly release: string;
  /** `major`, `minor` or `patch`. */
  readonly level: string;
  /** For how many minutes machines are waited for. */
  readonly wait: string;
  /** File name of the deployment workflow. */
  readonly workflow: string;
}

/** How a story has ended, for the runner. */
export interface StoryResult {
  /** `undefined`: it failed. */
  readonly end: End | undefined;
  readonly error: SiteDeployError | undefined;
  /** The last lines of the run. */
  readonly lines: readonly string[];
}

/**
 * Tells a story that is no deployment: a release, or texts. Reads the site config of the default branch from GitHub, so
 * the job needs no checkout. Never throws: what goes wrong is in the result.
 */
export async function automate(request: StoryRequest, identity: IdentityProvider, machine: Deps): Promise<StoryResult> {
  try {
    const end = await tell(request, identity, machine);
    return { end, error: undefined, lines: endLines(end) };
  } catch (thrown) {
    const error = SiteDeployError.from(machine.signal.aborted ? machine.signal.reason : thrown);
    return { end: undefined, error, lines: describeError(error) };
  }
}

async function tell(request: StoryRequest, identity: IdentityProvider, machine: Deps): Promise<End> {
  const minutes = Number(request.wait || '20');
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600)
    throw new SiteDeployError('USAGE', `wait: found "${request.wait}", expected a whole number of minutes up to 600.`);
  const asked = request.siteVersion?.trim() || undefined;
  if (asked !== undefined && !isVersion(asked))
    throw new SiteDeployError('USAGE', `site-version: found "${asked}", expected MAJOR.MINOR.PATCH.`);
  const release = oneOf(['start', 'finish'], request.release, 'finish', 'release');
  const level = request.level === '' ? undefined : oneOf(levels, request.level, 'patch', 'level');
  const patience = { waitMs: minutes * 60_000, dryRun: yesOrNo(request.dryRun, 'dry-run') };

  const { github, repository, config } = await openRepository(request, machine);
  checkPins(config, request.pins ?? {});
  const portal = await openPortal(request, config, identity, machine);
  const common = { github, repository, config, workflow: request.workflow || 'deploy.yml', deps: machine };
  if (request.story === 'texts') {
    if (portal === undefined) throw withoutIdentity();
    return syncTexts({ ...common, portal }, patience);
  }
  const world = { ...common, portal, mayReport: true };
  return release === 'start'
    ? startRelease(world, { version: asked, level }, patience)
    : finishRelease(world, await releaseToFinish(world, asked), patience);
}

const levels: readonly [ReleaseLevel, ...ReleaseLevel[]] = ['major', 'minor', 'patch'];

interface OpenedRepository {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
}

async function openRepository({ event, config }: StoryRequest, machine: Deps): Promise<OpenedRepository> {
  const { http, clock, log, signal } = machine;
  if (machine.github === undefined) throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no token for GitHub.');
  const github = createGitHub({ http, clock, signal, ...machine.github, onPause: (line) => log.info(line) });
  const repository = await readRepository(github, namedRepository(event.repository));
  const file = config?.trim() || 'site.config.yml';
  const text = await (await readCommitFiles(github, repository, repository.defaultBranch)).read(file);
  if (text === undefined) throw new SiteDeployError('CONFIG_NOT_FOUND', `${event.repository} has no ${file}.`);
  return { github, repository, config: parseSiteConfig(text, file) };
}

/** The portal, with the identity of the job. A release goes on without it where the job has none. */
async function openPortal(
  { event }: StoryRequest,
  config: SiteConfig,
  identity: IdentityProvider,
  machine: Deps,
): Promise<PortalClient | undefined> {
  const { http, clock, log } = machine;
  const { url, provider } = config.portal;
  const plan = { uploader: 'auto', dryRun: false, event, config, url: config.site.url } as const;
  try {
    const access = await login(plan, identity, machine);
    return new PortalClient({ http, clock, url, provider, credential: async () => access, onWait: log.info });
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'IDENTITY_NOT_AVAILABLE') throw error;
    log.info('The portal is not asked: the job has no permission id-token: write.');
    return undefined;
  }
}

function withoutIdentity(): SiteDeployError {
  return new SiteDeployError(
    'IDENTITY_NOT_AVAILABLE',
    'Texts come from the portal, and this job has no identity for it.',
  );
}

function endLines({ kind, what, url, done }: End): string[] {
  const words = { done: 'Done', person: 'Waits for a person', machine: 'Not yet', step: 'Next' } as const;
  return [
    ...done.map((line) => `carried out: ${line}`),
    `${words[kind]}: ${what}`,
    ...(url === undefined ? [] : [`  ${url}`]),
    ...(kind === 'person' || kind === 'machine' ? ['Run the workflow again afterwards: it goes on from there.'] : []),
  ];
}
