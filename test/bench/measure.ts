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
