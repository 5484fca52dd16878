import type { CallInput, OperationId } from '../../clients/portal/call.ts';
import type { Operation } from '../../contracts/portal/operation.ts';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { plainText } from '../../shared/plain-text.ts';
import { safeJson } from '../terminal/cell.ts';
import { fieldLines, flatFields, tableLines } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { AnyCall, Format, PortalCommandOptions, PortalSession } from './options.ts';

export async function runCall(
  command: AnyCall,
  session: PortalSession,
  options: PortalCommandOptions,
): Promise<void> {
  const { client, context, signal, siteId, host, json, width } = session;
  const operation: Operation = operations[command.calls];
  const input: { query?: unknown; body?: unknown } =
    (await command.input?.(options, session)) ?? {};
  const target = command.target?.(options, siteId) ?? `to ${siteId}`;
  if (input.query) refuseInvalid(operation.query, input.query, target);
  if (input.body) refuseInvalid(operation.body, input.body, target);
  const callInput = { siteId, ...input } as CallInput<OperationId>;
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

function withoutFields(answer: unknown, hidden: readonly string[] = []): unknown {
  if (hidden.length === 0) return answer;
  const fields = Object.entries(Object(answer)).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(fields);
}
