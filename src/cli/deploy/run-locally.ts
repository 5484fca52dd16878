import { rmSync } from 'node:fs';
import { constants, cp, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findVersion } from '../../deploy/steps/plan/version.ts';
import {
  type ActionResult,
  type JobCloud,
  type LocalTexts,
  loadRunner,
} from '../../localcloud/localcloud.ts';
import { getSignalName } from '../../shared/cancel.ts';
import { compact } from '../../shared/compact.ts';
import { beforeExit } from '../../shared/before-exit.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createExec } from '../../shared/exec.ts';
import { isMissing, replaceFile } from '../../shared/files.ts';
import { createGit, type Git } from '../../shared/git.ts';
import type { CommandContext } from '../context.ts';
import { describeUncommitted } from '../inputs/local-checkout.ts';
import { packageManagerSettings } from './load-local-cloud.ts';
import type { LocalRequest } from './local-request.ts';

/** In ms, as on GitHub: the run reports its own outcome first. A second Ctrl-C ends it at once. */
const graceMs = 10_000;

/** Lines that a local deployment hides: command markers, advice for GitHub jobs, new pages. */
export const runnerNoise: RegExp = new RegExp(
  [
    '^::(stop-commands::)?\\*\\*\\*(::)?$',
    "^In a single job, the site's code can read",
    '^Could not check whether \\w+ is (still the head of|older than the live)',
    '^Warnings that GitHub shows beside the run$',
    '^Warning: The log of this run has \\d+ more',
    '^(one|\\d+) built pages? unknown to the portal: ',
  ].join('|'),
);

/** Runs the actual Action in a separate process, on a copy that leaves the user's folder alone. */
export async function runLocally(
  request: LocalRequest,
  cloud: JobCloud,
  context: CommandContext,
  texts: LocalTexts,
  onLine: (line: string) => void,
): Promise<ActionResult> {
  const { env, signal, stdout } = context;
  const { workspace, environment } = request;
  // The result of `build` belongs in the folder itself, where a deploy job reads it.
  const copies = (request.inputs.mode ?? 'all') === 'all';
  const git = createGit(createExec(), env);
  const shownCommit = `commit ${request.event.sha.slice(0, 12)}`;
  for (const line of await describeSource(request, git, signal)) onLine(line);
  await using copy = copies ? await copyCheckout(workspace, git, signal) : undefined;
  const folder = copy?.folder ?? workspace;
  const taken = copy && (await takeTexts(request, copy.folder, texts, context));
  for (const line of taken?.lines ?? []) onLine(line);
  const { event, inputs } = taken ?? request;
  const warned = new Set<string>();
  const { startAction } = await loadRunner();
  await using action = await startAction({
    workspace: folder,
    event,
    idToken: true,
    jobEnvironment: environment,
    cloud,
    inputs,
    // The site's tools find their settings and caches in the usual location.
    extraEnv: packageManagerSettings(env),
    onLine(line) {
      if (runnerNoise.test(line)) return;
      // The Action repeats warnings at the end, for GitHub's annotations.
      if (line.startsWith('Warning: ')) {
        if (warned.has(line)) return;
        warned.add(line);
      }
      const named = request.hasCommit ? line : line.replace(shownCommit, 'no commit');
      const displayLine = named.replaceAll(folder, workspace);
      onLine(stdout.isTTY === true ? displayLine : stripVTControlCharacters(displayLine));
    },
  });
  let kill: NodeJS.Timeout | undefined;
  const finishOutput = () => {
    action.signal(getSignalName(signal.reason));
    kill = setTimeout(() => action.signal('SIGKILL'), graceMs);
  };
  signal.addEventListener('abort', finishOutput, { once: true });
  if (signal.aborted) finishOutput();
  try {
    const result = await action.done;
    if (result.signal === 'SIGKILL' && !result.outputs.status)
      onLine(
        'It did not end in time and was stopped. ' +
          'It is unknown whether the site on the local cloud changed.',
      );
    await taken?.report(result);
    return result;
  } finally {
    clearTimeout(kill);
    signal.removeEventListener('abort', finishOutput);
  }
}

async function describeSource(request: LocalRequest, git: Git, signal: AbortSignal) {
  const { workspace, event, hasCommit } = request;
  if (!hasCommit) return ['The folder has no commit: the local cloud records a random id.'];
  return compact([await describeUncommitted(git, workspace, event.sha, signal)]);
}

interface RunWithTexts extends Pick<LocalRequest, 'event' | 'inputs'> {
  readonly lines: readonly string[];
  report(result: ActionResult): Promise<void>;
}

/** Adds the texts edited in the portal to the copy of the checkout, as the automation's commit. */
async function takeTexts(
  request: LocalRequest,
  folder: string,
  texts: LocalTexts,
  context: CommandContext,
): Promise<RunWithTexts | undefined> {
  const { config, site, event, inputs } = request;
  if (config.content.mode === 'runtime' || inputs['dry-run'] === 'true') return undefined;
  const { file } = config.content;
  const at = path.join(folder, file);
  const text = await readFile(at, 'utf8').catch(() => '');
  const branch = event.ref.replace('refs/heads/', '');
  const known = { slug: site.slug, branch, file };
  const taken = await texts.take({ ...known, text }).catch((error: unknown) => {
    if (error instanceof SiteDeployError && error.code === 'CONTENT_FILE_INVALID') return undefined;
    throw error;
  });
  if (taken && taken.text !== text) {
    await mkdir(path.dirname(at), { recursive: true });
    await replaceFile(at, taken.text);
  }
  const live = { ...known, text: taken?.text ?? text, commit: taken?.commit ?? event.sha };
  return {
    event: { ...event, sha: live.commit },
    inputs: taken?.commit ? await withVersion(request, context) : inputs,
    lines: taken?.lines ?? [],
    async report({ code, outputs }) {
      if (code === 0 && outputs.status === 'succeeded' && live.text) await texts.report(live);
    },
  };
}

/** Version tags name the commit of the folder, not the one with the texts. */
async function withVersion(
  { workspace, config, event, inputs }: LocalRequest,
  context: CommandContext,
): Promise<LocalRequest['inputs']> {
  if (inputs['site-version']) return inputs;
  await using deps = await openDeps(context);
  const buildRoot = path.join(workspace, config.build.root);
  const run = { id: '1', attempt: 1 };
  const sources = { workspace, config, buildRoot, event: { ...event, run }, input: undefined };
  const version = await findVersion(sources, deps).catch(() => undefined);
  if (!version) return inputs;
  return { ...inputs, 'site-version': version };
}

const left = new Set(['node_modules', '.git', '.hg', '.svn']);
const together = 32;

/** Copies without ignored files, as on a runner. Outside of a repository, copies all but `left`. */
export async function copyCheckout(workspace: string, git: Git, signal: AbortSignal) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-deploy-copy-'));
  const keep = beforeExit(() => rmSync(root, { recursive: true, force: true }));
  const dispose = async () => {
    await rm(root, { recursive: true, force: true });
    keep();
  };
  try {
    // The folder name is the default name of a site.
    const folder = path.join(root, path.basename(workspace));
    const names = await listFilesWithGit(workspace, git, signal);
    if (!names) await copyEntry(workspace, folder, signal);
    else {
      await mkdir(folder);
      const copyNamed = (name: string) =>
        copyEntry(path.join(workspace, name), path.join(folder, name), signal);
      for (let at = 0; at < names.length; at += together)
        await Promise.all(names.slice(at, at + together).map(copyNamed));
      // A build may ask git when a page was changed.
      const gitFolder = (await git(workspace, ['rev-parse', '--absolute-git-dir'], signal))?.trim();
      if (gitFolder) await writeFile(path.join(folder, '.git'), `gitdir: ${gitFolder}\n`);
    }
    return { folder, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    signal.throwIfAborted();
    throw error;
  }
}

async function listFilesWithGit(workspace: string, git: Git, signal: AbortSignal) {
  const listed = await git(
    workspace,
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    signal,
  );
  if (listed === undefined) return undefined;
  return [...new Set(listed.split('\0').filter((name) => name !== ''))];
}

async function copyEntry(source: string, target: string, signal: AbortSignal): Promise<void> {
  const filter = async (file: string) => {
    signal.throwIfAborted();
    const found = await lstat(file).catch(ignoreMissing);
    const isCopied = found?.isFile() || found?.isDirectory() || found?.isSymbolicLink() || false;
    return isCopied && (file === source || !left.has(path.basename(file)));
  };
  const mode = constants.COPYFILE_FICLONE;
  // Git still tracks a deleted file.
  await cp(source, target, { recursive: true, verbatimSymlinks: true, mode, filter }).catch(
    ignoreMissing,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
