/** With all that it contains. Otherwise, a change by one caller would be read by all others. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) freeze(item);
  return Object.freeze(value);
}
