import * as z from 'zod/mini';
import { findOne } from './refusal.ts';
import { type GitHubRepository, repositoryPath } from './repository.ts';

const AttestationList = z.looseObject({
  attestations: z.array(
    z.looseObject({
      bundle: z.nullish(z.looseObject({})),
      bundle_url: z.nullish(z.string()),
    }),
  ),
});

/** A Sigstore bundle or its URL. Newer API versions return only the URL. */
type AttestationRecord = z.output<typeof AttestationList>['attestations'][number];

/** https://docs.github.com/rest/repos/attestations#list-attestations. Empty without access. */
export async function listAttestations(
  repo: GitHubRepository,
  digest: string,
  limit: number,
): Promise<readonly AttestationRecord[]> {
  const path = `${repositoryPath(repo)}/attestations/${digest}?per_page=${limit}`;
  const request = { path, needs: 'Attestations: read' };
  const found = await findOne(repo, AttestationList, request, 'the attestations');
  return found?.attestations ?? [];
}
