import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContentFile } from '../../config/content-file.ts';
import { loadSeoFile } from '../../config/seo-file.ts';
import type { Deps } from '../../shared/deps.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { runCommand } from '../../shared/process.ts';
import type { Plan } from '../plan/types.ts';
import { findCommands } from './commands.ts';
import { buildEnvironment } from './environment.ts';
import { findOutput } from './output.ts';

/** One file of a built site. */
export interface BuiltFile {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
}

/** A site as its own generator has made it. */
export interface BuiltSite {
  /** Absolute path. */
  readonly folder: string;
  /** What was run to make it, in order. */
  readonly commands: readonly string[];
  /** Where it lies, relative to the workspace, for messages. */
  readonly output?: string;
  /** What the folder must hold, where another job has built it. */
  readonly files?: readonly BuiltFile[];
  /** Digest over these files, for the proof of where they come from. */
  readonly builtDigest?: string;
}

/** How many of the last lines of a command that failed are part of the error. */
const tailLength = 25;

/**
 * Installs the site's dependencies and runs its build, in an environment without any credential.
 * @param env the environment that the allow-list picks from
 * @throws SiteDeployError `BUILD_*`, `CONTENT_FILE_INVALID`, `SEO_FILE_INVALID`
 */
export async function build(
  plan: Plan,
  env: Readonly<Record<string, string | undefined>>,
  deps: Deps,
): Promise<BuiltSite> {
  const commands = await findCommands(plan);
  const builtSince = commands.build === undefined ? undefined : deps.clock.now();
  if (commands.remark !== undefined) deps.log.warn(commands.remark);
  const minutes = plan.config.build.timeoutMinutes;
  const timeLimit = AbortSignal.timeout(minutes * 60_000);
  const context = {
    plan,
    environment: buildEnvironment(plan, env, { texts: await writeTexts(plan, deps), seo: await writeSeo(plan, deps) }),
    deps,
    signal: AbortSignal.any([deps.signal, timeLimit]),
  };
  try {
    if (commands.install !== undefined) await run(commands.install, 'BUILD_INSTALL_FAILED', context);
    if (commands.build !== undefined) await run(commands.build, 'BUILD_FAILED', context);
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!timeLimit.aborted) throw error;
    throw new SiteDeployError(
      'BUILD_TIMEOUT',
      `The build was ended after ${minutes} minute(s) (build.timeoutMinutes).`,
    );
  }
  const folder = await findOutput(plan, builtSince);
  const output = path.relative(plan.workspace, folder) || '.';
  return { folder, output, commands: [commands.install, commands.build].filter((command) => command !== undefined) };
}

/** The text overrides as JSON whatever the content file is, so that a site can import them. Empty in runtime mode and where there are none. */
async function writeTexts({ workspace, config: { content } }: Plan, { scratch }: Deps): Promise<string> {
  const read = content.mode === 'commit' ? await loadContentFile(workspace, content.file) : undefined;
  const file = path.join(scratch, 'site-text.json');
  await writeFile(file, `${JSON.stringify(Object.fromEntries(read?.texts ?? []), null, 2)}\n`);
  return file;
}

/**
 * The committed snapshot of the SEO metadata, in every mode: a build job has no identity to ask the portal with. The
 * finish step puts in what the portal says by then.
 */
async function writeSeo({ workspace, config: { seo } }: Plan, { scratch }: Deps): Promise<string> {
  const snapshot = seo.enabled ? await loadSeoFile(workspace, seo.file) : { pages: {} };
  const file = path.join(scratch, 'site-seo.json');
  await writeFile(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  return file;
}

interface RunContext {
  readonly plan: Plan;
  readonly environment: Record<string, string>;
  readonly deps: Deps;
  readonly signal: AbortSignal;
}

async function run(command: string, code: ErrorCode, { plan, environment, deps, signal }: RunContext): Promise<void> {
  const where = path.relative(plan.workspace, plan.buildRoot) || '.';
  const output = deps.log.foreign(where === '.' ? command : `${command}  (in ${where})`);
  const tail: string[] = [];
  try {
    const result = await runCommand(command, {
      cwd: plan.buildRoot,
      env: environment,
      signal,
      onLine(line) {
        output.line(line);
        tail.push(line);
        if (tail.length > tailLength) tail.shift();
      },
    });
    if (result.code === 0) return;
    const how = result.code === null ? `was ended by ${result.killedBy}` : `ended with exit code ${result.code}`;
    // 127 (9009 on Windows) is the shell's own word for "no such program".
    const isMissing = result.code === 127 || result.code === 9009;
    const facts = ['its last lines:', ...tail.map((line) => `| ${line}`)];
    throw new SiteDeployError(isMissing ? 'BUILD_TOOL_MISSING' : code, `"${command}" ${how}.`, { facts });
  } finally {
    output.close();
  }
}
