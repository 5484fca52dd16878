import type { JobDeps } from '../../../src/localcloud/engine/types.ts';
import type { Authority } from '../../unit/deploy/steps/upload/attestation/authority.ts';

/**
 * Returns a function that signs as actions/attest does: the certificate names the job's workflow,
 * repository, commit and ref.
 */
export function attestAs(authority: Authority): JobDeps['attest'] {
  return async (subject, { node: { scope } }) => {
    const { github } = scope.run.contexts;
    const called = scope.caller?.node.source.source.uses;
    return authority.attest({
      digest: subject['subject-digest'],
      signer: String(called ?? github.workflow_ref),
      claims: {
        12: `https://github.com/${github.repository}`,
        13: String(github.sha),
        14: String(github.ref),
        15: String(github.repository_id),
        17: String(github.repository_owner_id),
      },
    });
  };
}
