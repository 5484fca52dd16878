import type { CallInput, OperationId } from '../../clients/portal/call.ts';
import { defaultConfigFile } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Operation } from '../../contracts/portal/operation.ts';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { usageError } from '../../shared/errors/error.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { once } from '../../shared/once.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { loadConfigIfThere } from '../inputs/folders.ts';
import { portalToken, withPortal } from '../inputs/portal-client.ts';
import { safeJson } from '../terminal/cell.ts';
import { createPrinter } from '../terminal/printer.ts';
import { fieldLines, flatFields, tableLines } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type {
  Call,
  Format,
  PortalCommand,
  PortalCommandOptions,
  PortalSession,
} from './options.ts';

export async function runPortalCommand(
  scope: PortalCommand['scope'],
  work: (session: PortalSession) => Promise<void>,
  options: PortalCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, signal } = context;
  const url = await portalAddress(options.portal, env, () => loadConfigIfThere(context.cwd));
  // Cache the token, because standard input can be read only once.
  const credential = once(async () => portalToken(url, options, context));
  await withPortal(url, credential, context, async (client) => {
    const site = await getSite(scope, options, context);
    await work({ client, context, signal, ...site, ...createPrinter(context, options.json) });
  });
  return 0;
}

async function getSite(
  scope: PortalCommand['scope'],
  options: PortalCommandOptions,
  context: CommandContext,
): Promise<Pick<PortalSession, 'siteId' | 'host'>> {
  if (scope === 'portal') return { siteId: '' };
  if (scope === 'host') {
    if (options.host) return { siteId: '', host: options.host };
    const url = (await loadConfigIfThere(context.cwd))?.site.url;
    return { siteId: '', host: url && new URL(url).host };
  }
  const siteId = options.site ?? (await loadConfigIfThere(context.cwd))?.site.id;
  if (siteId) return { siteId };
  throw usageError(
    `No site is specified, and ${defaultConfigFile} is not in this folder.`,
    'Add --site <id>; run "site-deploy portal sites" to list the ids.',
  );
}

/**
 * Returns the portal's address from the option, else from `PORTAL_URL`, else from the site config.
 */
export async function portalAddress(
  option: string | undefined,
  env: CommandContext['env'],
  config: () => Promise<SiteConfig | undefined>,
): Promise<string> {
  if (option !== undefined) return serviceAddress(option, '--portal');
  if (env.PORTAL_URL) return serviceAddress(env.PORTAL_URL, 'PORTAL_URL');
  const address = (await config())?.portal.url;
  if (address) return serviceAddress(address, 'portal.url of the site config');
  throw usageError(
    'The address of the portal is unknown.',
    'Add --portal <url>, set PORTAL_URL, or run the command in a folder with a site.config.yml.',
  );
}

export async function runCall<Id extends OperationId, Options, Item>(
  command: Call<Id, Options, Item>,
  session: PortalSession,
  options: Options,
): Promise<void> {
  const { client, context, signal, siteId, host, json, width } = session;
  const operation: Operation = operations[command.calls];
  const input: { query?: unknown; body?: unknown } =
    (await command.input?.(options, session)) ?? {};
  const target = command.target?.(options, siteId) ?? `to ${siteId}`;
  if (input.query) refuseInvalid(operation.query, toWire(input.query), target);
  if (input.body) refuseInvalid(operation.body, input.body, target);
  const callInput = { siteId, ...input } as CallInput<Id>;
  const answered = await client.call(command.calls, callInput, { signal, host });
  const answer = command.select?.(answered, options) ?? answered;
  const format: Format = {
    fields: (record) => fieldLines(flatFields(record)),
    json: safeJson,
    table: (columns, rows) => tableLines(columns, rows, width),
  };
  if (command.rows)
    session.printTable(answer, command.columns ?? [], command.rows(answer), command.none ?? '');
  else
    session.print(withoutFields(answer, command.hidden), () => {
      if (command.lines) return command.lines(answer, format);
      if (operation.method === 'GET') return format.fields(Object(answer));
      return [];
    });
  const message = command.message?.(answer, { siteId, options, sent: input, json });
  for (const line of [message ?? []].flat()) context.log.info(plainText(line));
}

/** Converts the values of a query to strings, the form that the contract describes. */
function toWire(query: unknown): unknown {
  const values = Object.entries(omitUndefined(Object(query)));
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
}

function withoutFields(answer: unknown, hidden: readonly string[] = []): unknown {
  if (hidden.length === 0) return answer;
  const fields = Object.entries(Object(answer)).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(fields);
}
