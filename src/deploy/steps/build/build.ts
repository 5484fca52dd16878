import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatTexts, loadContentFile, loadSeoFile } from '../../../config/content-file.ts';
import type { BuildRead } from '../../../config/schema.ts';
import { maskTokens } from '../../../config/secret-values.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { isInside } from '../../../shared/paths.ts';
import { count } from '../../../shared/units.ts';
import type { BuiltSite } from '../../artifact/artifact.ts';
import type { Plan } from '../plan/types.ts';
import { type BuildCommands, findCommands } from './commands.ts';
import { copyDeclared } from './declared-copy.ts';
import { buildEnvironment, warnAboutExposedSecrets } from './environment.ts';
import { CommandOutput, explainInstall } from './install-failure.ts';
import { buildMark, killLeftoverProcesses } from './left-behind.ts';
import { findOutput, findServer, functionsRemark } from './output.ts';
import { stageRootSite } from './root-site.ts';
import { textKeyWarning } from './text-keys.ts';

/** Tolerance in ms, because file times have a low resolution and may lag behind. */
const clockStepMs = 20;

export async function build(plan: Plan, deps: Deps): Promise<BuiltSite> {
  const place = plan.config.build.reads ? await copyDeclared(plan, deps) : plan;
  const commands = await findCommands(place);
  if (commands.remark) deps.log.warn(commands.remark);
  const textKeys = await textKeyWarning(plan);
  if (textKeys) deps.log.warn(textKeys, { concern: 'visitors' });
  const began = Date.now() - clockStepMs;
  const ran = compact([commands.install, commands.build]);
  if (ran.length > 0) await runCommands(commands, plan, place.buildRoot, deps);
  const wasBuilt = commands.build !== undefined;
  const folder = await findOutput(place, wasBuilt ? began : undefined);
  const server =
    wasBuilt && findServer(place.buildRoot, path.relative(place.buildRoot, folder), began);
  if (server)
    deps.log.info(
      `The build also wrote ${server}, for a server, and it is not deployed: only what the build ` +
        'wrote as files has an address.',
    );
  const functions = functionsRemark(place);
  if (functions) deps.log.warn(functions, { concern: 'visitors' });
  const built = { commands: ran, checkout: place === plan ? undefined : place.workspace };
  if (!isInside(folder, place.buildRoot)) return { ...built, folder };
  const copy = await stageRootSite(place, folder, wasBuilt, deps);
  return { ...built, folder: copy, isRoot: true };
}

async function runCommands(
  commands: BuildCommands,
  plan: Plan,
  cwd: string,
  deps: Deps,
): Promise<void> {
  warnAboutExposedSecrets(plan, deps);
  const minutes = plan.config.build.timeoutMinutes;
  const timeLimit = AbortSignal.timeout(minutes * 60_000);
  const mark: string = randomUUID();
  const files = await writeContent(plan, deps);
  const environment = { ...buildEnvironment(plan, deps.env, files), [buildMark]: mark };
  const signal = AbortSignal.any([deps.signal, timeLimit]);
  const context = { plan, cwd, environment, deps, remark: commands.remark, signal };
  try {
    if (commands.install) await run(commands.install, installFailed, context);
    if (!commands.build) return;
    // Check after the installation: without a lockfile, only the installed packages show which Node
    // version they require.
    const unfit = await findUnfitNode(context);
    if (unfit) deps.log.warn(unfit);
    await run(commands.build, buildFailed, { ...context, unfit });
  } catch (error) {
    deps.signal.throwIfAborted();
    // Prefer the error of a command, which is more specific than the time limit.
    if (!timeLimit.aborted || error instanceof SiteDeployError) throw error;
    const limit = count(minutes, 'minute');
    const message = `The build was stopped after ${limit} (build.timeoutMinutes).`;
    throw new SiteDeployError('BUILD_TIMEOUT', message);
  } finally {
    await killLeftoverProcesses(mark, deps);
  }
}

async function writeContent({ workspace, config }: Plan, deps: Deps) {
  const { content, seo } = config;
  const isDeclared = (read: BuildRead) => config.build.reads?.includes(read) ?? true;
  const write = async (name: string, read: BuildRead, json: string) => {
    const file = path.join(deps.scratch, name);
    if (isDeclared(read)) await writeFile(file, `${json}\n`);
    return file;
  };
  const read =
    content.mode === 'commit' ? await loadContentFile(workspace, content.file) : undefined;
  const texts = await write('site-text.json', 'texts', formatTexts(read?.texts ?? new Map()));
  const snapshot = seo.enabled ? await loadSeoFile(workspace, seo.file) : { pages: {} };
  return { texts, seo: await write('site-seo.json', 'seo', JSON.stringify(snapshot, null, 2)) };
}

interface BuildContext {
  readonly plan: Plan;
  /** Folder `build.root`, in the copy of the workspace if there is one. */
  readonly cwd: string;
  readonly environment: Record<string, string>;
  readonly deps: Deps;
  readonly remark: string | undefined;
  /** Requirement that the Node version doesn't meet, if already known. */
  readonly unfit?: string | undefined;
  readonly signal: AbortSignal;
}

type Failure = (how: string, output: CommandOutput) => SiteDeployError;

const installFailed: Failure = (how, output) =>
  new SiteDeployError('BUILD_INSTALL_FAILED', how, { ...explainInstall(output) });

const buildFailed: Failure = (how, output) =>
  new SiteDeployError('BUILD_FAILED', how, {
    facts: ['last lines of its output:', ...output.tail.map((line) => `| ${line}`)],
  });

const toolMissing: Failure = (how, output) =>
  new SiteDeployError('BUILD_TOOL_MISSING', how, { facts: buildFailed(how, output).facts });

async function run(command: string, failed: Failure, context: BuildContext): Promise<void> {
  // Load lazily, because a deploy job runs no commands.
  const { runCommand } = await import('../../../shared/process.ts');
  const { plan, cwd, environment, deps, remark, signal } = context;
  const below = path.relative(plan.workspace, plan.buildRoot);
  const shown = maskTokens(command);
  const commandLog = deps.log.foreign(below ? `${shown}  (in ${below})` : shown);
  const output = new CommandOutput();
  try {
    const result = await runCommand(command, {
      cwd,
      env: environment,
      signal,
      onLine(line) {
        commandLog.line(line);
        output.read(line);
      },
    });
    if (result.code === 0) return;
    let how = `exited with code ${result.code}`;
    if (result.code === null) how = `was terminated by ${result.killedBy}`;
    // Shells exit with 127 (9009 on Windows) if a program is missing.
    const isMissing = result.code === 127 || result.code === 9009;
    const unfit = context.unfit ?? (await findUnfitNode(context));
    // The missing program may be the package manager that an outdated lockfile belongs to.
    const reason = compact([`"${shown}" ${how}.`, unfit, isMissing && remark]).join(' ');
    throw (isMissing ? toolMissing : failed)(reason, output);
  } finally {
    commandLog.close();
  }
}

/**
 * Returns the requirement that the Node version doesn't meet, if any. Ignores its own errors, which
 * must not hide the build's.
 */
async function findUnfitNode({ plan, cwd, environment, deps }: BuildContext) {
  const { unfitNode } = await import('./engines.ts');
  return unfitNode({ ...plan, buildRoot: cwd }, environment, deps).catch(() => undefined);
}
