import { expect, it } from 'vitest';
import { readContext } from '../../../src/action/context.ts';

const context = {
  eventName: 'push',
  ref: 'refs/heads/master',
  sha: 'a'.repeat(40),
  runId: 12,
  serverUrl: 'https://github.com',
  payload: { ref: 'refs/heads/master' },
};
const env = { GITHUB_EVENT_PATH: '/event.json' };
const refusal = expect.objectContaining({ code: 'EVENT_INVALID', facts: ['file: /event.json'] });

it('readContext returns the context of the toolkit', async () => {
  expect(await readContext(Promise.resolve({ context }), env)).toBe(context);
});

it.each([
  ['null', null],
  ['a list', []],
  ['a string', 'x'],
])('readContext refuses an event that is %s instead of an object', async (_, payload) => {
  const loaded = { context: { ...context, payload } } as unknown as { context: typeof context };
  await expect(readContext(Promise.resolve(loaded), env)).rejects.toEqual(refusal);
});

it('readContext refuses an event that the toolkit cannot read', async () => {
  const loading = Promise.reject(new SyntaxError('Unexpected end of JSON input'));
  await expect(readContext(loading, env)).rejects.toEqual(refusal);
});
