import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { GitHubRepository, Repository } from './repository.ts';
import { readAll, send } from './requests.ts';

const ArtifactAnswer = z.looseObject({
  id: z.int(),
  name: z.string(),
  size_in_bytes: z.int(),
  expired: z.boolean(),
  created_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  workflow_run: z.nullish(
    z.looseObject({
      id: z.optional(z.int()),
      head_branch: z.nullish(z.string()),
      head_sha: z.optional(z.string()),
    }),
  ),
});

const toRecord = (artifact: z.output<typeof ArtifactAnswer>) => ({
  id: artifact.id,
  name: artifact.name,
  bytes: artifact.size_in_bytes,
  expired: artifact.expired,
  createdAt: artifact.created_at ?? '',
  expiresAt: artifact.expires_at ?? '',
  run: artifact.workflow_run?.id,
  branch: artifact.workflow_run?.head_branch ?? undefined,
  commit: artifact.workflow_run?.head_sha,
});
export type ArtifactRecord = Readonly<ReturnType<typeof toRecord>>;

async function list(repo: GitHubRepository, path: string, pages?: number) {
  const request = { path, needs: 'Actions: read', key: 'artifacts', pages };
  return (await readAll(repo, ArtifactAnswer, request, 'the artifacts'))
    .map(toRecord)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}

export function findArtifacts(repo: GitHubRepository, name: string) {
  return list(repo, `/actions/artifacts?name=${encodeURIComponent(name)}`);
}

export function artifactsOfRun(repo: GitHubRepository, run: number | string) {
  return list(repo, `/actions/runs/${run}/artifacts`);
}

/** Returns artifacts, newest first. Reads at most 500, so the list may be incomplete. */
export function recentArtifacts(repo: Repository): Promise<ArtifactRecord[]> {
  return list(repo, '/actions/artifacts', 5);
}

/** Returns a short-lived URL of the archive that needs no token. */
export async function readArtifactUrl(repo: GitHubRepository, id: number) {
  const path = `/actions/artifacts/${id}/zip`;
  const request = { method: 'GET', path, needs: 'Actions: read', expected: [302] } as const;
  const { headers } = await send(repo, request);
  const url = URL.parse(headers.location ?? '', repo.apiUrl);
  if (url) return url.href;
  const message = 'GitHub named no address to download an artifact from.';
  throw new SiteDeployError('GITHUB_UNAVAILABLE', message);
}
