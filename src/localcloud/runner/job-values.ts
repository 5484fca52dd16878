/** GitHub drops empty values and those that contain a masked one. */
export function retainValues(
  values: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && hide(value) === value),
  );
}
