import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Deps } from '../../shared/deps.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import type { DeploymentToken } from '../exchange/exchange.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { TokenRefused } from './direct/call.ts';
import { uploadDirect } from './direct/direct.ts';
import { productionAddress } from './direct/production-address.ts';
import { filesThatDiffer, isLive } from './live.ts';
import { getClient, type OfficialClient } from './official/client.ts';
import { uploadOfficial } from './official/official.ts';
import { type CommitSources, checkCurrent } from './superseded.ts';
import { environmentNameOf } from './target.ts';
import { contentHost } from './token.ts';

/** An upload that the hosting platform has taken. */
export interface Deployment {
  /** The platform's id of it. */
  readonly id: string;
  /** By which the platform's support finds it. */
  readonly correlationId: string;
  /**
   * `accepted`: the platform said that it has succeeded. `unknown`: it did not say in time; only a look at the live site tells. `present`: nothing was sent,
   * since the live site is this package already.
   */
  readonly outcome: 'accepted' | 'unknown' | 'present';
  /** Origin of the environment, where the platform named it. */
  readonly url: string | undefined;
  /** Address of Production, where the platform named it. */
  readonly production?: string;
  /** What the last look at the status got instead of an answer. */
  readonly lostLook?: string;
  /** Files of which the live site served others before: to be looked at first. */
  readonly changed?: readonly string[];
  /** With `present`: the marker that is live. Its commit may be another one. */
  readonly present?: Marker;
}

export interface UploadContext {
  /** The token of this deployment. */
  readonly token: () => Promise<DeploymentToken>;
  /** A fresh one, for a token that was refused. */
  readonly renewToken: () => Promise<DeploymentToken>;
  /** The platform's own client; got when it is first asked for. */
  readonly client: () => Promise<OfficialClient>;
  /** The environment that the client's own is picked from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the correlation id before the first call, so that it is known whatever happens. */
  readonly begins: (correlationId: string) => void;
  /** Digest of the package as an earlier job has built it: what an attestation is about. */
  readonly builtDigest?: string;
  /** Who knows of newer commits. */
  readonly commits: CommitSources;
  /** Called before the first call after which the live site may change. */
  readonly pointOfNoReturn: () => void;
}

/** The direct upload does not know what it met; the platform's own client may. */
const strange: readonly ErrorCode[] = ['UPLOAD_TOKEN_SHAPE', 'UPLOAD_ANSWER_INVALID'];

/**
 * Sends the package to the hosting platform and waits until it is distributed. Nothing is sent where it is live already, or where something newer is.
 * @throws SiteDeployError `SUPERSEDED`, `ATTESTATION_*`, one of the `UPLOAD_*` and `OFFICIAL_CLIENT_*` codes, or `DISTRIBUTION_FAILED`
 */
export async function upload(plan: Plan, site: SitePackage, context: UploadContext, deps: Deps): Promise<Deployment> {
  const correlationId = randomUUID();
  const name = environmentNameOf(plan);
  if (plan.config.build.attestation === 'required') await checkOrigin(plan, context, deps);
  if (name !== null) deps.log.info(`The environment of the hosting is "${name}".`);
  const live = site.live ?? (plan.force ? undefined : await readLive(plan.url, deps));
  if (!plan.force && isLive(site, live)) {
    const present: Marker = { ...site.marker, commit: live?.commit ?? site.marker.commit };
    return { id: '', correlationId, outcome: 'present', url: undefined, present };
  }
  await checkCurrent(plan, live, context.commits, deps);
  context.begins(correlationId);
  // While the upload is under way: it costs no time, and what differs now proves later that the site has changed.
  const differing = live === undefined ? Promise.resolve([]) : filesThatDiffer(plan, site, deps);
  differing.catch(() => undefined);
  const deployment = await sendWithFreshToken(plan, site, correlationId, { ...context, differing }, deps);
  const changed = await differing;
  return { ...deployment, ...(changed.length > 0 && { changed }) };
}

/** Few sites ask for it: what it needs is only loaded then. */
async function checkOrigin(plan: Plan, context: UploadContext, deps: Deps): Promise<void> {
  const { builtDigest } = context;
  if (builtDigest === undefined)
    throw new SiteDeployError('ATTESTATION_MISSING', 'The package was not built by a job of its own.');
  const { checkAttestation } = await import('./attestation/check.ts');
  await checkAttestation(plan, builtDigest, context, deps);
}

/** A token may have expired while the site was built. */
async function sendWithFreshToken(
  plan: Plan,
  site: SitePackage,
  correlationId: string,
  context: SendContext,
  deps: Deps,
): Promise<Deployment> {
  const send = (token: DeploymentToken) => sendOnce(plan, site, token, correlationId, context, deps);
  try {
    return await send(await context.token());
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); getting a fresh one, once.`,
    );
    return send(await context.renewToken());
  }
}

interface SendContext extends UploadContext {
  /** Resolves when the live site has been looked at as it was before. */
  readonly differing: Promise<readonly string[]>;
}

async function sendOnce(
  plan: Plan,
  site: SitePackage,
  { token }: DeploymentToken,
  correlationId: string,
  context: SendContext,
  deps: Deps,
): Promise<Deployment> {
  const { env, pointOfNoReturn } = context;
  const stillWanted = async () => {
    await context.differing;
    // What cannot be asked has been said before.
    const quiet = { ...deps, log: { ...deps.log, info: deps.log.debug } };
    await checkCurrent(plan, undefined, context.commits, quiet);
  };
  const host = contentHost(token);
  const official = async (production: string | undefined) => {
    const client = await context.client();
    return uploadOfficial(
      { plan, site, token, client, correlationId, production, env, stillWanted, pointOfNoReturn },
      deps,
    );
  };
  if (plan.uploader === 'official') {
    return official(host && (await productionAddress({ plan, host, token, correlationId }, deps)));
  }
  let hasSent = false;
  const bytesGo = () => {
    hasSent = true;
  };
  try {
    if (host === undefined) throw unknownShape(token.reveal().length);
    return await uploadDirect({ plan, site, token, host, correlationId, bytesGo, stillWanted, pointOfNoReturn }, deps);
  } catch (error) {
    // Once the platform has taken a byte, a second upload could overtake the first.
    const mayFallBack = plan.uploader === 'auto' && !hasSent;
    if (!mayFallBack || !(error instanceof SiteDeployError) || !strange.includes(error.code)) throw error;
    deps.log.warn(`${error.message} ${error.facts[0] ?? ''} Uploading by the platform's own client instead.`);
    return official(undefined);
  }
}

function unknownShape(length: number): SiteDeployError {
  return new SiteDeployError(
    'UPLOAD_TOKEN_SHAPE',
    'The deployment token is not of the shape that the direct upload knows.',
    { facts: [`its length: ${length} characters`] },
  );
}

/**
 * The platform's own upload client for this machine.
 * @param toolCache folder that outlives the run; `undefined`: one of this run
 * @throws SiteDeployError `UPLOADER_NOT_AVAILABLE`, `OFFICIAL_CLIENT_CHECKSUM`
 */
export function officialClient(plan: Plan, toolCache: string | undefined, deps: Deps): Promise<OfficialClient> {
  const cache = toolCache ?? path.join(deps.scratch, 'tool-cache');
  const buildId = plan.config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps);
}
