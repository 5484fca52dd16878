/**
 * What GitHub keeps of a job's outputs, or of its environment's address: a value that holds something hidden is dropped
 * with a warning (https://github.com/actions/runner/blob/main/src/Runner.Worker/JobExtension.cs), and so is an empty
 * one.
 * @param hide what the job hides by then
 */
export function keptValues(
  values: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && hide(value) === value));
}
