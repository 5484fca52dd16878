import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Settings = z.looseObject({
  use_default: z.boolean(),
  include_claim_keys: z.optional(z.nullable(z.array(z.string()))),
  sub_claim_prefix: z.optional(z.nullable(z.string())),
});

/** What the subject of a repository's id tokens is made of. */
export interface SubjectSettings {
  /** Keys of the claims where the subject is not the default one. */
  readonly claimKeys: readonly string[] | undefined;
  /** `repo:OWNER@ID/REPO@ID` or `repo:OWNER/REPO`; absent on an Enterprise Server. */
  readonly prefix: string | undefined;
}

/** The flag `use_immutable_subject` is not looked at: it was seen as false beside an immutable prefix. */
export async function readSubjectSettings(github: GitHub, repository: Repository): Promise<SubjectSettings> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/actions/oidc/customization/sub`,
    needs: 'Actions: read',
  });
  const found = readGitHubAnswer(Settings, response.json, 'the OIDC subject');
  return {
    claimKeys: found.use_default ? undefined : (found.include_claim_keys ?? []),
    prefix: found.sub_claim_prefix ?? undefined,
  };
}
