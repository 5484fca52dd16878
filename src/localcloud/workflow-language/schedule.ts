import { toMap } from './language.ts';
import type { Workflow } from './workflow.ts';

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

interface Field {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const fields: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: months },
  { min: 0, max: 7, names: days },
];

export function listSchedules(workflow: Workflow) {
  const { schedule } = toMap(workflow.source.on);
  return [schedule ?? []].flat().map((entry) => {
    const { cron, timezone = 'UTC' } = toMap(entry);
    return { cron: String(cron), timezone: String(timezone) };
  });
}

export const listCrons = (workflow: Workflow) => listSchedules(workflow).map(({ cron }) => cron);

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Returns minute, hour, day, month and weekday in a time zone. */
function readClock(at: Date, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const names = ['minute', 'hour', 'day', 'month'] as const;
  const weekday = days.indexOf((parts.get('weekday') ?? '').toLowerCase());
  return [...names.map((name) => Number(parts.get(name))), weekday];
}

/**
 * Returns whether a cron expression matches a time:
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/crontab.html
 */
export function isDue(cron: string, at: Date, timezone = 'UTC'): boolean {
  if (!isTimezone(timezone)) return false;
  const parts = cron.trim().split(/\s+/);
  const values = readClock(at, timezone);
  const [minute, hour, date, month, day] = fields.map((field, index) =>
    includes(parts[index] ?? '', values[index] ?? 0, field),
  );
  // If both day fields are restricted, one match suffices.
  const isEither = !/^\*/.test(parts[2] ?? '') && !/^\*/.test(parts[4] ?? '');
  const isDay = isEither ? date || day : date && day;
  return parts.length === fields.length && Boolean(minute && hour && isDay && month);
}

function includes(written: string, value: number, field: Field): boolean {
  return written.split(',').some((item) => {
    const [range = '', step] = item.split('/');
    const [from, to] = readRange(range, step !== undefined, field);
    // Sunday is both 0 and 7.
    const values = field.max === 7 && value === 0 ? [0, 7] : [value];
    return values.some((one) => one >= from && one <= to && (one - from) % Number(step ?? 1) === 0);
  });
}

function readRange(range: string, hasStep: boolean, field: Field): [from: number, to: number] {
  const { min, max, names = [] } = field;
  if (range === '*') return [min, max];
  const read = (text: string) => {
    const at = names.indexOf(text.toLowerCase());
    if (at < 0) return Number(text);
    return at + min;
  };
  const [from = '', to] = range.split('-');
  if (to) return [read(from), read(to)];
  return [read(from), hasStep ? max : read(from)];
}
