import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFolder, zip } from '../../service/zip.ts';
import {
  counted,
  type GitHubCall,
  type GitHubRoutes,
  ok,
  onItem,
  onRemoval,
  refused,
} from '../rest/call.ts';
import type { LocalArtifact } from '../state/run.ts';
import { type LocalRepository, type LocalRun, nextId } from '../state/state.ts';

const day = 86_400_000;

/** Path of archives. Downloads need no token, because each URL contains a secret key. */
export const archivePath = '/_artifacts/';

type NewArtifact = Required<Pick<LocalArtifact, 'name' | 'run' | 'attempt' | 'folder'>> &
  Pick<LocalArtifact, 'isFile'> & {
    /** Retention in days. Default and maximum: the repository's setting. */
    readonly days?: number;
  };

/**
 * Stores an artifact.
 * @returns `undefined` if this attempt of the run already has an artifact with this name
 */
export function addArtifact(
  { artifacts, artifactRetention }: LocalRepository,
  { days = artifactRetention, ...artifact }: NewArtifact,
): LocalArtifact | undefined {
  const { name, run, attempt } = artifact;
  const isSame = (item: LocalArtifact) =>
    item.name === name && item.run === run && (item.attempt ?? 1) === attempt;
  if (artifacts.some(isSame)) return undefined;
  const { content } = readArchive(artifact);
  const now = Date.now();
  const added: LocalArtifact = {
    ...artifact,
    id: nextId(),
    key: randomUUID(),
    bytes: content.length,
    digest: `sha256:${hash('sha256', content)}`,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + Math.min(days, artifactRetention) * day).toISOString(),
  };
  artifacts.push(added);
  return added;
}

export function readArchive({
  name,
  folder = '',
  isFile,
}: Pick<LocalArtifact, 'name' | 'folder' | 'isFile'>) {
  const [type, file] = isFile ? ['octet-stream', name] : ['zip', `${name}.zip`];
  const files = readFolder(folder);
  return {
    headers: {
      'content-type': `application/${type}`,
      'content-disposition': `attachment; filename="${file}"`,
    },
    content: (isFile ? files[0]?.content : undefined) ?? zip(files),
  };
}

function listArtifacts(call: GitHubCall, run?: LocalRun) {
  const { repository, query } = call;
  const name = query.get('name');
  const found = repository.artifacts
    .filter((artifact) => name === null || artifact.name === name)
    .filter((artifact) => !run || artifact.run === run.id)
    .map((artifact) => toApiArtifact(artifact, repository));
  return counted('artifacts', found.toReversed(), call);
}

export const isExpired = ({ expiresAt }: LocalArtifact) => expiresAt <= new Date().toISOString();

function toApiArtifact(artifact: LocalArtifact, repository: LocalRepository): object {
  const { id, name, run, bytes, digest, createdAt, expiresAt } = artifact;
  const from = repository.runs.find((candidate) => candidate.id === run);
  return {
    id,
    name,
    size_in_bytes: bytes,
    digest,
    archive_download_url: `https://api.github.com/repos/${repository.fullName}/actions/artifacts/${id}/zip`,
    created_at: createdAt,
    expires_at: expiresAt,
    expired: isExpired(artifact),
    workflow_run: {
      id: run,
      repository_id: repository.id,
      head_branch: from?.branch,
      head_sha: from?.commit,
    },
  };
}

/** Redirects to the archive's own URL, as GitHub does. */
function getArchive(artifact: LocalArtifact) {
  const isGone = artifact.folder !== undefined && !existsSync(artifact.folder);
  if (isExpired(artifact) || isGone) return refused(410, 'Artifact has expired');
  return { status: 302, location: `${archivePath}${artifact.key}` };
}

export const artifactRoutes: GitHubRoutes = {
  'GET /actions/runs/{number}/artifacts': onItem('runs', (run, call) => listArtifacts(call, run)),
  'GET /actions/artifacts': (call) => listArtifacts(call),
  'GET /actions/artifacts/{number}': onItem('artifacts', (artifact, call) =>
    ok(toApiArtifact(artifact, call.repository)),
  ),
  'GET /actions/artifacts/{number}/zip': onItem('artifacts', getArchive),
  'DELETE /actions/artifacts/{number}': onRemoval('artifacts'),
};
