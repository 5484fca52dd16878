import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseJson, toObject } from '../../shared/json.ts';
import type { LocalStep } from '../github/state/run.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { downloadArtifact, uploadArtifact } from './artifacts.ts';
import { restoreCache, saveCache } from './caches.ts';
import { checkout } from './checkout.ts';
import type { StandInStep } from './types.ts';

export const standIns: Readonly<Record<string, (step: StandInStep) => Promise<void>>> = {
  'actions/checkout': checkout,
  'actions/setup-node': setupNode,
  'actions/upload-artifact': uploadArtifact,
  'actions/download-artifact': downloadArtifact,
  'actions/attest': attest,
  'actions/cache': async (step) => {
    await restoreCache(step);
    const name = 'Post actions/cache';
    const run = (record: LocalStep) =>
      saveCache({ ...step, log: (line) => void record.log.push(line) });
    step.place.posts.push({ name, condition: 'success()', run });
  },
  'actions/cache/restore': restoreCache,
  'actions/cache/save': saveCache,
  'actions/configure-pages': configurePages,
  'actions/upload-pages-artifact': uploadPagesArtifact,
  'actions/deploy-pages': deployPages,
  'pnpm/action-setup': setupPnpm,
};

export const isStandIn = (uses: string) => (uses.split('@', 1)[0] ?? '') in standIns;

const lockfiles: Readonly<Record<string, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
};

/**
 * Stands in for `actions/setup-node`, with this computer's Node.js instead of the requested
 * version.
 */
async function setupNode({ place, inputs, log, outputs }: StandInStep): Promise<void> {
  const { workspace } = place;
  const file = inputs['node-version-file'];
  const versions = path.resolve(workspace, file ?? '');
  if (file && !existsSync(versions))
    throw new RunnerRefusal(`The specified node version file at: ${versions} does not exist`);
  const { cache = '' } = inputs;
  const known = lockfiles[cache];
  if (cache && !known) throw new RunnerRefusal(`Caching for '${cache}' is not supported`);
  const wanted = inputs['cache-dependency-path'];
  const unresolved = 'Some specified paths were not resolved, unable to cache dependencies.';
  if (known && wanted && !existsSync(path.resolve(workspace, wanted)))
    throw new RunnerRefusal(unresolved);
  if (known && !wanted && !known.some((name) => existsSync(path.join(workspace, name))))
    throw new RunnerRefusal(
      `Dependencies lock file is not found in ${workspace}. Supported file patterns: ${known}`,
    );
  const asked = inputs['node-version'] || file || 'any';
  log(`Using Node.js ${process.version} of this computer. Requested: ${asked}`);
  outputs['node-version'] = process.version;
}

/**
 * Stands in for `pnpm/action-setup`, with this computer's pnpm instead of the requested version.
 */
async function setupPnpm({ place, inputs, log, outputs }: StandInStep): Promise<void> {
  const file = path.resolve(place.workspace, inputs.package_json_file || 'package.json');
  const manifest = existsSync(file) ? toObject(parseJson(await readFile(file, 'utf8'))) : {};
  const named = /^pnpm@([^+]+)/.exec(String(manifest.packageManager))?.[1];
  const { version = named, run_install: install = 'false' } = inputs;
  if (!version) throw new RunnerRefusal('No pnpm version is specified.');
  if (named && inputs.version && named !== inputs.version)
    throw new RunnerRefusal(
      `Multiple versions of pnpm specified: version ${inputs.version} in the GitHub Action ` +
        `config with the key "version", version pnpm@${named} in the package.json with the key ` +
        '"packageManager"',
    );
  if (!['false', 'null', ''].includes(install))
    throw new RunnerRefusal('The local pnpm/action-setup does not know the input "run_install".');
  const folders = [
    ...place.path,
    ...(place.env.PATH ?? process.env.PATH ?? '').split(path.delimiter),
  ];
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'pnpm')));
  if (!folder) throw new RunnerRefusal('pnpm is not installed on this computer.');
  log(`Using pnpm of this computer. Requested: ${version}`);
  Object.assign(outputs, { dest: folder, bin_dest: folder });
}

async function attest({ place, inputs, log, outputs }: StandInStep): Promise<void> {
  const { permissions, repository, job, deps } = place;
  const noToken = 'Failed to get ID token: Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable';
  if (permissions['id-token'] !== 'write') throw new RunnerRefusal(noToken);
  const noAccess = 'Failed to persist attestation: Resource not accessible by integration';
  if (permissions.attestations !== 'write') throw new RunnerRefusal(noAccess);
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

function getAddress({ place }: StandInStep): URL {
  const [owner = '', name = ''] = place.repository.fullName.toLowerCase().split('/');
  const host = `https://${owner}.github.io`;
  return new URL(name === `${owner}.github.io` ? '/' : `/${name}/`, host);
}

/**
 * Stands in for `actions/configure-pages`:
 * https://github.com/actions/configure-pages/blob/main/action.yml
 */
async function configurePages(step: StandInStep): Promise<void> {
  const { permissions } = step.place;
  if (!permissions.pages)
    throw new RunnerRefusal('Get Pages site failed. Resource not accessible by integration');
  const { href, origin, host, pathname } = getAddress(step);
  const [base_url, base_path] = [href, pathname].map((text) => text.replace(/\/$/, ''));
  Object.assign(step.outputs, { base_url, origin, host, base_path });
}

/**
 * Stands in for `actions/upload-pages-artifact`. Stores a tar archive as the only file of an
 * artifact: https://github.com/actions/upload-pages-artifact
 */
async function uploadPagesArtifact(step: StandInStep): Promise<void> {
  const { place, inputs } = step;
  const folder = path.resolve(place.workspace, inputs.path || '_site/');
  if (!existsSync(folder)) throw new RunnerRefusal(`tar: ${folder}: Cannot open: No such file`);
  const file = path.join(place.files.temp, 'artifact.tar');
  const hidden = ['--exclude=.git', '--exclude=.github', '--exclude=.[^/]*'];
  const options = ['--dereference', '--hard-dereference', '--directory', folder];
  await promisify(execFile)('tar', [...options, '-cf', file, ...hidden, '.']);
  const name = inputs.name || 'github-pages';
  const days = inputs['retention-days'] || '1';
  const outputs: Record<string, string> = {};
  const sent = { name, path: file, 'if-no-files-found': 'error', 'retention-days': days };
  await uploadArtifact({ ...step, inputs: sent, outputs });
  step.outputs.artifact_id = outputs['artifact-id'] ?? '';
}

/**
 * Stands in for `actions/deploy-pages`. Checks the permissions and the artifact but deploys
 * nothing, because the local cloud doesn't serve Pages.
 */
async function deployPages(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { permissions, repository, job } = place;
  for (const name of ['pages', 'id-token'])
    if (permissions[name] !== 'write')
      throw new RunnerRefusal(`Ensure GITHUB_TOKEN has permission "${name}: write".`);
  const name = inputs.artifact_name || 'github-pages';
  const { id } = job.node.scope.run;
  const found = repository.artifacts.filter((item) => item.run === id && item.name === name);
  if (found.length === 0)
    throw new RunnerRefusal(
      `No artifacts named "${name}" were found for this workflow run. Ensure artifacts are ` +
        'uploaded with actions/upload-artifact@v4 or later.',
    );
  step.outputs.page_url = getAddress(step).href;
  log('Reported success! The local GitHub serves no Pages.');
}
