/** Formats a size: `312 kB`, `1.4 MB`. Decimal units. */
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

/** Formats a duration: `0.31 s`, `12 s`, `2 min 5 s`. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  if (value < 10) return `${value.toFixed(2)} s`;
  const whole = Math.round(value);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Formats a count: `one error`, `3 errors`, `2 processes`. */
export function count(number: number, noun: string): string {
  if (number === 1) return `one ${noun}`;
  return `${number} ${noun}${noun.endsWith('s') ? 'es' : 's'}`;
}

const defaultMaxNames = 10;

/** The first lines of a list; a final line counts the rest. */
export function limitLines(lines: readonly string[], max: number = defaultMaxNames): string[] {
  const left = lines.length - max;
  if (left > 0) return [...lines.slice(0, max), `… and ${left} more`];
  return [...lines];
}

/** Formats the first names of a list: `a, b and 4 more`. */
export function firstNames(names: readonly string[], max: number = defaultMaxNames): string {
  const left = names.length - max;
  return names.slice(0, max).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** Formats a whole number: `15,000`. `Intl` takes 25 ms to load. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
