import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gitEnvironment, runGit } from '../github/git/run-git.ts';
import { isGranted } from '../github/rest/permissions.ts';
import { RunnerRefusal } from '../runner/command.ts';
import type { StandInStep } from './types.ts';

/** Stands in for `actions/checkout`: https://github.com/actions/checkout#usage */
export async function checkout(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { github, workspace } = place;
  const own = String(github.repository);
  const repository = inputs.repository || own;
  const source = await findReadable(step, repository);
  const isOther = repository.toLowerCase() !== own.toLowerCase();
  if (!source)
    throw new RunnerRefusal(
      `fatal: repository 'https://github.com/${repository}/' not found: the token lacks ` +
        '"contents: read", or the local GitHub has no such repository.',
    );
  const folder = path.resolve(workspace, inputs.path ?? '');
  if (folder !== workspace && !folder.startsWith(workspace + path.sep))
    throw new RunnerRefusal(`Repository path '${folder}' is not under '${workspace}'`);
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
  await chooseFiles(git, folder, inputs);
  if (target.branch) await git('checkout', '--quiet', '--force', '-B', target.branch, commit);
  else await git('checkout', '--quiet', '--force', '--detach', commit);
  // Like the real action, write the token into the file, because other users can see process
  // arguments.
  const file = path.join(folder, '.git/config');
  let config = await readFile(file, 'utf8');
  if (!config.includes('[remote "origin"]'))
    config +=
      `[remote "origin"]\n\turl = https://github.com/${repository}\n` +
      '\tfetch = +refs/heads/*:refs/remotes/origin/*\n';
  if (inputs['persist-credentials'] !== 'false') {
    const credentials = Buffer.from(`x-access-token:${inputs.token}`).toString('base64');
    place.masks.add(credentials);
    config += `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${credentials}\n`;
  }
  await writeFile(file, config);
  if (inputs.lfs === 'true') await refusePointers(git);
  const { submodules } = inputs;
  if (submodules === 'true' || submodules === 'recursive')
    await updateSubmodules(step, { folder, repository, isRecursive: submodules === 'recursive' });
  Object.assign(step.outputs, { ref, commit });
}

/** Limits the checkout to the wanted files. All objects are fetched, regardless of `filter`. */
async function chooseFiles(git: Git, folder: string, inputs: StandInStep['inputs']): Promise<void> {
  const patterns = (inputs['sparse-checkout'] ?? '').split('\n').map((line) => line.trim());
  const wanted = patterns.filter(Boolean);
  if (wanted.length === 0) return;
  if (inputs['sparse-checkout-cone-mode'] !== 'false')
    return void (await git('sparse-checkout', 'set', '--cone', ...wanted));
  await git('config', 'core.sparseCheckout', 'true');
  await mkdir(path.join(folder, '.git/info'), { recursive: true });
  await writeFile(path.join(folder, '.git/info/sparse-checkout'), `\n${wanted.join('\n')}\n`);
}

/**
 * Fails if the checkout contains Git LFS pointers, because the local GitHub doesn't store the
 * files.
 */
async function refusePointers(git: Git): Promise<void> {
  const pointer = '^version https://git-lfs.github.com/spec/v1$';
  const [file] = (await git('grep', '--cached', '-lE', pointer).catch(() => '')).split('\n');
  if (file) throw new RunnerRefusal(`[404] Object does not exist on the server: ${file} (Git LFS)`);
}

interface Superproject {
  readonly folder: string;
  readonly repository: string;
  readonly isRecursive: boolean;
}

/** Checks out submodules from the local GitHub. */
async function updateSubmodules(step: StandInStep, project: Superproject): Promise<void> {
  const { place, inputs, log } = step;
  const { folder, repository, isRecursive } = project;
  const git = createGit(folder, place.files.home);
  const read = async (key: string) => {
    const pattern = `^submodule\\..*\\.${key}$`;
    const args = ['config', '--file', '.gitmodules', '--get-regexp', pattern];
    const lines = (await git(...args).catch(() => '')).split('\n').filter(Boolean);
    return lines.map((line) => line.slice(line.indexOf(' ') + 1));
  };
  const [addresses, paths] = await Promise.all([read('url'), read('path')]);
  if (addresses.length === 0) return;
  const names: string[] = [];
  const settings: string[] = [];
  for (const address of addresses) {
    const https = address.replace(/^(?:ssh:\/\/)?git@github\.com[:/]/, 'https://github.com/');
    const { href, host, pathname } = new URL(https, `https://github.com/${repository}/`);
    const name = pathname.slice(1).replace(/\.git$/, '');
    const source = host === 'github.com' ? await findReadable(step, name) : undefined;
    if (!source)
      throw new RunnerRefusal(
        `fatal: repository '${href}' not found: the token lacks "contents: read", ` +
          'or the local GitHub has no such repository.',
      );
    names.push(name);
    settings.push('-c', `url.file://${source.folder}.insteadOf=${href}`);
    settings.push('-c', `url.file://${source.folder}.insteadOf=${address}`);
  }
  log(`Fetching submodules of ${repository}: ${names.join(', ')}`);
  const update = ['submodule', 'update', '--init', '--force', '--quiet'];
  await git('-c', 'protocol.file.allow=always', ...settings, ...update);
  if (!isRecursive) return;
  for (const [index, name] of names.entries()) {
    const inner = path.join(folder, paths[index] ?? '');
    await updateSubmodules({ ...step, inputs }, { folder: inner, repository: name, isRecursive });
  }
}

/**
 * Finds a repository.
 * @returns `undefined` if it doesn't exist or the token may not read it
 */
async function findReadable({ place, inputs }: StandInStep, repository: string) {
  const granted = place.deps.github.getPermissions(inputs.token ?? '', repository) ?? {};
  if (!isGranted(granted, { name: 'contents', level: 'read' })) return undefined;
  return await place.deps.findGit(repository);
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
