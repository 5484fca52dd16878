import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { canPrompt, isConfirmed } from '../../../../src/cli/terminal/confirm.ts';
import { terminalContext } from '../command-context.ts';

function terminal(isTTY: boolean) {
  const output: string[] = [];
  const input = Object.assign(new PassThrough(), { isTTY });
  const controller = new AbortController();
  const { signal } = controller;
  const context = { ...terminalContext(input, (text) => output.push(text), { isTTY }), signal };
  return { context, input, output, cancel: () => controller.abort(new Error('cancelled')) };
}

it('canPrompt returns true only at a terminal whose input does not carry the token', () => {
  expect(canPrompt({}, terminal(true).context)).toBe(true);
  expect(canPrompt({ tokenStdin: true }, terminal(true).context)).toBe(false);
  expect(canPrompt({}, terminal(false).context)).toBe(false);
});

it.each([
  ['y', true],
  ['Yes', true],
  ['', false],
  ['n', false],
  ['yesterday', false],
])('isConfirmed returns $1 for the answer "$0"', async (answer, expected) => {
  const { context, input, output } = terminal(true);
  input.write(`${answer}\n`);
  expect(await isConfirmed('Close preview?', context)).toBe(expected);
  expect(output).toEqual(['Close preview? [y/N] ']);
});

it('isConfirmed returns false at the end of the input', async () => {
  const { context, input } = terminal(true);
  input.end();
  expect(await isConfirmed('Close?', context)).toBe(false);
});

it('isConfirmed rejects with the abort reason', async () => {
  const cancelled = terminal(true);
  const asking = isConfirmed('Close?', cancelled.context);
  cancelled.cancel();
  await expect(asking).rejects.toThrow('cancelled');
});
