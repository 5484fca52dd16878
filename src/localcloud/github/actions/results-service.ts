import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parseJson } from '../../../shared/json.ts';
import { getBearer, getUrl, readBodyText, sendJson } from '../../service/http.ts';
import { unzip } from '../../service/zip.ts';
import { type Fields, record, text } from '../rest/values.ts';
import type { LocalArtifact } from '../state/run.ts';
import type { LocalRepository } from '../state/state.ts';
import { addArtifact, isExpired, readArchive } from './artifacts.ts';
import { addCache, findCache, hasCache } from './caches.ts';
import { createTransfers } from './transfers.ts';

export const resultsHost = 'results-receiver.actions.githubusercontent.com';

export interface RuntimeJob {
  readonly repository: LocalRepository;
  /** Id of the run. The service calls it a backend id. */
  readonly run: number;
  /** Id of the job. The service calls it a backend id. */
  readonly job: number;
  readonly attempt: number;
  /** The `github` context, whose refs are the scopes of the job's caches. */
  readonly github: Readonly<Record<string, unknown>>;
  /** Folder of stored artifacts and caches. */
  readonly store: string;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
}

type Answer = object | Refusal;

const refuse = (status: number, code: string, msg: string): Refusal => ({ status, code, msg });

/**
 * Creates the service that `@actions/artifact` and `@actions/cache` call by Twirp with JSON:
 * https://github.com/actions/toolkit/tree/main/packages/artifact/src/generated
 */
export function createResults() {
  const jobs = new Map<string, RuntimeJob>();
  const transfers = createTransfers();
  /** Transfer ids of uploads in progress, by artifact or cache. */
  const uploads = new Map<string, string>();

  function begin(key: string): object {
    const id = transfers.begin();
    uploads.set(key, id);
    return { ok: true, signed_upload_url: transfers.address(id) };
  }

  function finish(key: string): Buffer | undefined {
    const content = transfers.take(uploads.get(key));
    if (content) uploads.delete(key);
    return content;
  }

  const ofRun = ({ repository, run }: RuntimeJob) =>
    repository.artifacts.filter((item) => item.run === run && !isExpired(item));
  const findArtifact = (job: RuntimeJob, { name }: Fields) =>
    ofRun(job).findLast((item) => item.name === name);
  const artifactKey = ({ run, attempt }: RuntimeJob, name: string) => `${run} ${attempt} ${name}`;

  const methods: Readonly<
    Record<string, (job: RuntimeJob, sent: Fields) => Answer | Promise<Answer>>
  > = {
    'ArtifactService/CreateArtifact'(job, { name }) {
      const isTaken = ofRun(job).some(
        (item) => item.name === name && (item.attempt ?? 1) === job.attempt,
      );
      const conflict = 'an artifact with this name already exists on the workflow run';
      if (isTaken) return refuse(409, 'already_exists', conflict);
      return begin(artifactKey(job, text(name)));
    },
    async 'ArtifactService/FinalizeArtifact'(job, { name }) {
      const content = finish(artifactKey(job, text(name)));
      if (!content) return refuse(404, 'not_found', 'artifact not found');
      const added = await storeArtifact(job, text(name), content);
      if (!added) return refuse(409, 'already_exists', 'the artifact exists');
      return { ok: true, artifact_id: String(added.id) };
    },
    'ArtifactService/ListArtifacts'(job, { name_filter: name, id_filter: id }) {
      const artifacts = ofRun(job).filter(
        (item) => (!name || item.name === name) && (!id || String(item.id) === String(id)),
      );
      return { artifacts: artifacts.map((item) => toListed(item, job)) };
    },
    'ArtifactService/GetSignedArtifactURL'(job, sent) {
      const artifact = findArtifact(job, sent);
      if (!artifact) return refuse(404, 'not_found', 'artifact not found');
      const { content, headers } = readArchive(artifact);
      return { name: artifact.name, signed_url: transfers.serve(content, headers) };
    },
    'ArtifactService/DeleteArtifact'(job, sent) {
      const artifact = findArtifact(job, sent);
      if (!artifact) return refuse(404, 'not_found', 'artifact not found');
      const { artifacts } = job.repository;
      artifacts.splice(artifacts.indexOf(artifact), 1);
      return { ok: true, artifact_id: String(artifact.id) };
    },
    'CacheService/CreateCacheEntry'(job, { key, version }) {
      const cache = { key: text(key), version: text(version), ref: String(job.github.ref) };
      if (hasCache(job.repository, cache))
        return refuse(409, 'already_exists', 'cache entry with the same key, version exists');
      return begin(`${job.repository.id} ${cache.ref} ${cache.version} ${cache.key}`);
    },
    'CacheService/FinalizeCacheEntryUpload'(job, { key, version }) {
      const cache = { key: text(key), version: text(version), ref: String(job.github.ref) };
      const name = `${job.repository.id} ${cache.ref} ${cache.version} ${cache.key}`;
      const content = finish(name);
      if (!content) return refuse(404, 'not_found', 'cache entry not found');
      const file = path.join(job.store, 'caches', `${randomUUID()}.tar`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return { ok: true, entry_id: String(addCache(job.repository, { ...cache, file }).id) };
    },
    'CacheService/GetCacheEntryDownloadURL'(job, { key, restore_keys: more, version }) {
      const keys = [key, ...(Array.isArray(more) ? more : [])].map(String);
      const wanted = { keys, version: text(version), github: job.github };
      const found = findCache(job.repository, wanted);
      if (!found) return { ok: false };
      const signed_download_url = transfers.serveFile(found.file);
      return { ok: true, signed_download_url, matched_key: found.key };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = getUrl(request);
    const sent = record(parseJson(await readBodyText(request)));
    const job = jobs.get(getBearer(request));
    const call = methods[pathname.replace('/twirp/github.actions.results.api.v1.', '')];
    if (!job) return sendJson(response, 401, refuse(401, 'unauthenticated', 'invalid token'));
    if (!call) return sendJson(response, 404, refuse(404, 'bad_route', `no handler: ${pathname}`));
    const answered = await call(job, sent);
    sendJson(response, 'status' in answered ? answered.status : 200, answered);
  }

  return {
    handler: answer,
    transfers: transfers.handler,
    /** Returns a runtime token for a job, valid until the job ends. */
    open(job: RuntimeJob): string {
      const scope = `Actions.Results:${job.run}:${job.job}`;
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const signature = randomBytes(48).toString('base64url');
      const token = [encode({ typ: 'JWT', alg: 'RS256' }), encode({ scp: scope }), signature].join(
        '.',
      );
      jobs.set(token, job);
      return token;
    },
    end: (token: string) => void jobs.delete(token),
  };
}

async function storeArtifact(job: RuntimeJob, name: string, content: Buffer) {
  const { run, attempt, repository } = job;
  const base = path.join(job.store, 'artifacts', String(run), name);
  const folder = attempt > 1 ? `${base}-${attempt}` : base;
  rmSync(folder, { recursive: true, force: true });
  const isFile = content.toString('latin1', 0, 2) !== 'PK';
  const files = isFile ? [{ name, content }] : await unzip(content);
  for (const file of files) {
    const target = path.resolve(folder, file.name);
    if (!target.startsWith(folder + path.sep)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  return addArtifact(repository, { name, run, attempt, folder, isFile });
}

function toListed(artifact: LocalArtifact, { run, job }: RuntimeJob): object {
  const { id, name, bytes, digest, createdAt } = artifact;
  return {
    workflow_run_backend_id: String(run),
    workflow_job_run_backend_id: String(job),
    database_id: String(id),
    name,
    size: String(bytes),
    created_at: createdAt,
    digest,
  };
}
