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

export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  if (value < 10) return `${value.toFixed(2)} s`;
  const whole = Math.round(value);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function count(number: number, noun: string): string {
  if (number === 1) return `one ${noun}`;
  return `${number} ${noun}${noun.endsWith('s') ? 'es' : 's'}`;
}

const defaultMaxNames = 10;

export function limitLines(lines: readonly string[], max: number = defaultMaxNames): string[] {
  const left = lines.length - max;
  if (left > 0) return [...lines.slice(0, max), `… and ${left} more`];
  return [...lines];
}

export function firstNames(names: readonly string[], max: number = defaultMaxNames): string {
  const left = names.length - max;
  const listed = names.slice(0, max).join(', ');
  if (left <= 0) return listed;
  return `${listed} and ${left} more`;
}

/** Formats a whole number like `15,000`. Doesn't use `Intl`, which takes 25 ms to load. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
