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
import { createMasks, type Masks } from './masks.ts';
import { createMatchers, type InstalledMatchers, readMatchers } from './matchers.ts';
import { type AnnotationLevel, createStepLog, parseRange, type StepLog } from './step-log.ts';

export type Step = ReturnType<typeof createStep>;

export interface StepOptions {
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly masks?: Masks;
  readonly matchers?: InstalledMatchers;
  readonly onEntry?: (entry: string) => void;
}

export function createStep(options: StepOptions = {}) {
  const { workspace = '/', env = {}, masks = createMasks() } = options;
  const { matchers = createMatchers(workspace), onEntry = () => undefined } = options;
  const log = createStepLog(masks, env.RUNNER_DEBUG === '1', onEntry);
  const commands = new CommandManager({ log, matchers, workspace, env });
  let isAbandoned = false;
  return {
    log,
    commands,
    read(line: string): string | undefined {
      if (isAbandoned) return undefined;
      try {
        const obeyed = commands.obey(line);
        if (obeyed !== undefined) return obeyed;
      } catch (error) {
        if (!(error instanceof RunnerRefusal)) throw error;
        isAbandoned = true;
        log.fail(error.message);
        return undefined;
      }
      const text = line.replaceAll(/##\[(start|end)-action/g, '##[\\$1-action');
      const problem = matchers.match(text);
      if (!problem) log.output(text);
      else log.annotate(problem.level, problem.message, problem.range, text);
      return undefined;
    },
  };
}

interface CommandOptions {
  readonly log: StepLog;
  readonly matchers: InstalledMatchers;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Length of a stop token above which it is masked for the rest of the job. */
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

type Effect = (command: WorkflowCommand) => void;

/**
 * Executes workflow commands:
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs
 */
class CommandManager {
  /** Results of commands in the output. Results of command files are added afterwards. */
  readonly results = {
    outputs: {} as Record<string, string>,
    state: {} as Record<string, string>,
    env: {} as Record<string, string>,
    path: [] as string[],
  };
  readonly #log: StepLog;
  readonly #matchers: InstalledMatchers;
  readonly #workspace: string;
  readonly #env: Readonly<Record<string, string>>;
  #stopToken: string | undefined;
  #isEchoing: boolean;

  constructor({ log, matchers, workspace, env }: CommandOptions) {
    this.#log = log;
    this.#matchers = matchers;
    this.#workspace = workspace;
    this.#env = env;
    this.#isEchoing = log.debugging;
  }

  /**
   * Executes the command in a line, and returns its name; `undefined` if it executes none.
   * @throws RunnerRefusal for a disallowed stop token: the step fails, and its log ends
   */
  obey(line: string): string | undefined {
    const token = this.#stopToken;
    const isToken = (name: string) => token !== undefined && isSameName(name, token);
    const command = parseCommand(line, (name) => isToken(name) || findName(name) !== undefined);
    if (!command) return undefined;
    if (token) return this.#resume(line, command.name, token);
    const name = findName(command.name);
    if (!name) return undefined;
    if (name === 'stop-commands') {
      this.#stop(line, command.data);
      return name;
    }
    const isQuiet = quiet.includes(name);
    if (this.#isEchoing && !isQuiet) this.#log.output(line);
    try {
      this.#effects[name](command);
    } catch (error) {
      const failure = `Unable to process command '${isQuiet ? name : line}' successfully.`;
      this.#log.fail(failure, getErrorMessage(error));
    }
    return name;
  }

  #stop(line: string, token: string): void {
    const isInvalid = token === '' || isSameName(token, 'pause-logging') || findName(token);
    const allowsAny = /^(1|true)$/i.test(this.#env.ACTIONS_ALLOW_UNSECURE_STOPCOMMAND_TOKENS ?? '');
    if (isInvalid && !allowsAny) throw new RunnerRefusal(refusedToken);
    this.#stopToken = token;
    if (token.length > shortToken) this.#log.masks.add(token);
    this.#log.output(line);
    this.#log.debug(paused);
  }

  #resume(line: string, name: string, token: string): string | undefined {
    if (!isSameName(name, token)) {
      const waiting = `waiting for '##[${token}]' to resume.`;
      this.#log.debug(`Process commands has been stopped and ${waiting}`);
      return undefined;
    }
    this.#log.output(line);
    this.#stopToken = undefined;
    return name.toLowerCase();
  }

  readonly #effects: Readonly<Record<Exclude<CommandName, 'stop-commands'>, Effect>> = {
    error: (command) => this.#annotate('error', command),
    warning: (command) => this.#annotate('warning', command),
    notice: (command) => this.#annotate('notice', command),
    debug: ({ data }) => this.#log.debug(data),
    group: ({ data }) => this.#log.output(data),
    endgroup: () => undefined,
    'add-mask': ({ data }) => {
      if (trimmed(data) === '') return this.#warn(emptyMask);
      if (this.#isEchoing) this.#log.output('::add-mask::***');
      for (const value of [data, ...data.split(/[\r\n]/).map(trimmed)]) this.#log.masks.add(value);
    },
    'set-output': (command) => {
      this.#deprecate('set-output');
      this.results.outputs[nameIn(command)] = command.data;
    },
    'save-state': (command) => {
      this.#deprecate('save-state');
      this.results.state[nameIn(command)] = command.data;
    },
    'set-env': (command) => {
      this.#requireUnsecure('set-env');
      const name = nameIn(command);
      if (isSameName(name, 'NODE_OPTIONS')) return this.#log.annotate('error', nodeOptions);
      this.results.env[name] = command.data;
    },
    'add-path': ({ data }) => {
      this.#requireUnsecure('add-path');
      if (!data) throw new RunnerRefusal("Value cannot be null or empty. (Parameter 'path')");
      const others = this.results.path.filter((candidate) => candidate !== data);
      this.results.path = [...others, data];
    },
    'add-matcher': ({ data }) => {
      if (!data) return this.#warn('File path must be specified.');
      this.#matchers.add(readMatchers(path.resolve(this.#workspace, data)));
    },
    'remove-matcher': (command) => {
      const owner = getProperty(command, 'owner');
      if (!owner === !command.data) return this.#warn(noOwner);
      if (owner) return this.#matchers.remove(owner);
      for (const known of readMatchers(path.resolve(this.#workspace, command.data)))
        this.#matchers.remove(known.owner);
    },
    echo: ({ data }) => {
      const value = trimmed(data).toUpperCase();
      if (value !== 'ON' && value !== 'OFF')
        throw new RunnerRefusal(`${invalidEcho} Current value is: '${data}'.`);
      this.#isEchoing = value === 'ON';
    },
  };

  #annotate(level: AnnotationLevel, command: WorkflowCommand): void {
    this.#log.annotate(level, command.data, parseRange(command, this.#workspace));
  }

  #warn(message: string): void {
    this.#log.annotate('warning', message);
  }

  #deprecate(command: string): void {
    this.#warn(
      `The \`${command}\` command is deprecated and will be disabled soon. Please upgrade to ` +
        `using Environment Files. ${changelog}/` +
        '2022-10-11-github-actions-deprecating-save-state-and-set-output-commands/',
    );
  }

  #requireUnsecure(command: string): void {
    if (/^true$/i.test(trimmed(this.#env.ACTIONS_ALLOW_UNSECURE_COMMANDS ?? ''))) return;
    throw new RunnerRefusal(
      `The \`${command}\` command is disabled. Please upgrade to using Environment Files or ` +
        'opt into unsecure command execution by setting the `ACTIONS_ALLOW_UNSECURE_COMMANDS` ' +
        `environment variable to \`true\`. ${changelog}/` +
        '2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/',
    );
  }
}

const findName = (name: string) => commandNames.find((candidate) => isSameName(candidate, name));

function nameIn(command: WorkflowCommand): string {
  const name = getProperty(command, 'name') ?? '';
  if (name !== '') return name;
  throw new RunnerRefusal(`Required field 'name' is missing in ##[${command.name}] command.`);
}
