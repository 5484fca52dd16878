import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import { fetchedToken, type TokenSource } from '../../shared/token-source.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv } from './secrets.ts';

/** Timeout in ms, so that a prompting command can't hang the run. */
const timeoutMs = 120_000;
/** Hidden from tools such as az and gh, which would renew them. */
const ours =
  /^(GH_TOKEN|GITHUB_TOKEN|GH_ENTERPRISE_TOKEN|PORTAL_TOKEN|AZURE_ACCESS_TOKEN|SITE_DEPLOY_.*)$/i;

/** Renewed by the command in `<NAME>_COMMAND` if set, which also supplies a missing first token. */
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

/** @throws SiteDeployError `TOKEN_COMMAND_FAILED` */
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
  const isWindows = env.OS === 'Windows_NT';
  const result = isWindows
    ? await deps.exec('cmd', ['/d', '/s', '/c', line], options)
    : await deps.exec('sh', ['-c', line], options);
  const fail = (message: string, facts: readonly string[] = []) =>
    new SiteDeployError('TOKEN_COMMAND_FAILED', `${name}: ${message}`, { facts });
  if (result.kind === 'not started') throw fail(`it did not start: ${result.reason}.`);
  // Its output may be the token.
  const token = new Secret(result.stdout.trim());
  if (token.reveal() !== '') log.mask(token);
  const stderrLines = result.stderr.trim().split('\n').slice(-3).filter(Boolean);
  if (result.kind === 'killed') throw fail(`it was killed: ${result.reason}.`, stderrLines);
  if (result.code !== 0) throw fail(`it ended with exit code ${result.code}.`, stderrLines);
  if (!/^[\x21-\x7e]{10,}$/.test(token.reveal()))
    throw fail('it did not print a token: expected one line without spaces.');
  return token;
}
