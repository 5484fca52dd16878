import { createInterface } from 'node:readline';
import { addAbortSignal, Readable } from 'node:stream';
import { untilAborted } from '../../shared/cancel.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import { fetchedToken, type TokenSource } from '../../shared/token-source.ts';
import type { CommandContext } from '../context.ts';

const maxLength = 64_000;

export function secretFromEnv(
  commandContext: Pick<CommandContext, 'env' | 'log'>,
  ...names: string[]
): Secret | undefined {
  const value = names.map((name) => commandContext.env[name]?.trim()).find((item) => item);
  if (!value) return undefined;
  return masked(value, commandContext.log);
}

export async function secretFromStdin(context: CommandContext, subject: string): Promise<Secret> {
  const chunks: Buffer[] = [];
  let size = 0;
  const input = context.stdin?.() ?? Readable.from([]);
  for await (const chunk of addAbortSignal(context.signal, input)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxLength)
      throw usageError(
        `Standard input is too long for a ${subject}: ${size} bytes.`,
        `Pass only the ${subject} on standard input.`,
      );
    chunks.push(bytes);
  }
  const value = Buffer.concat(chunks).toString('utf8').trim();
  if (value !== '') return masked(value, context.log);
  throw usageError(
    `Standard input contains no ${subject}.`,
    `Pass the ${subject} on standard input, with < file or a pipe.`,
  );
}

/** Reads a secret from standard input if an option says so; otherwise, from a variable. */
export async function secretFromInput(
  context: CommandContext,
  isOnStdin: boolean | undefined,
  subject: string,
  variable: string,
): Promise<Secret | undefined> {
  if (isOnStdin) return secretFromStdin(context, subject);
  return secretFromEnv(context, variable);
}

function masked(value: string, log: CommandContext['log']): Secret {
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}

/** Timeout in ms for a token command, which might wait for input forever. */
const timeoutMs = 120_000;
const ours =
  /^(GH_TOKEN|GITHUB_TOKEN|GH_ENTERPRISE_TOKEN|PORTAL_TOKEN|AZURE_ACCESS_TOKEN|SITE_DEPLOY_.*)$/i;

/**
 * Returns the token in one of the variables; `undefined` if none is set. If the variable `command`
 * is set, returns a source that runs the command in it to renew the token, and to get the first
 * token if no variable contains one.
 * @param names variables of the token
 * @param command name of a variable
 */
export function renewedToken(
  context: CommandContext,
  deps: Pick<Deps, 'exec'>,
  names: readonly string[],
  command: string,
): Secret | TokenSource | undefined {
  const first = secretFromEnv(context, ...names);
  const line = context.env[command]?.trim() ?? '';
  if (line === '') return first;
  return fetchedToken(first, () => runTokenCommand(command, line, context, deps));
}

async function runTokenCommand(
  name: string,
  line: string,
  context: CommandContext,
  deps: Pick<Deps, 'exec'>,
): Promise<Secret> {
  const { env, cwd, signal, log } = context;
  const childEnv = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !ours.test(entry[0]),
  );
  log.info(`Running ${name} to get a new token.`);
  const options = { cwd, env: Object.fromEntries(childEnv), signal, limitMs: timeoutMs };
  let [shell, flags] = ['sh', ['-c']];
  if (env.OS === 'Windows_NT') [shell, flags] = ['cmd', ['/d', '/s', '/c']];
  const result = await deps.exec(shell, [...flags, line], options);
  const fail = (message: string, facts: readonly string[] = []) =>
    new SiteDeployError('TOKEN_COMMAND_FAILED', `${name}: ${message}`, { facts });
  if (result.kind === 'not started') throw fail(`it did not start: ${result.reason}.`);
  // Mask the output even if the command failed, because it may contain the token.
  const token = new Secret(result.stdout.trim());
  if (token.reveal() !== '') log.mask(token);
  const stderrLines = result.stderr.trim().split('\n').slice(-3).filter(Boolean);
  if (result.kind === 'killed') throw fail(`it was killed: ${result.reason}.`, stderrLines);
  if (result.code !== 0) throw fail(`it ended with exit code ${result.code}.`, stderrLines);
  if (!/^[\x21-\x7e]{10,}$/.test(token.reveal()))
    throw fail('it did not print a token: expected one line without spaces.');
  return token;
}

export type StdinLines = ReturnType<typeof stdinLines>;

export function stdinLines(context: CommandContext) {
  const open = () => {
    const reader = createInterface({
      input: context.stdin?.() ?? Readable.from([]),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  let opened: ReturnType<typeof open> | undefined;
  const next = async (what: string, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    opened ??= open();
    const line = await untilAborted(opened.lines.next(), signal);
    const value = String(line.value ?? '').trim();
    if (value !== '') return value;
    throw usageError(`stdin contains no ${what}.`, `Write the ${what} to stdin on one line.`);
  };
  return {
    next,
    nextSecret: async (what: string, signal: AbortSignal) =>
      masked(await next(what, signal), context.log),
    [Symbol.dispose]() {
      opened?.reader.close();
    },
  };
}
