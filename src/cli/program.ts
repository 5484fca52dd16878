import { Command, CommanderError } from 'commander';
import { didYouMean } from '../config/nearest.ts';
import { describeError, SiteDeployError, usageError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { plainLog, type TextStream } from '../shared/plain-log.ts';
import { sanitize } from '../shared/sanitize.ts';
import { Redactor } from '../shared/secret.ts';
import { version } from '../shared/version.ts';
import { checkCommand } from './check/command.ts';
import { completionCommand } from './completion/command.ts';
import { type CommandContext, type Execute, type ExitCode, toExitCode } from './context.ts';
import { addCommand, type Definition, findChild } from './definition.ts';
import { deployCommand } from './deploy/command.ts';
import { fleetCommands } from './fleet/command.ts';
import { initCommand } from './init/command.ts';
import { localCloudCommand } from './localcloud/command.ts';
import { onboardCommands } from './onboard/command.ts';

import { refuseControlCharacters, refuseEmptyValues } from './option-rules.ts';
import { organisationCommands } from './organisation/command.ts';
import { portalCommands } from './portal/command.ts';
import { previewsCommands } from './previews/command.ts';
import { releaseCommands } from './release/command.ts';
import { requestsCommands } from './requests/command.ts';
import { rollbackCommand } from './rollback/command.ts';
import { statusCommand } from './status/command.ts';
import { safeJson } from './terminal/cell.ts';
import type { DeferredSignals } from './terminal/deferred-signals.ts';
import { fitStream, getColumns } from './terminal/fit.ts';
import { addNote, helpWidth } from './terminal/help.ts';
import { createWaiting, whileVisible } from './terminal/waiting.ts';
import { textsCommands } from './texts/command.ts';
import { workspaceCommands } from './workspace/command.ts';

const description =
  "Takes a website's repository from a push to a live, verified site, with no cloud secret " +
  'stored anywhere.';

const commands: readonly (readonly [heading: string, readonly Definition[]])[] = [
  ['Start:', [initCommand, checkCommand, deployCommand, localCloudCommand]],
  ['Set up repositories:', [...onboardCommands, ...fleetCommands, ...organisationCommands]],
  [
    'Operate:',
    [statusCommand, ...releaseCommands, ...requestsCommands, rollbackCommand, ...previewsCommands],
  ],
  ['Site management portal:', [...portalCommands, ...textsCommands]],
  ['File-and-workspace API:', workspaceCommands],
  ['Start:', [completionCommand]],
];

export interface ProgramContext
  extends Pick<CommandContext, 'env' | 'cwd' | 'stdin' | 'signal' | 'onEarlyEnd'> {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly signals?: Pick<DeferredSignals, 'handle' | 'suspend'>;
  /** Called before the command runs, if stdout carries data. */
  readonly onData?: () => void;
}

export async function run(
  args: readonly string[],
  programContext: ProgramContext,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const redactor = new Redactor();
  const { env } = programContext;
  // A CI log can't show an indicator that redraws its line.
  const isInteractive =
    programContext.stdout.isTTY === true &&
    programContext.stderr.isTTY === true &&
    env.TERM !== 'dumb' &&
    !env.CI;
  const waiting = createWaiting(programContext.stdout, programContext.stderr, isInteractive);
  const { stdout } = waiting;
  const people = fitStream(stdout, getColumns(stdout, env));
  const stderr = fitStream(waiting.stderr, getColumns(waiting.stderr, env));
  const context = { ...programContext, stdout, stderr };
  const program = createProgram(context, async (command, stdoutIsData) => {
    if (stdoutIsData) programContext.onData?.();
    const log = logTo(stdoutIsData ? stderr : people, context, redactor);
    programContext.signals?.handle();
    const suspend = programContext.signals?.suspend ?? ((load) => load());
    const loading: CommandContext['loading'] = (load) =>
      whileVisible(waiting.show('loading', true), suspend(load));
    code = await command({ ...context, log, redactor, waiting: waiting.show, loading });
  });
  const reportFailure = (thrown: unknown) => {
    const { aborted, reason } = context.signal;
    const error = SiteDeployError.from(aborted ? reason : thrown);
    const log = logTo(stderr, context, redactor);
    for (const line of describeError(error)) log.error(line);
    // Print the error as JSON too, because programs read the portal's responses.
    if (args[0] === 'portal' && args.includes('--json')) {
      const { code, message, facts, remedy } = error;
      const failure = safeJson({ error: { code, message, facts, remedy } });
      stdout.write(`${redactor.redact(failure)}\n`);
    }
    return toExitCode(error);
  };
  refuseEmptyValues(program);
  try {
    refuseControlCharacters(args);
    const words = expandHelp(args);
    refuseUnknownCommand(program, words);
    await program.parseAsync(words, { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof CommanderError) code = thrown.exitCode === 0 ? 0 : 2;
    else code = reportFailure(thrown);
  }
  return code;
}

export function createProgram(context: ProgramContext, execute: Execute): Command {
  const { stdout, stderr, env } = context;
  const program = new Command('site-deploy')
    .description(description)
    .version(version, '-V, --version', 'print the version of site-deploy')
    // After a command's name, options belong to the command: "deploy --version" sets the site's
    // version.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void fitStream(stdout, getColumns(stdout, env)).write(text),
      // Sanitize the message: it repeats user input, which a workflow's runner could take as a
      // command.
      writeErr: (text) => void stderr.write(sanitize(text)),
      getOutHelpWidth: () => helpWidth(stdout, env),
      getErrHelpWidth: () => helpWidth(stderr, env),
      getOutHasColors: () => usesColor(stdout, env),
      getErrHasColors: () => usesColor(stderr, env),
    })
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError('(see --help for usage)');
  addNote(
    program,
    'Each command has its own --help. Exit codes: 0 done, 1 failed, 2 usage error, ' +
      '3 something left to do (onboard); of the portal also 4 not allowed, 5 not found, ' +
      '6 in conflict, 7 try again later.',
  );

  for (const [heading, definitions] of commands) {
    program.commandsGroup(heading);
    for (const definition of definitions) addCommand(program, definition, execute);
  }
  program.addHelpCommand(
    new Command('help')
      .argument('[command...]')
      .description('Show the help of a command.')
      .helpGroup('Start:'),
  );
  return program;
}

/**
 * Converts `help portal seo` to `portal seo --help`, because Commander's help command takes one
 * word.
 */
function expandHelp(args: readonly string[]): readonly string[] {
  if (args[0] !== 'help') return args;
  return [...args.slice(1), '--help'];
}

/**
 * Refuses unknown commands, because Commander shows the help of `portal` for `portal nope --help`
 * and suggests wrong names for `sites portal`.
 */
function refuseUnknownCommand(program: Command, args: readonly string[]) {
  const words = args.filter((word) => word !== 'help');
  let group = program;
  for (const [index, word] of words.entries()) {
    if (group.commands.length === 0 || !/^[^-]/.test(word)) return;
    const command = findChild(group, word);
    if (!command) throw unknownCommand(group, words.slice(0, index), word, words[index + 1]);
    group = command;
  }
}

function unknownCommand(group: Command, path: readonly string[], word: string, next = '') {
  const refuse = (name: string, near: string) =>
    usageError(`There is no command "${name}"${near || '.'}`, `See ${help}.`);
  const help = ['site-deploy', ...path, '--help'].join(' ');
  const other = findChild(group, next);
  if (other && findChild(other, word))
    return refuse(`${word} ${next}`, `; did you mean "${next} ${word}"?`);
  const names = group.commands.map((command) => command.name());
  return refuse([...path, word].join(' '), didYouMean(word, names));
}

function logTo(stream: TextStream, context: ProgramContext, redactor: Redactor): Log {
  const { env, stderr } = context;
  const verbose = env.RUNNER_DEBUG === '1' || Boolean(env.DEBUG);
  const to = (target: TextStream) =>
    plainLog({ stream: target, color: usesColor(target, env), verbose }, redactor);
  const log = to(stream);
  const errors = to(stderr);
  return {
    ...log,
    warn: (line) => log.warn(namingOptions(line)),
    error: (line) => errors.error(namingOptions(line)),
  };
}

/**
 * Returns whether to use colours. Follows https://no-color.org and, for CI systems that show
 * colours, FORCE_COLOR.
 */
function usesColor(stream: TextStream, env: CommandContext['env']): boolean {
  if (env.NO_COLOR) return false;
  if ((env.FORCE_COLOR ?? '0') !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

const optionsByInput: Readonly<Record<string, string>> = {
  config: '--config',
  environment: '--environment',
  version: '--site-version',
  'site-version': '--site-version',
  workflow: '--workflow',
  mode: '--mode',
  uploader: '--uploader',
  'dry-run': '--dry-run',
  force: '--force',
  'api-token': 'SITE_DEPLOY_API_TOKEN',
};

const named = /(?:\b[Tt]he )?\binputs? "([a-z-]+)"(?: and "([a-z-]+)")?/g;
const assigned = /"(mode|uploader): ([a-z]+)"/g;

/** Replaces the names of Action inputs in an error with the CLI's options. */
export function namingOptions(line: string): string {
  return line
    .replace(named, (all, first: string, second?: string) => {
      const options = [first, second]
        .filter((name) => name !== undefined)
        .map((name) => optionsByInput[name]);
      if (options.includes(undefined)) return all;
      return options.join(' and ');
    })
    .replace(assigned, '--$1 $2');
}
