import * as z from 'zod/mini';
import type { GitHubRepository } from './repository.ts';
import { findOne } from './requests.ts';

const AttestationList = z.looseObject({
  attestations: z.array(
    z.looseObject({
      bundle: z.nullish(z.looseObject({})),
      bundle_url: z.nullish(z.string()),
    }),
  ),
});

/** An attestation with its Sigstore bundle, or with the bundle's URL in newer API versions. */
type AttestationRecord = z.output<typeof AttestationList>['attestations'][number];

/**
 * Returns attestations of a digest; an empty list if GitHub responds with 404, e.g. because there
 * are none: https://docs.github.com/rest/repos/attestations#list-attestations
 */
export async function listAttestations(
  repo: GitHubRepository,
  digest: string,
  limit: number,
): Promise<readonly AttestationRecord[]> {
  const path = `/attestations/${digest}?per_page=${limit}`;
  const request = { path, needs: 'Attestations: read' };
  const found = await findOne(repo, AttestationList, request, 'the attestations');
  return found?.attestations ?? [];
}
