import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { RunnerRefusal } from '../../runner/refusal.ts';
import type { JobPlace, StandIn, StandInStep } from '../place.ts';
import { downloadArtifact, uploadArtifact } from './artifacts.ts';
import { checkout } from './checkout.ts';

export const standIns: Readonly<Record<string, StandIn>> = {
  'actions/checkout': checkout,
  'actions/setup-node': setupNode,
  'actions/upload-artifact': uploadArtifact,
  'actions/download-artifact': downloadArtifact,
  'actions/attest': attest,
  'actions/cache': async (step) => {
    await restoreCache(step);
    step.place.posts.push({ name: 'Post actions/cache', run: () => saveCache(step) });
  },
  'actions/cache/restore': restoreCache,
  'actions/cache/save': saveCache,
};

const lockfiles: Readonly<Record<string, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
};

/** The Node.js of this computer takes the place of any version. */
async function setupNode({ place, inputs, log, outputs }: StandInStep): Promise<void> {
  const { workspace } = place;
  const file = inputs['node-version-file'];
  if (file && !existsSync(path.resolve(workspace, file)))
    throw new RunnerRefusal(
      `The specified node version file at: ${path.resolve(workspace, file)} does not exist`,
    );
  const { cache = '' } = inputs;
  const known = lockfiles[cache];
  if (cache && !known) throw new RunnerRefusal(`Caching for '${cache}' is not supported`);
  const wanted = inputs['cache-dependency-path'];
  if (known && wanted && !existsSync(path.resolve(workspace, wanted)))
    throw new RunnerRefusal(
      'Some specified paths were not resolved, unable to cache dependencies.',
    );
  if (known && !wanted && !known.some((name) => existsSync(path.join(workspace, name))))
    throw new RunnerRefusal(
      `Dependencies lock file is not found in ${workspace}. Supported file patterns: ${known}`,
    );
  const version = inputs['node-version'];
  log(
    `Node.js ${process.version} of this computer is used. Asked for: ${version || file || 'any'}`,
  );
  outputs['node-version'] = process.version;
}

async function attest({ place, inputs, log, outputs }: StandInStep): Promise<void> {
  const { permissions, repository, job, deps } = place;
  if (permissions['id-token'] !== 'write')
    throw new RunnerRefusal(
      'Failed to get ID token: Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable',
    );
  if (permissions.attestations !== 'write')
    throw new RunnerRefusal(
      'Failed to persist attestation: Resource not accessible by integration',
    );
  const digest = inputs['subject-digest'] ?? '';
  if (!/^sha256:[0-9a-f]{64}$/.test(digest))
    throw new RunnerRefusal('subject-digest must be in the format "sha256:<hex-digest>"');
  const { 'subject-name': name = '' } = inputs;
  const subject = { 'subject-name': name, 'subject-digest': digest };
  const bundle = await deps.attest(subject, job);
  repository.attestations.set(digest, [...(repository.attestations.get(digest) ?? []), bundle]);
  log(`Attestation created for ${name}@${digest}`);
  outputs['attestation-url'] = `https://github.com/${repository.fullName}/attestations`;
}

const getCaches = ({ deps, repository }: JobPlace) =>
  path.join(deps.store, 'caches', encodeURIComponent(repository.fullName));

async function restoreCache({ place, inputs, outputs, log }: StandInStep): Promise<void> {
  const { key = '' } = inputs;
  if (!key || !inputs.path) throw new RunnerRefusal('Input required and not supplied: key, path');
  const folder = getCaches(place);
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const newestFirst = dated.sort((a, b) => b.at - a.at).map(({ name }) => decodeURIComponent(name));
  const prefixes = (inputs['restore-keys'] ?? '').split('\n').filter(Boolean);
  const found =
    newestFirst.find((name) => name === key) ??
    prefixes.map((start) => newestFirst.find((name) => name.startsWith(start))).find(Boolean);
  outputs['cache-primary-key'] = key;
  outputs['cache-hit'] = '';
  if (!found) {
    log(`Cache not found for input keys: ${[key, ...prefixes].join(', ')}`);
    return;
  }
  outputs['cache-hit'] = String(found === key);
  outputs['cache-matched-key'] = found;
  const from = path.join(folder, encodeURIComponent(found));
  for (const [index, target] of listPaths(inputs, place).entries())
    await cp(path.join(from, String(index)), target, { recursive: true }).catch(() => undefined);
  log(`Cache restored from key: ${found}`);
}

/** A key is written once; nothing is stored if a step failed. */
async function saveCache({ place, inputs, outputs }: StandInStep): Promise<void> {
  const to = path.join(getCaches(place), encodeURIComponent(inputs.key ?? ''));
  if (outputs['cache-hit'] === 'true' || existsSync(to) || place.signal.aborted) return;
  await mkdir(to, { recursive: true });
  for (const [index, from] of listPaths(inputs, place).entries())
    await cp(from, path.join(to, String(index)), { recursive: true }).catch(() => undefined);
}

function listPaths(inputs: StandInStep['inputs'], { workspace, files }: JobPlace): string[] {
  const lines = (inputs.path ?? '').split('\n').filter(Boolean);
  return lines.map((line) => path.resolve(workspace, line.replace(/^~/, files.home)));
}
