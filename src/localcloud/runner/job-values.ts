/**
 * GitHub drops empty values and, with a warning, those that contain a masked one
 * (https://github.com/actions/runner/blob/main/src/Runner.Worker/JobExtension.cs).
 * @param hide applies the masks that the job has at that point
 */
export function retainValues(
  values: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && hide(value) === value),
  );
}
