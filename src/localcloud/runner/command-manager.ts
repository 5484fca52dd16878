import path from 'node:path';
import { getErrorMessage } from '../../shared/errors/error.ts';
import {
  type CommandName,
  commandNames,
  getProperty,
  isSameName,
  parseCommand,
  RunnerRefusal,
  trimmed,
  type WorkflowCommand,
} from './command.ts';
import { type InstalledMatchers, readMatchers } from './matchers.ts';
import { type AnnotationLevel, parseRange, type StepLog } from './step-log.ts';

interface CommandOptions {
  readonly log: StepLog;
  readonly matchers: InstalledMatchers;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Stop tokens longer than this are masked for the rest of the job. */
const shortToken = 6;
const emptyMask = "Can't add secret mask for empty string in ##[add-mask] command.";
const nodeOptions = "Can't update NODE_OPTIONS environment variable using ::set-env:: command.";
const noOwner =
  'Either an owner name or a file path must be specified in ##[remove-matcher] command.';
const invalidEcho = "Invalid echo command value. Possible values can be: 'on', 'off'.";
const refusedToken =
  "You cannot use a endToken that is an empty string, the string 'pause-logging', or another " +
  'workflow command.';
const paused =
  'Paused processing commands until the token you called ::stopCommands:: with is received';
const changelog = 'For more information see: https://github.blog/changelog';
const quiet: readonly CommandName[] = ['add-mask', 'debug', 'warning', 'error', 'notice'];

/** https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs */
export function createCommandManager(options: CommandOptions) {
  const { log, matchers, workspace, env } = options;
  const results = {
    outputs: {} as Record<string, string>,
    state: {} as Record<string, string>,
    env: {} as Record<string, string>,
    path: [] as string[],
  };
  let stopToken: string | undefined;
  let echoing = log.debugging;
  const known = (name: string) => commandNames.find((candidate) => isSameName(candidate, name));
  const isRegistered = (name: string) =>
    known(name) !== undefined || (stopToken !== undefined && isSameName(name, stopToken));

  const allowed = (command: string) => {
    if (/^true$/i.test(trimmed(env.ACTIONS_ALLOW_UNSECURE_COMMANDS ?? ''))) return;
    throw new RunnerRefusal(
      `The \`${command}\` command is disabled. Please upgrade to using Environment Files or ` +
        'opt into unsecure command execution by setting the `ACTIONS_ALLOW_UNSECURE_COMMANDS` ' +
        `environment variable to \`true\`. ${changelog}/` +
        '2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/',
    );
  };
  const deprecate = (command: string) =>
    log.annotate(
      'warning',
      `The \`${command}\` command is deprecated and will be disabled soon. Please upgrade to ` +
        `using Environment Files. ${changelog}/` +
        '2022-10-11-github-actions-deprecating-save-state-and-set-output-commands/',
    );
  const nameIn = (command: WorkflowCommand) => {
    const name = getProperty(command, 'name') ?? '';
    if (name === '')
      throw new RunnerRefusal(`Required field 'name' is missing in ##[${command.name}] command.`);
    return name;
  };
  const annotate = (level: AnnotationLevel) => (command: WorkflowCommand) =>
    log.annotate(level, command.data, parseRange(command, workspace));

  type Effect = (command: WorkflowCommand) => void;
  const effects: Readonly<Record<Exclude<CommandName, 'stop-commands'>, Effect>> = {
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
    debug: ({ data }) => log.debug(data),
    group: ({ data }) => log.output(data),
    endgroup: () => undefined,
    'add-mask': ({ data }) => {
      if (trimmed(data) === '') return log.annotate('warning', emptyMask);
      if (echoing) log.output('::add-mask::***');
      for (const value of [data, ...data.split(/[\r\n]/).map(trimmed)]) log.masks.add(value);
    },
    'set-output': (command) => {
      deprecate('set-output');
      results.outputs[nameIn(command)] = command.data;
    },
    'save-state': (command) => {
      deprecate('save-state');
      results.state[nameIn(command)] = command.data;
    },
    'set-env': (command) => {
      allowed('set-env');
      const name = nameIn(command);
      if (isSameName(name, 'NODE_OPTIONS')) return log.annotate('error', nodeOptions);
      results.env[name] = command.data;
    },
    'add-path': ({ data }) => {
      allowed('add-path');
      if (!data) throw new RunnerRefusal("Value cannot be null or empty. (Parameter 'path')");
      results.path = [...results.path.filter((candidate) => candidate !== data), data];
    },
    'add-matcher': ({ data }) => {
      if (!data) return log.annotate('warning', 'File path must be specified.');
      matchers.add(readMatchers(path.resolve(workspace, data)));
    },
    'remove-matcher': (command) => {
      const owner = getProperty(command, 'owner');
      if (!owner === !command.data) return log.annotate('warning', noOwner);
      if (owner) return matchers.remove(owner);
      for (const known of readMatchers(path.resolve(workspace, command.data)))
        matchers.remove(known.owner);
    },
    echo: ({ data }) => {
      const value = trimmed(data).toUpperCase();
      if (value !== 'ON' && value !== 'OFF')
        throw new RunnerRefusal(`${invalidEcho} Current value is: '${data}'.`);
      echoing = value === 'ON';
    },
  };

  const stop = (line: string, token: string) => {
    const allowsAny = /^(1|true)$/i.test(env.ACTIONS_ALLOW_UNSECURE_STOPCOMMAND_TOKENS ?? '');
    if (!allowsAny && (token === '' || isSameName(token, 'pause-logging') || known(token)))
      throw new RunnerRefusal(refusedToken);
    stopToken = token;
    if (token.length > shortToken) log.masks.add(token);
    log.output(line);
    log.debug(paused);
  };

  const attempt = (label: string, effect: () => void) => {
    try {
      effect();
    } catch (error) {
      log.fail(`Unable to process command '${label}' successfully.`, getErrorMessage(error));
    }
  };

  return {
    /** Results of commands. Commands in files are applied afterwards. */
    results,
    /** @throws RunnerRefusal for a disallowed stop token, which ends the step */
    obey(line: string): string | undefined {
      const command = parseCommand(line, isRegistered);
      if (!command) return undefined;
      if (stopToken) {
        if (!isSameName(command.name, stopToken)) {
          const waiting = `waiting for '##[${stopToken}]' to resume.`;
          log.debug(`Process commands has been stopped and ${waiting}`);
          return undefined;
        }
        log.output(line);
        stopToken = undefined;
        return command.name.toLowerCase();
      }
      const name = known(command.name);
      if (!name) return undefined;
      if (name === 'stop-commands') {
        stop(line, command.data);
        return name;
      }
      if (echoing && !quiet.includes(name)) log.output(line);
      const label = quiet.includes(name) ? name : line;
      attempt(label, () => effects[name](command));
      return name;
    },
  };
}
