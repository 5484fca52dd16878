export function omitUndefined<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries) as Value;
}
