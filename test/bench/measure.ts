/** Times in milliseconds of several ways to do a thing, taken in turns, so that what else the machine does meets all alike. */
export async function interleaved<Name extends string>(
  rounds: number,
  ways: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(ways) as Name[];
  const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<
    Name,
    number[]
  >;
  // Once for nothing: the first run of each reads its files from the disk.
  for (const name of names) await ways[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(await ways[name]());
  }
  return times;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** `title: median 71 ms (68 to 90, 15 runs)`. */
export function summary(title: string, values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${title}: median ${Math.round(median(values))} ms (${low} to ${high}, ${values.length} runs)`;
}
