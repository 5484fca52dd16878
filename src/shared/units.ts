/** A size for people: `312 kB`, `1.4 MB`. Decimal units. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  const units = ['kB', 'MB', 'GB'];
  let value = count;
  let unit = -1;
  do {
    value /= 1000;
    unit += 1;
  } while (value >= 999.5 && unit < units.length - 1);
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}

/** A duration for people: `0.31 s`, `12 s`, `2 min 5 s`. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  if (value < 10) return `${value.toFixed(2)} s`;
  const whole = Math.round(value);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
