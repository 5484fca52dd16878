import type { RequestOutcome } from '../../automation/requests/requests.ts';
import type { Clock } from '../../shared/clock.ts';
import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { plainText } from '../../shared/plain-text.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';

/** Poll interval in ms. */
const pause = 20_000;
const passing: readonly ErrorCode[] = [
  'GITHUB_UNAVAILABLE',
  'GITHUB_RATE_LIMITED',
  'PORTAL_UNAVAILABLE',
  'PORTAL_RATE_LIMITED',
];

export async function watchRequests(
  readOutcomes: () => Promise<readonly RequestOutcome[]>,
  options: { readonly clock: Clock; readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { clock, json = false } = options;
  const printedLines = new Map<string, string>();
  let lost: string | undefined;
  for (;;) {
    try {
      const outcomes = await readOutcomes();
      for (const outcome of outcomes) {
        const line = formatLine(outcome);
        if (printedLines.get(outcome.request.id) !== line)
          createPrinter(context, json).print(outcome, () => [line]);
        printedLines.set(outcome.request.id, line);
      }
      if (outcomes.every((outcome) => outcome.end.kind === 'done')) return 0;
      lost = undefined;
    } catch (error) {
      if (!(error instanceof SiteDeployError) || !passing.includes(error.code)) throw error;
      if (lost !== error.message)
        context.log.warn(`${error.message} Retrying every ${seconds(pause)}.`);
      lost = error.message;
    }
    await clock.sleep(pause, context.signal);
  }
}

function formatLine(outcome: RequestOutcome): string {
  const { request, end } = outcome;
  const what = `${plainText(request.title)}: ${plainText(end.what)}`;
  return compact([`${request.id}  ${request.status}  ${what}`, end.url]).join(' ');
}
