import type { Env } from '../../../../shared/child-environment.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import type { Plan } from '../../plan/types.ts';
import { readAttestations } from './read-attestations.ts';
import { readTrustedRoots } from './trusted-roots.ts';
import {
  AttestationRejected,
  type ExpectedSigner,
  verifyAttestation,
} from './verify-attestation.ts';

/**
 * Checks for a Sigstore bundle, signed for a run of this repository at this commit and ref, which
 * states that the run built exactly this package. One valid bundle is enough, since anyone with the
 * permission may add more.
 */
export async function checkAttestation(plan: Plan, digest: string, deps: Deps): Promise<void> {
  const { github } = deps;
  if (!github) {
    const message = "The package's attestation is on GitHub, and the run has no token to read it.";
    throw new SiteDeployError('ATTESTATION_UNAVAILABLE', message, {
      remedy:
        'Leave the input "github-token" at its default, ' +
        'and grant the deploy job the permission attestations: read.',
    });
  }
  const attestations = await readAttestations(plan.event.repository, digest, github, deps);
  const roots = await readTrustedRoots(plan, deps);
  const expected = getExpectedSigner(plan, github.apiUrl, deps.env);
  const reasons: string[] = [];
  for (const [index, attestation] of attestations.entries()) {
    try {
      const signer = verifyAttestation(attestation, digest, roots, expected);
      deps.log.info(
        `The package ${digest.slice(0, 19)} is attested: ` +
          `built by ${signer} from ${plan.event.sha.slice(0, 12)}.`,
      );
      return;
    } catch (error) {
      if (!(error instanceof AttestationRejected)) throw error;
      reasons.push(`attestation ${index + 1}: ${error.message}`);
    }
  }
  const count =
    attestations.length === 1
      ? 'its attestation was rejected'
      : `all ${attestations.length} attestations were rejected`;
  const message =
    `The package ${digest} is not proven to have been built by ${plan.event.repository} from ` +
    `this commit: ${count}.`;
  throw new SiteDeployError('ATTESTATION_INVALID', message, { facts: reasons });
}

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
  };
}

/**
 * Issuer of GitHub.com, or of a tenant with data residency. An Enterprise Server has no
 * attestations.
 */
function getIssuer(apiUrl: string): string {
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(new URL(apiUrl).hostname)?.[1];
  return `https://token.actions.${tenant ?? 'githubusercontent.com'}`;
}
