interface ClosingCommands {
  info(message: string): void;
  fail(message: string): void;
}

/**
 * In UTF-16 units; the runner truncates longer ones:
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ExecutionContext.cs
 */
const maxLength = 4_096;

/** On failure, they also become an annotation: all if they fit, else the first and the last two. */
export function closeRun(isDone: boolean, lines: readonly string[], core: ClosingCommands): void {
  const all = lines.join('\n');
  const fits = all.length <= maxLength;
  if (isDone || !fits) core.info(all);
  if (!isDone) core.fail(fits ? all : shortened(lines));
}

function shortened([first = '', ...rest]: readonly string[]): string {
  const maxLineLength = Math.floor(maxLength / 3) - 2;
  const cut = (line: string) => {
    if (line.length <= maxLineLength) return line;
    return `${line.slice(0, maxLineLength)}…`;
  };
  return [first, ...rest.slice(-2)].map(cut).join('\n');
}
