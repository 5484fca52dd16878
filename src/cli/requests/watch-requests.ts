import { advanceRequests, type RequestEnd } from '../../requests/requests.ts';
import type { RequestWorld } from '../../requests/world.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';

/** Milliseconds between two looks. */
const pause = 20_000;

/** Says each change of the requests until all have ended. It changes nothing. */
export async function watchRequests(
  world: RequestWorld,
  { request: only, json = false }: { readonly request?: string; readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { clock, signal } = world.deps;
  const said = new Map<string, string>();
  for (;;) {
    const ends = await advanceRequests(world, { waitMs: 0, dryRun: true, only });
    for (const one of ends) {
      const line = lineOf(one);
      if (said.get(one.request.id) !== line) createPrinter(context, json).print(one, () => [line]);
      said.set(one.request.id, line);
    }
    if (ends.every(({ end }) => end.kind === 'done')) return 0;
    await clock.sleep(pause, signal);
  }
}

function lineOf({ request, end }: RequestEnd): string {
  const url = end.url === undefined ? '' : ` ${end.url}`;
  return `${request.id}  ${request.status}  ${plainText(request.title)}: ${plainText(end.what)}${url}`;
}
