import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isGranted } from '../../github/permissions.ts';
import { RunnerRefusal } from '../../runner/refusal.ts';
import type { StandInStep } from '../place.ts';

/** `actions/checkout`: https://github.com/actions/checkout#usage */
export async function checkout(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { deps, github, workspace } = place;
  const own = String(github.repository);
  const repository = inputs.repository || own;
  const granted = deps.tokens.get(inputs.token ?? '') ?? {};
  const source = await deps.findGit(repository);
  const isOther = repository.toLowerCase() !== own.toLowerCase();
  // A job's token reads its own repository only.
  const mayRead = isGranted(granted, { name: 'contents', level: 'read' });
  if (!source || !mayRead || (isOther && inputs.token === place.token))
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
  const target = await resolve(createGit(source.folder, place.files.home), ref);
  const commit = isEvent ? String(github.sha) : target.commit;
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
    await git(
      'config',
      'http.https://github.com/.extraheader',
      `AUTHORIZATION: basic ${credentials}`,
    );
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
  for (const [prefix, isBranch] of [
    ['refs/heads/', true],
    ['refs/tags/', false],
  ] as const) {
    const full = ref.startsWith('refs/') ? ref : prefix + ref;
    if (!full.startsWith(prefix)) continue;
    const commit = await find(full);
    const branch = isBranch ? full.slice(prefix.length) : undefined;
    if (commit) return { ref: full, branch, commit };
  }
  const branch = /^refs\/heads\/(.*)$/.exec(ref)?.[1];
  return { ref: ref.replace(/^refs\/pull\//, 'refs/remotes/pull/'), branch };
}

type Git = (...args: string[]) => Promise<string>;

export function createGit(folder: string, home: string): Git {
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
  return async (...args) => {
    try {
      const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], {
        env,
        maxBuffer: 2 ** 26,
      });
      return stdout;
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      throw new RunnerRefusal(stderr?.trim() || message);
    }
  };
}
