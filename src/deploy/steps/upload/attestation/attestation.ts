import { uncompress } from 'snappyjs';
import { listAttestations } from '../../../../clients/github/attestations.ts';
import { repositoryForRun } from '../../../../clients/github/for-run.ts';
import type { Env } from '../../../../shared/child-environment.ts';
import { compact } from '../../../../shared/compact.ts';
import type { Deps, GitHubAccess } from '../../../../shared/deps.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../../shared/http/client.ts';
import { handleFault } from '../../../../shared/http/fault.ts';
import { asText, toObject } from '../../../../shared/json.ts';
import type { Plan } from '../../plan/types.ts';
import { readTrustedRoots } from './trusted-roots.ts';
import {
  AttestationRejected,
  type ExpectedSigner,
  verifyAttestation,
} from './verify-attestation.ts';

/**
 * Checks that GitHub has a Sigstore bundle which proves that a run of this repository, at this
 * commit and ref, built exactly this package. One valid bundle suffices, because anybody who may
 * create attestations can add other bundles.
 */
export async function checkAttestation(plan: Plan, digest: string, deps: Deps): Promise<void> {
  const { github } = deps;
  const { repository, sha } = plan.event;
  const noToken = "The package's attestation is on GitHub, and the run has no token to read it.";
  const remedy = tokenRemedy;
  if (!github) throw new SiteDeployError('ATTESTATION_UNAVAILABLE', noToken, { remedy });
  const attestations = await readAttestations(repository, digest, github, deps);
  const roots = await readTrustedRoots(plan, deps);
  const expected = getExpectedSigner(plan, github.apiUrl, deps.env);
  const facts: string[] = [];
  for (const [index, attestation] of attestations.entries()) {
    try {
      const signer = verifyAttestation(attestation, digest, roots, expected);
      const origin = `built by ${signer} from ${sha.slice(0, 12)}`;
      deps.log.info(`The package ${digest.slice(0, 19)} is attested: ${origin}.`);
      return;
    } catch (error) {
      if (!(error instanceof AttestationRejected)) throw error;
      facts.push(`attestation ${index + 1}: ${error.message}`);
    }
  }
  let rejected = `all ${attestations.length} attestations were rejected`;
  if (attestations.length === 1) rejected = 'its attestation was rejected';
  const message =
    `The package ${digest} is not proven to have been built by ${repository} from this commit: ` +
    `${rejected}.`;
  throw new SiteDeployError('ATTESTATION_INVALID', message, { facts });
}

const tokenRemedy =
  'Leave the input "github-token" at its default, and grant the deploy job the permission ' +
  'attestations: read.';

function getExpectedSigner(plan: Plan, apiUrl: string, env: Env): ExpectedSigner {
  const { signer } = plan.config.build;
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  return {
    issuer: getIssuer(apiUrl),
    repository: `${server}/${plan.event.repository}`,
    commit: plan.event.sha,
    ref: plan.event.ref,
    repositoryId: env.GITHUB_REPOSITORY_ID || undefined,
    ownerId: env.GITHUB_REPOSITORY_OWNER_ID || undefined,
    workflow: signer && `${server}/${signer}`,
    builtBy: plan.builtBy,
  };
}

function getIssuer(apiUrl: string): string {
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(new URL(apiUrl).hostname)?.[1];
  return `https://token.actions.${tenant ?? 'githubusercontent.com'}`;
}

const maxAttestations = 30;
const largestBundle = 4 << 20;

async function readAttestations(
  repository: string,
  digest: string,
  access: GitHubAccess,
  deps: Deps,
): Promise<unknown[]> {
  const named = repositoryForRun(repository, access, deps);
  const listing = listAttestations(named, digest, maxAttestations);
  const found = await listing.catch((error: unknown) => {
    deps.signal.throwIfAborted();
    const { message, facts } = SiteDeployError.from(error);
    const refused = "GitHub did not return the package's attestations.";
    throw unavailable(refused, [message, ...facts], error);
  });
  const none = `GitHub has no attestation for the package ${digest}.`;
  if (found.length === 0) throw new SiteDeployError('ATTESTATION_MISSING', none);
  const bundles = found.map(async ({ bundle, bundle_url: address }) => {
    if (bundle) return bundle;
    if (typeof address !== 'string' || !address.startsWith('https://'))
      throw unavailable('GitHub listed an attestation without its bundle.', []);
    return readBundle(address, deps);
  });
  return Promise.all(bundles);
}

/**
 * Reads a bundle of Snappy-compressed JSON. Sends no token, because the URL itself is a credential.
 */
async function readBundle(address: string, deps: Deps): Promise<unknown> {
  const request = { method: 'GET', url: address, maxBytes: 32 << 20, signal: deps.signal } as const;
  const response = await deps.http.send(request).catch(
    handleFault((fault) => {
      throw unavailable('Could not request an attestation.', [fault.message], fault);
    }),
  );
  if (!response.ok)
    throw unavailable('Could not download the bundle of an attestation.', [formatFact(response)]);
  try {
    return JSON.parse(Buffer.from(uncompress(response.body, largestBundle)).toString('utf8'));
  } catch (cause) {
    const message = 'The bundle of an attestation has an unknown format.';
    throw unavailable(message, [formatFact(response)], cause);
  }
}

function unavailable(message: string, facts: readonly string[], cause?: unknown): SiteDeployError {
  return new SiteDeployError('ATTESTATION_UNAVAILABLE', message, { facts, cause });
}

function formatFact(httpResponse: HttpResponse): string {
  const { status, requestId, json } = httpResponse;
  const reason = compact([`status ${status}`, asText(toObject(json).message)]).join(': ');
  return compact([reason, Boolean(requestId) && `request id ${requestId}`]).join(', ');
}
