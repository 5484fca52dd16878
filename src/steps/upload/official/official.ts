import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { CommandResult } from '../../../shared/process.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../../pack/pack.ts';
import type { Plan } from '../../plan/types.ts';
import { isTokenRefusal, TokenRefused } from '../direct/call.ts';
import { asOrigin, checkLanding, checkTarget, environmentNameOf } from '../target.ts';
import type { Deployment } from '../upload.ts';
import type { OfficialClient } from './client.ts';
import { uploadEnvironment } from './environment.ts';
import type { ClientReport } from './report.ts';
import { factsOf, runClient } from './run-client.ts';

export interface OfficialOptions {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly token: Secret;
  readonly client: OfficialClient;
  readonly correlationId: string;
  /** Production address that the token belongs to, where it could be asked. */
  readonly production: string | undefined;
  /** The environment that the client's own is picked from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asked right before the client is started; throws where a newer run has taken this one's place. */
  readonly stillWanted: () => Promise<void>;
  /** Called when the site may change from now on. */
  readonly pointOfNoReturn: () => void;
}

/**
 * Uploads by the platform's own client, run directly. It says success in words that can be wrong, so a deployment counts as taken only when the client has
 * ended well, has named an address, and has said nothing of a failure; what remains unclear is `unknown`, and the live site tells.
 * @throws SiteDeployError `OFFICIAL_CLIENT_*`, `UPLOAD_*`, `DISTRIBUTION_FAILED`
 */
export async function uploadOfficial(options: OfficialOptions, deps: Deps): Promise<Deployment> {
  const { plan, site, token, client, production, env } = options;
  const environmentName = environmentNameOf(plan);
  checkTarget(plan, production);
  // New for every attempt: what the client leaves is gone with the run's folder.
  const place = await mkdtemp(path.join(deps.scratch, 'client-'));
  const folder = path.join(place, 'site');
  const home = path.join(place, 'home');
  await mkdir(home);
  await site.layOut(folder);
  await options.stillWanted();
  let hasBegun = false;
  const mayChange = () => {
    if (!hasBegun) options.pointOfNoReturn();
    hasBegun = true;
  };
  const { report, result } = await runClient(
    client,
    {
      home,
      env: uploadEnvironment({ token, site: folder, environmentName, home, env }),
      onLine(report) {
        if (report.isUploading) mayChange();
      },
    },
    deps,
  ).catch((error: unknown) => {
    // What it has sent until it was ended, only the site tells: it may have said so in words that nobody knows.
    if (deps.signal.aborted) mayChange();
    throw error;
  });
  const deployment = verdict(report, result, { ...options, pointOfNoReturn: mayChange });
  checkLanding(plan, deployment.url, production);
  return { ...deployment, ...(production !== undefined && { production }) };
}

/** What the client's words and its exit code come to. */
function verdict(report: ClientReport, result: CommandResult, options: OfficialOptions): Deployment {
  const { correlationId, client } = options;
  const { code } = result;
  const id = report.id ?? correlationId;
  const facts = factsOf(client, report, result);
  const [exit] = facts;
  const unknown = (lostLook: string): Deployment => ({
    id,
    correlationId,
    outcome: 'unknown',
    url: asOrigin(report.url),
    lostLook: `${lostLook} (${exit})`,
  });
  if (!isRefused(report, code)) options.pointOfNoReturn();
  if (report.failures.length > 0 && report.url !== undefined) {
    return unknown(`the client named an address, and a failure as well: ${report.failures.join('; ')}`);
  }
  if (report.failures.length > 0) {
    const reason = `reason: ${report.failures.join('; ')}`;
    if (report.isUploaded) {
      throw new SiteDeployError('DISTRIBUTION_FAILED', "The platform's upload client reported a failed deployment.", {
        facts: [reason, ...facts],
      });
    }
    if (isTokenRefusal(0, report.failures.join('\n'))) {
      throw new SiteDeployError('UPLOAD_TOKEN_REFUSED', 'The hosting platform refused the deployment token.', {
        cause: new TokenRefused(report.failures.join('; ')),
        facts: [reason, ...facts],
      });
    }
    throw new SiteDeployError('OFFICIAL_CLIENT_FAILED', "The platform's upload client reported a failure.", {
      facts: [reason, ...facts],
    });
  }
  if (report.isUnsure) return unknown('the client gave up waiting for the platform');
  if (code === 0 && report.url !== undefined)
    return { id, correlationId, outcome: 'accepted', url: asOrigin(report.url) };
  if (code === 0 && report.isUploaded) return unknown('the client ended without naming an address');
  if (report.isUploading) return unknown('the client ended in the middle of the deployment');
  if (code === neverStarted) {
    throw new SiteDeployError('OFFICIAL_CLIENT_FAILED', "The platform's upload client could not be loaded.", { facts });
  }
  // It may have deployed in silence, or in words of a build that nobody knows yet.
  return unknown('the client ended without saying what it has done');
}

/** Exit code of the system's loader where a program's libraries are missing. */
const neverStarted = 127;

/** Whether the client has done nothing, by its own words. */
function isRefused({ failures, isUploaded, url }: ClientReport, code: number | null): boolean {
  if (isUploaded || url !== undefined) return false;
  return code === neverStarted || failures.some((line) => refusal.test(line));
}

const refusal = /has rejected the request|api key was invalid|^ERROR\(S\)/i;
