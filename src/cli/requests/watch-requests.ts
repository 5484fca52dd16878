import type { RequestEnd } from '../../automation/requests/requests.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { plainText } from '../../shared/plain-text.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';

/** Poll interval in ms. */
const pause = 20_000;
/** Transient failures, which occur when watching for hours. */
const passing: readonly ErrorCode[] = [
  'GITHUB_UNAVAILABLE',
  'GITHUB_RATE_LIMITED',
  'PORTAL_UNAVAILABLE',
  'PORTAL_RATE_LIMITED',
];

/**
 * Outputs each change of the requests until all are closed.
 * @param look read-only
 */
export async function watchRequests(
  look: () => Promise<readonly RequestEnd[]>,
  { clock, json = false }: { readonly clock: Clock; readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const said = new Map<string, string>();
  let lost: string | undefined;
  for (;;) {
    try {
      const ends = await look();
      for (const one of ends) {
        const line = lineOf(one);
        if (said.get(one.request.id) !== line)
          createPrinter(context, json).print(one, () => [line]);
        said.set(one.request.id, line);
      }
      if (ends.every(({ end }) => end.kind === 'done')) return 0;
      lost = undefined;
    } catch (error) {
      if (!(error instanceof SiteDeployError) || !passing.includes(error.code)) throw error;
      if (lost !== error.message)
        context.log.warn(`${error.message} Looking again every ${seconds(pause)}.`);
      lost = error.message;
    }
    await clock.sleep(pause, context.signal);
  }
}

function lineOf({ request, end }: RequestEnd): string {
  const url = end.url ? ` ${end.url}` : '';
  return `${request.id}  ${request.status}  ${plainText(request.title)}: ${plainText(end.what)}${url}`;
}
