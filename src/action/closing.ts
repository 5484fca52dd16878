interface ClosingCommands {
  info(message: string): void;
  /** Shows an annotation. */
  fail(message: string): void;
}

/**
 * The most UTF-16 units of an annotation. The runner cuts what is longer, also in the log
 * (https://github.com/actions/runner/blob/main/src/Runner.Worker/ExecutionContext.cs).
 */
const longest = 4_096;

/**
 * Prints the closing lines of a run. Of a failure they are an annotation as well: whole where it holds them, else only
 * the first one and the last two, which say what happened, whether the live site has changed, and what to do.
 * @param lines as they may be shown
 */
export function closeRun(isDone: boolean, lines: readonly string[], core: ClosingCommands): void {
  const all = lines.join('\n');
  const fits = all.length <= longest;
  if (isDone || !fits) core.info(all);
  if (!isDone) core.fail(fits ? all : shortened(lines));
}

function shortened([first = '', ...rest]: readonly string[]): string {
  const most = Math.floor(longest / 3) - 2;
  const cut = (line: string) => (line.length > most ? `${line.slice(0, most)}…` : line);
  return [first, ...rest.slice(-2)].map(cut).join('\n');
}
