import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gitEnvironment, runGit } from '../github/git/run-git.ts';
import { isGranted } from '../github/rest/permissions.ts';
import type { LocalStep } from '../github/state/run.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { downloadArtifact, uploadArtifact } from './artifacts.ts';
import { restoreCache, saveCache } from './caches.ts';
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
};

export const isStandIn = (uses: string) => (uses.split('@', 1)[0] ?? '') in standIns;

const lockfiles: Readonly<Record<string, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
};

/** Uses the Node.js of this computer for any requested version. */
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

/** `actions/checkout`: https://github.com/actions/checkout#usage */
async function checkout(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { deps, github, workspace } = place;
  const own = String(github.repository);
  const repository = inputs.repository || own;
  const granted = deps.github.getPermissions(inputs.token ?? '', repository) ?? {};
  const source = await deps.findGit(repository);
  const isOther = repository.toLowerCase() !== own.toLowerCase();
  const mayRead = isGranted(granted, { name: 'contents', level: 'read' });
  if (!source || !mayRead)
    throw new RunnerRefusal(
      `fatal: repository 'https://github.com/${repository}/' not found: the token lacks ` +
        '"contents: read", or the local GitHub has no such repository.',
    );
  const folder = path.resolve(workspace, inputs.path ?? '');
  if (folder !== workspace && !folder.startsWith(workspace + path.sep))
    throw new RunnerRefusal(`Repository path '${folder}' is not under '${workspace}'`);
  const unsupported = ['submodules', 'lfs', 'sparse-checkout', 'filter'].find(
    (name) => inputs[name] && inputs[name] !== 'false',
  );
  if (unsupported)
    throw new RunnerRefusal(`The local actions/checkout does not know the input "${unsupported}".`);
  await mkdir(folder, { recursive: true });
  const git = createGit(folder, place.files.home);
  const isEvent = !inputs.ref && !isOther;
  const ref = isEvent ? String(github.ref) : inputs.ref || 'HEAD';
  const target = isEvent
    ? { ...toTarget(ref), commit: String(github.sha) }
    : await resolve(createGit(source.folder, place.files.home), ref);
  const { commit } = target;
  if (!commit) throw new RunnerRefusal(`A branch or tag with the name '${ref}' could not be found`);
  log(`Fetching ${commit} of ${repository}`);
  await git('-c', 'init.defaultBranch=main', 'init', '--quiet');
  await git('remote', 'add', 'origin', `https://github.com/${repository}`).catch(() => undefined);
  const depth = inputs['fetch-depth'] || '1';
  const local = target.branch ? `refs/remotes/origin/${target.branch}` : target.ref;
  const upload = 'git -c uploadpack.allowAnySHA1InWant=true upload-pack';
  const fetch = (...args: string[]) =>
    git('fetch', '--quiet', '--force', '--no-tags', '--upload-pack', upload, ...args);
  const from = `file://${source.folder}`;
  const tags = '+refs/tags/*:refs/tags/*';
  const wanted = [`+${commit}:${local}`, ...(inputs['fetch-tags'] === 'true' ? [tags] : [])];
  if (depth === '0') {
    await fetch(from, '+refs/heads/*:refs/remotes/origin/*', tags);
    await fetch(from, ...wanted);
  } else await fetch(`--depth=${depth}`, from, ...wanted);
  if (target.branch) await git('checkout', '--quiet', '--force', '-B', target.branch, commit);
  else await git('checkout', '--quiet', '--force', '--detach', commit);
  if (inputs['persist-credentials'] !== 'false') {
    const credentials = Buffer.from(`x-access-token:${inputs.token}`).toString('base64');
    place.masks.add(credentials);
    // Other accounts see the arguments of a process, so the action, too, writes it into the file.
    const header = (value: string) => `AUTHORIZATION: basic ${value}`;
    await git('config', 'http.https://github.com/.extraheader', header('***'));
    const file = path.join(folder, '.git/config');
    const config = await readFile(file, 'utf8');
    await writeFile(file, config.replace(header('***'), header(credentials)));
  }
  Object.assign(step.outputs, { ref, commit });
}

interface Target {
  readonly ref: string;
  readonly branch?: string;
  readonly commit?: string;
}

async function resolve(source: Git, ref: string): Promise<Target> {
  const find = async (name: string) =>
    (await source('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '')).trim();
  if (/^[0-9a-f]{40}$/i.test(ref))
    return { ref: 'refs/site-deploy/commit', commit: await find(ref) };
  if (ref === 'HEAD') {
    const head = (await source('symbolic-ref', '--short', 'HEAD')).trim();
    return { ref, branch: head, commit: await find('HEAD') };
  }
  const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
  for (const name of names) {
    const commit = await find(name);
    if (commit) return { ref: name, branch: getBranch(name), commit };
  }
  return toTarget(ref);
}

function toTarget(ref: string): Target {
  return { ref: ref.replace(/^refs\/pull\//, 'refs/remotes/pull/'), branch: getBranch(ref) };
}

const getBranch = (ref: string) => /^refs\/heads\/(.*)$/s.exec(ref)?.[1];

type Git = (...args: string[]) => Promise<string>;

function createGit(folder: string, home: string): Git {
  return async (...args) => {
    const { code, stdout, stderr } = await runGit(folder, args, { ...gitEnvironment, HOME: home });
    if (code !== 0) throw new RunnerRefusal(stderr.trim() || `git ${args[0]} failed`);
    return stdout;
  };
}
