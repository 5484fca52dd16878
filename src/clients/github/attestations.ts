import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const AttestationList = z.looseObject({
  attestations: z.array(
    z.looseObject({
      bundle: z.optional(z.nullable(z.looseObject({}))),
      bundle_url: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** An attestation: its Sigstore bundle, or where that is; newer versions of the API do only the latter. */
export type AttestationRecord = z.output<typeof AttestationList>['attestations'][number];

/**
 * What GitHub keeps of attestations for a digest (https://docs.github.com/rest/repos/attestations#list-attestations).
 * Empty where there is none, and where the token may not know: GitHub answers both in the same way.
 * @param digest `sha256:<hex>`
 * @param most how many at most
 */
export async function listAttestations(
  github: GitHub,
  repository: NamedRepository,
  digest: string,
  most: number,
): Promise<readonly AttestationRecord[]> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/attestations/${digest}?per_page=${most}`,
    needs: 'Attestations: read',
    expected: [404],
  });
  if (response.ok) return readGitHubAnswer(AttestationList, response.json, 'the attestations').attestations;
  return [];
}
