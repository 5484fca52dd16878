import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWaiting } from '../../../../src/cli/terminal/waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clear = '\r\u001b[2K';

function terminal(columns?: number) {
  const written: string[] = [];
  const stream = {
    write: (text: string) => void written.push(text),
    isTTY: true,
    ...(columns && { columns }),
  };
  return { written, ...createWaiting(stream, stream, true) };
}

it('a terminal shows the current activity and its duration after half a second of silence', () => {
  const { written, show } = terminal();
  using _ = show('building');
  vi.advanceTimersByTime(499);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([`${clear}| building `]);
  vi.advanceTimersByTime(600);
  expect(written.at(-1)).toBe(`${clear}- building 1 s`);
});

it('a terminal replaces the activity with a printed line and restarts the delay', () => {
  const { written, show, stdout } = terminal();
  using _ = show('building');
  vi.advanceTimersByTime(500);
  stdout.write('a line\n');
  expect(written.slice(-2)).toEqual([clear, 'a line\n']);
  vi.advanceTimersByTime(499);
  expect(written.at(-1)).toBe('a line\n');
  vi.advanceTimersByTime(1);
  expect(written.at(-1)).toBe(`${clear}| building `);
});

it('a terminal shows an activity immediately if the activity blocks the process', () => {
  const { written, show } = terminal();
  {
    using _ = show('loading', true);
    expect(written).toEqual([`${clear}| loading `]);
  }
  expect(written.at(-1)).toBe(clear);
});

it('a terminal does not show the activity while a question waits for its answer', () => {
  const { written, show, stderr } = terminal();
  using _ = show('building');
  stderr.write('Install them? [y/N] ');
  vi.advanceTimersByTime(5_000);
  expect(written).toEqual(['Install them? [y/N] ']);
});

it('a terminal clears an activity when the activity ends', () => {
  const { written, show } = terminal();
  {
    using _ = show('building');
    vi.advanceTimersByTime(500);
  }
  expect(written.at(-1)).toBe(clear);
  vi.advanceTimersByTime(5_000);
  expect(written.at(-1)).toBe(clear);
});

it('a terminal of 20 columns cuts an activity to one line', () => {
  const { written, show } = terminal(20);
  using _ = show('waiting for a service that is far away');
  vi.advanceTimersByTime(500);
  expect(written.at(-1)?.slice(clear.length)).toHaveLength(19);
});

it('an output that is not a terminal does not show the activity', () => {
  const stream = { write: vi.fn() };
  const { show, stdout } = createWaiting(stream, stream, false);
  using _ = show('building');
  vi.advanceTimersByTime(5_000);
  expect(stdout).toBe(stream);
  expect(stream.write).not.toHaveBeenCalled();
});
