import * as z from 'zod/mini';
import { readOne } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Settings = z.looseObject({
  use_default: z.boolean(),
  include_claim_keys: z.optional(z.nullable(z.array(z.string()))),
  sub_claim_prefix: z.optional(z.nullable(z.string())),
});

export type SubjectSettings = Awaited<ReturnType<typeof readSubjectSettings>>;

/** Ignores `use_immutable_subject`: observed as false with an immutable prefix. */
export async function readSubjectSettings(github: GitHub, repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/oidc/customization/sub`;
  const found = await readOne(github, Settings, path, 'Actions: read', 'the OIDC subject');
  return {
    claimKeys: found.use_default ? undefined : (found.include_claim_keys ?? []),
    prefix: found.sub_claim_prefix ?? undefined,
  };
}
