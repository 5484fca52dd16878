import { Command, CommanderError, Option } from 'commander';
import { describeError, SiteDeployError } from '../shared/errors/error.ts';
import { plainLog, type TextStream } from '../shared/plain-log.ts';
import { Redactor } from '../shared/secret.ts';
import { version } from '../shared/version.ts';
import type { CommandContext, ExitCode } from './context.ts';
import { addOnboardCommand } from './onboard/command.ts';
import { addPortalCommand } from './portal/command.ts';
import { addPreviewsCommand } from './previews/command.ts';
import { addRollbackCommand } from './rollback/command.ts';
import { addContentCommand } from './texts/command.ts';
import { registerWorkspace } from './workspace/command.ts';

export interface RunContext extends Pick<CommandContext, 'env' | 'cwd' | 'stdin' | 'signal'> {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
}

/** Runs the command that the arguments name. Never throws: what goes wrong is written to stderr. */
export async function run(args: readonly string[], context: RunContext): Promise<ExitCode> {
  let code: ExitCode = 0;
  const redactor = new Redactor();
  const logTo = (stream: TextStream) =>
    plainLog(
      {
        stream,
        color: usesColor(stream, context.env),
        verbose: context.env.RUNNER_DEBUG === '1' || context.env.DEBUG !== undefined,
      },
      redactor,
    );
  const program = createProgram(context, async (command, wantsJson) => {
    // With --json stdout carries the data and nothing else.
    const log = logTo(wantsJson ? context.stderr : context.stdout);
    code = await command({ ...context, log, redactor });
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    const error = SiteDeployError.from(context.signal.aborted ? context.signal.reason : thrown);
    const log = logTo(context.stderr);
    for (const line of describeError(error)) log.error(line);
    return error.code === 'USAGE' || error.code === 'CONFIG_INVALID' || error.code === 'CONFIG_NOT_FOUND' ? 2 : 1;
  }
  return code;
}

export type Execute = (command: (context: CommandContext) => Promise<ExitCode>, wantsJson: boolean) => Promise<void>;

function createProgram({ stdout, stderr, env }: RunContext, execute: Execute): Command {
  const program = new Command('site-deploy')
    .description(
      "Takes a website's repository from a push to a live, verified site, with no cloud secret stored anywhere.",
    )
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      getOutHasColors: () => usesColor(stdout, env),
      getErrHasColors: () => usesColor(stderr, env),
    })
    .showHelpAfterError('(--help shows how it is used)')
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 used wrongly or config with errors.');

  program
    .command('deploy')
    .description('Build a site and deploy it, as the Action does.')
    .argument('[folder]', "root of the site's repository", '.')
    .option('--local', 'deploy to the local cloud: portal, login, hosting, all on this machine')
    .option('--dry-run', 'build and pack, and send nothing')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .addOption(new Option('--environment <name>', 'target environment').choices(['production', 'preview']))
    .option('--branch <name>', 'branch to deploy as; default: the one that is checked out')
    .option('--site-version <X.Y.Z>', 'version of the site; default: from branch, tag or package.json')
    .addOption(
      new Option('--mode <mode>', 'the whole deployment, one of its two jobs, or the end of the Preview')
        .choices(['all', 'build', 'deploy', 'close'])
        .default('all'),
    )
    .addOption(
      new Option('--uploader <uploader>', 'how to upload').choices(['auto', 'direct', 'official']).default('auto'),
    )
    .option('--force', 'upload also what is live already, or older than it')
    .option('--json', 'print the result as JSON')
    .action(async (folder: string, options) => {
      const { deployCommand } = await import('./deploy/deploy.ts');
      const { deployLocally } = await import('./deploy/deploy-local.ts');
      await execute(
        (context) => (options.local ? deployLocally : deployCommand)(folder, options, context),
        options.json,
      );
    });

  program
    .command('check')
    .description('Check the site config; every error at once, with its place.')
    .argument('[folder]', "root of the site's repository", '.')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--json', 'print the config with all defaults as JSON')
    .action(async (folder: string, options) => {
      const { check } = await import('./check/check.ts');
      await execute((context) => check(folder, options, context), options.json);
    });

  program
    .command('localcloud')
    .description('Run the local cloud until Ctrl-C: portal, login, content distribution and hosting on this machine.')
    .argument('[folders...]', 'repositories whose sites it knows; default: a sample site')
    .option('--dir <folder>', 'keep its data there; default: a temporary folder')
    .option('--install', 'install the packages that it needs, and end')
    .option('--json', 'print addresses and variables as JSON')
    .action(async (folders: string[], options) => {
      const { localCloud } = await import('./localcloud/localcloud.ts');
      await execute((context) => localCloud(folders, options, context), options.json);
    });

  addRollbackCommand(program, execute);

  addOnboardCommand(program, execute);

  addPreviewsCommand(program, execute);

  addPortalCommand(program, execute);

  registerWorkspace(program, execute);

  addContentCommand(program, execute);
  return program;
}

/** https://no-color.org, and FORCE_COLOR where a CI shows colours. */
function usesColor(stream: TextStream, env: CommandContext['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}
